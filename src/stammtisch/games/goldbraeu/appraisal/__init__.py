"""What the greedy bot thinks of each decision, one module for each chapter of the rulebook."""
