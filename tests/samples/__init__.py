"""Events to test with: written down shortly, read from data files, or made up at random."""
