"""The sheets of the workbooks as they are laid out, a file each."""
