"""What makers of team events need of the program that is no public name, named in one place."""

from xltiebreak.event.section import Matches, MatchPoints

__all__ = ["MatchPoints", "Matches"]
