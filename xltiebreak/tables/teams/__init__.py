"""Team events in tables: a crosstable with points, or lists of teams, matches, players, boards."""
