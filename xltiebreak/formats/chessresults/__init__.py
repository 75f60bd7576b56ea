"""Crosstables from chess-results.com, saved as Excel files or as web pages.

:func:`xltiebreak.formats.chessresults.reading.read_chess_results` makes an event of either.
"""
