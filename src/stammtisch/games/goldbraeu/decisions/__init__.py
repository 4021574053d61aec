"""The decisions of Goldbräu, one module for each chapter of the rulebook."""
