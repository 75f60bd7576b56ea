"""The program in a browser: a page of static files that asks ``replies`` in Pyodide."""
