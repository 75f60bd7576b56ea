"""FIDE's Tournament Report File, TRF16 and TRF26: events of players and of teams, read and
written.

:func:`xltiebreak.formats.trf.reading.read_trf` makes an event of a file,
:func:`xltiebreak.formats.trf.writing.write_trf` a file of an event.
"""
