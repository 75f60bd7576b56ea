"""Excel: ``writer`` writes a workbook, its ``sheets`` as data, ``reader`` reads a file and ``book``
the one open in Excel; ``udfs`` are the functions, for each of the ``routes``; ``web_extension``
packs them into a main.py, and ``setup`` installs the add-in."""
