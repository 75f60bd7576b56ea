"""Chess tie-breaks that show their arithmetic."""

__version__ = "0.1.0"
