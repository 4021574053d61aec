"""Looking ahead: the tree search that every searching bot uses. Knows the engine and no game."""
