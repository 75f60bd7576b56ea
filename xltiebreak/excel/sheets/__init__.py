"""The sheets of the workbooks: a function returns each as data, and the painter writes it."""
