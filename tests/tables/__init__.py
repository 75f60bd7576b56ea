"""Reading tables of cells, wherever they come from."""
