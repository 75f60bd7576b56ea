"""The rules: editions, terms, worksheets, and the tie-break systems."""
