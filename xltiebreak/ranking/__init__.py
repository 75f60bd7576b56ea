"""Places: orders, standings, combined teams, and the explanation of one player."""
