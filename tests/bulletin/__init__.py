"""The Word bulletin."""
