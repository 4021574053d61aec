"""What the greedy bot thinks of each decision, one module for each idea: beans, journeys, purchases, bargains."""
