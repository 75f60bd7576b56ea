"""Files of other programs, read and written; ``kinds`` lists them, ``files`` opens them."""
