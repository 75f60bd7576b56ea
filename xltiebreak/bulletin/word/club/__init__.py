"""A club's own Word file, for which alone python-docx is loaded."""

from xltiebreak.bulletin.word.club.club_file import ClubFile

__all__ = ["ClubFile"]
