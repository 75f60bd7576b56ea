"""Files on the disk: read; written whole or not at all, one or several that belong together."""
