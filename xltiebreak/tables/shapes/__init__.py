"""The numbers by which the results of a table name its players."""
