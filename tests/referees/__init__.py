"""Programs that others wrote, asked for the same figures: gacrux and the npm package tiebreak."""
