"""LibreOffice itself: the extension in it, and workbooks that it works out."""
