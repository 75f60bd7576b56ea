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
    ".xlsx",
    ".xlsm",
    ".csv",
    ".trf",
    ".trfx",
    ".ods",
    ".html",
    ".htm",
    ".txt",
    ".sjson",
    ".xls",
)
_QUOTES = "\"'“”‘’„«»"


def what_is_meant(path: str) -> str:
    """Return which file may be meant by a path where none is, as a question with its semicolon;
    empty if none is near."""
    return _spelled_otherwise(path) or _in_its_folder(path)


def _spelled_otherwise(path: str) -> str:
    """Return what in a path only a shell or a browser would have read."""
    tidy, home = path.strip(_QUOTES + " "), os.path.expanduser(path)
    if tidy != path and os.path.exists(tidy):
        return f"; type {for_a_shell(tidy)} without the quotes or blanks around it"
    if "\\" in path and os.path.exists(slashed := path.replace("\\", "/")):
        return f"; type {for_a_shell(slashed)}"
    if re.match("https?://|www[.]", path):
        return "; open the page in a browser, save it, and give the saved file"
    if path.startswith("~"):
        meant = for_a_shell(home) if os.path.exists(home) else "the whole name of the folder"
        return f"; ~ is not known here: type {meant}"
    return ""


def _in_its_folder(path: str) -> str:
    folder, name = os.path.split(path)
    if "\\" in name:
        folder, name = "", re.split(r"[\\/]", name)[-1]
    if folder and os.path.isfile(name):
        return f"; one of this name is here: type {for_a_shell(name)}"
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
    stem = _stem(name)
    same = [each for each in names if each.lower() == name.lower()]
    same = same or [each for each in names if stem in (each.lower(), _stem(each))]
    if same:
        return same
    longer = [each for each in names if len(_stem(each)) > 3 and stem.startswith(_stem(each))]
    if longer:
        return longer
    stems = {_stem(each): each for each in names}
    return [stems[each] for each in difflib.get_close_matches(stem, stems, n=1, cutoff=0.75)]


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
