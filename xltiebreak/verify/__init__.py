"""Another program's printed tie-breaks against ours, and what it must have done.

Columns, labels and the comparison belong to the functions in Excel, too; like the core, these
modules keep to the standard library.
"""
