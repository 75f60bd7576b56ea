"""The values of a workbook's formulas, worked out from their text."""
