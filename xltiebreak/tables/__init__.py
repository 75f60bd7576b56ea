"""Tables of cells, wherever they come from, read as the sections of an event."""
