"""What the pictures of all games share: SVG, the players' colours, terminal markup. Knows no game."""
