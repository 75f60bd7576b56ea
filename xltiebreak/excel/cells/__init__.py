"""The typed cells and the formulas of a workbook, and where they stand; nothing is drawn here."""
