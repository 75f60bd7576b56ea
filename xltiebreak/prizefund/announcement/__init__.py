"""The line of an announcement, as clubs print it, read as prizes: nothing in it is guessed."""
