"""How the bulletin is laid out: Word's markup, tables, styles, pages, and a club's own file."""
