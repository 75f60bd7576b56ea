"""The tests of the comparison with other programs, and of what it finds out about them."""
