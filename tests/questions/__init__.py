"""Why one is before another, what if, and what changed."""
