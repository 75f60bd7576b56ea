"""Places and arithmetic by plain formulas, which every spreadsheet works out without an add-in."""
