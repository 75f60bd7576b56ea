"""The results bulletin: the Word document that hangs on the wall and goes to the parents.

The files here say what is printed; those in ``word`` say how Word lays it out.
"""

from xltiebreak.bulletin.document import Bulletin, write_answer, write_bulletin
from xltiebreak.bulletin.pdf import to_pdf
from xltiebreak.bulletin.wall import write_wall
from xltiebreak.bulletin.word.word_file import picture as check_picture

__all__ = ["Bulletin", "check_picture", "to_pdf", "write_answer", "write_bulletin", "write_wall"]
