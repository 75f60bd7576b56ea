"""What a spreadsheet function does, on plain values."""
