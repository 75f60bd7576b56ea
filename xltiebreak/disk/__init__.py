"""What is written on the disk: one file, or several that belong together, whole or not at all."""
