"""The answer of each command as tables, sentences and JSON; all faces show the same answers."""
