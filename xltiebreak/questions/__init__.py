"""What people ask of the places: why one is before another, what if, and what changed."""
