"""Small team events as text tables."""

TEAMS = """\
Event,Prairie Cup
Kind,team
Boards,4
No.,Team,R1,P1,R2,P2,R3,P3
1,Alder,W2,3,W3,2.5,D4,2
2,Birch,L1,1,W4,3,W3,4
3,Cedar,W4,2.5,L1,1.5,L2,0
4,Dogwood,L3,1.5,L2,1,D1,2
"""


COMBINED = """\
Event,School Day
Counting players,2
No.,Name,Team,R1,R2,R3
1,Ash,Alder,W4,D2,W3
2,Beech,Birch,W5,D1,W6
3,Cedar,Alder,W6,L4,L1
4,Dogwood,alder,L1,W3,L5
5,Elm,Birch,L2,L6,W4
6,Fir,Cherry,L3,W5,L2
"""
"""Solkoff is 4½ of everybody, so Cumulative decides between Alder and Birch, 8 to 6."""
