"""The tests of xltiebreak."""
