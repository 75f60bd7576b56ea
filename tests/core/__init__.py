"""The tests of the core: results, checks, editions, tie-breaks, worksheets and places."""
