"""What the spreadsheet functions do, on plain values and without any spreadsheet.

Like the core, these modules keep to the standard library: they travel into workbooks.
"""
