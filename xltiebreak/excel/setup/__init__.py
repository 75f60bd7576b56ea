"""The set-up of the classic add-in on Windows, and what keeps it from working."""
