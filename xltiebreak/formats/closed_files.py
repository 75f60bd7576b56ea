"""Files that only the program that wrote them can read, and the export to make in it instead."""

from __future__ import annotations

import re
from typing import NamedTuple


class Program(NamedTuple):
    """A pairing program: the endings of its file names, how its files begin (where known), and
    which export to make in it."""

    name: str
    endings: str
    export: str
    begins: tuple[bytes, ...] = ()


_PROGRAMS = (
    Program(
        "Swiss-Manager",
        r"tun[x]?|tut[x]?|tur[x]?|tum[x]?",
        "in Swiss-Manager make the FIDE data export (TRF), or save the list 'Starting rank "
        "crosstable' as Excel file, and give that",
        (b"\x93\xff\x89\x44",),
    ),
    Program(
        "Vega",
        r"vegz?|bakz",
        "give crosstable.txt from the event's folder, or the page crosstable.html that Vega made, "
        "or save its FIDE rating report (TRF)",
    ),
    Program(
        "Papi",
        r"papi",
        "in Papi save the page 'Grille américaine' or the FIDE report (TRF), and give that",
        (b"\x00\x01\x00\x00Standard Jet DB", b"\x00\x01\x00\x00Standard ACE DB"),
    ),
    Program(
        "SwissSys",
        r"sws|s\d{1,2}[a-z]",
        "open it in SwissSys 11 and save it (.sjson), or make its US Chess rating report (three "
        "DBF files), or print the wall chart to a file as web page or text",
    ),
    Program(
        "SwissPerfect",
        r"trn|sco",
        "in SwissPerfect make the FIDE report (TRF), or save the crosstable as text, and give that",
    ),
    Program(
        "Swiss-Chess",
        r"swt",
        "in Swiss-Chess make the FIDE report (TRF), or save the progress table "
        "(Fortschrittstabelle) as web page or text, and give that",
    ),
    Program("Sevilla", r"sev", "in Sevilla export the FIDE report (TRF), and give that"),
)


def of_program(content: bytes, path: str) -> str:
    """Return what to do about a file that only its own program reads; empty for other files. Such a
    file is known by its first bytes or its name."""
    for program in _PROGRAMS:
        named = re.search(rf"\.(?:{program.endings})$", path.casefold())
        if named or any(map(content.startswith, program.begins)):
            return f"only {program.name} reads this file; {program.export}"
    return ""
