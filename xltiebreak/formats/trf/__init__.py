"""FIDE's Tournament Report File, TRF16 and TRF26: events of players and of teams.

Where the records are read and written:

========================  ========================================================================
columns of all of them    ``layout``, with the letters of results and the header's fields
header, 012 to 222, XXR   ``records`` (what they say), ``writing``
points, 162, XXS, BBW     ``records``, ``writing``
tie-breaks, 202, 212      ``records``
a player and his rounds   ``players``, ``writing``
byes, 240                 ``reading``; of teams ``team_records``, ``team_writing``
teams, 013, 240 to 330    ``team_records``, ``team_writing``
boards, 352, 362          ``team_events``, ``team_writing``
rulings, 299              ``rulings``
========================  ========================================================================

``reading`` makes an event of a file. If the file has teams, ``team_events`` makes their section,
with matches from ``team_matches``. ``writing`` makes a file of an event; for a team event,
``team_writing`` gives the players' results and the records of teams.
"""
