"""The tests of the Word bulletin."""
