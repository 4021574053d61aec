"""The games behind the standard interfaces of research: PettingZoo, Gymnasium, OpenSpiel, and batches in NumPy."""
