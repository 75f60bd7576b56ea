"""What the formulas of a workbook give, worked out from their text."""
