"""The event: sections, players, results, and how a cell is read."""
