"""The classic add-in set up on Windows, and what keeps it from working."""
