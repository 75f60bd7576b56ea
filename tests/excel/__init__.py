"""The workbooks, their formulas, and the routes by which Excel calls the functions."""
