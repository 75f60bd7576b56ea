"""How the package is built: its rooms, and where its core runs."""
