"""What the bulletin of a team event, or of one with teams of players, has beyond the usual."""
