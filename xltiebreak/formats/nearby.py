"""Which file may be meant by the name of one that is not there, and which of a folder."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Sequence
from fnmatch import fnmatch

from xltiebreak.event.words import either, for_a_shell

_MOST = 3
_READ = (
    *(".xlsx", ".xlsm", ".xls", ".ods", ".csv", ".txt", ".trf", ".trfx"),
    *(".html", ".htm", ".sjson"),
)


def what_is_meant(path: str) -> str:
    """Return which file may be meant by a path where none is, as a question with its semicolon;
    empty if none is near."""
    if re.match("https?://|www[.]", path):
        return "; open the page in a browser, save it, and give the saved file"
    if "\\" in path and os.path.exists(slashed := path.replace("\\", "/")):
        return f"; type {for_a_shell(slashed)}"
    folder, name = os.path.split(path)
    if "\\" in name:
        folder, name = "", re.split(r"[\\/]", name)[-1]
    if folder and not os.path.isdir(folder):
        return f"; there is no folder {folder}"
    names = _events_in(folder or ".")
    if re.search(r"[*?]", name):
        pattern = name.lower().replace("[", "[[]")  # brackets belong to the name: Open [2026]*
        fitting = [each for each in names if fnmatch(each.lower(), pattern)]
        return f"; one file is read at a time: {_listed(folder, fitting)}" if fitting else ""
    near = _nearest(name, names)
    return f"; is {_listed(folder, near)} meant?" if near else ""


def _nearest(name: str, names: Sequence[str]) -> Sequence[str]:
    """Return the names that are the same but for their ending and their capitals; else the most
    like one."""
    stem, stems = _stem(name), {_stem(each): each for each in names}
    same = [each for each in names if each.lower() == name.lower()]
    same = same or [each for each in names if stem in (each.lower(), _stem(each))]
    longer = [each for each in names if len(_stem(each)) > 3 and stem.startswith(_stem(each))]
    like = difflib.get_close_matches(stem, stems, n=1, cutoff=0.75)
    return same or longer or [stems[each] for each in like]


def _stem(name: str) -> str:
    root, ending = os.path.splitext(name.lower())
    return root if ending in _READ else name.lower()


def files_of(folder: str) -> str:
    """Return which files of a folder may be meant, as the end of a sentence; empty if it holds
    none that is read."""
    names = [name for name in _events_in(folder) if not name.lower().endswith(".txt")]
    return f"; give a file in it: {_listed(folder, names)}" if names else ""


def _events_in(folder: str) -> list[str]:
    try:
        entries = sorted(os.listdir(folder))
    except OSError:
        return []
    return [name for name in entries if name.lower().endswith(_READ) and name[0] not in ".~"]


def _listed(folder: str, names: Sequence[str]) -> str:
    listed = either(for_a_shell(os.path.join(folder, name)) for name in names[:_MOST])
    more = f" (and {len(names) - _MOST} more)" if len(names) > _MOST else ""
    return f"{listed}{more}"
