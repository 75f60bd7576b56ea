"""LibreOffice: the functions as an extension of Calc, and its set-up."""
