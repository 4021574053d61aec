"""The decisions of Bohn Hansa, one module for each chapter of the rulebook."""
