"""Formulas as text files, in Excel's own language with names in place of addresses."""
