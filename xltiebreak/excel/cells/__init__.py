"""What stands in the cells of a workbook, typed or worked out, and where; nothing is drawn here."""
