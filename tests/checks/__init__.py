"""What is wrong with a section, and in which cell."""
