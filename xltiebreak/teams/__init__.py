"""Team events: matches with the points inside them, and the three ways to count a match."""
