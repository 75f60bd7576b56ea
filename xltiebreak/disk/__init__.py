"""What is written on the disk: one file, or several that belong together, whole or not at all."""

MAX_FILE = 64 * 1024 * 1024
"""How many bytes of a file are read; what is larger is no event."""
