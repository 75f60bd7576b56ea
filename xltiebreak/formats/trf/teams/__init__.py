"""Team events in a TRF: records 013 and 310 with their line-ups, byes and forfeited matches.

A TRF holds the players' games; the matches follow from them.
"""
