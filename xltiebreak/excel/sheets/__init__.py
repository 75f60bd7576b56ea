"""The sheets of the workbooks as data: a function gives each, and the painter writes them."""
