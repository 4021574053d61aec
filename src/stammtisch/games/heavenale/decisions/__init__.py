"""The decisions of Heaven & Ale, one module for each chapter of the rulebook."""
