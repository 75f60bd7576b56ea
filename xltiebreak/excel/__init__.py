"""Excel workbooks: written for typing, read as events."""
