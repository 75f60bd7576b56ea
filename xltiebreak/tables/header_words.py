"""What stands above the columns of a crosstable, in the languages in which clubs write."""

from __future__ import annotations

import re
from collections.abc import Mapping

SYNONYMS: Mapping[str, tuple[str, ...]] = {
    "No.": (
        *("no", "nr", "num", "number", "#", "start no", "start number"),
        *("pair", "pair no", "pair num", "pair #", "pairing no", "pairing number", "pairing #"),
        *("plr", "plr#", "start #", "seed no"),
        *(
            "stnr",
            "st nr",
            "startnr",
            "start nr",
            "startnummer",
            "teilnehmernr",
            "nummer",
            "lfd nr",
        ),
        *("numéro", "numero", "número", "núm", "nº", "n°", "nro", "dorsal", "lotnr", "lotnummer"),
    ),
    "Name": (
        *("name", "names", "player", "players", "player name", "full name", "last, first"),
        *("spieler", "spielerin", "teilnehmer", "spielername", "nachname, vorname"),
        *("nom", "joueur", "joueurs", "nom prénom", "nom et prénom", "nom prenom"),
        *("nombre", "jugador", "jugadores", "apellidos, nombre", "apellidos y nombre"),
        *("nombre y apellidos", "naam", "speler", "spelers", "deelnemer", "nome", "giocatore"),
        *("giocatori", "cognome e nome", "cognome nome", "jogador", "participant"),
    ),
    "Last name": (
        *("last name", "last", "surname", "family name", "nachname", "familienname"),
        *("nom de famille", "apellido", "apellidos", "achternaam", "familienaam", "cognome"),
    ),
    "First name": (
        *("first name", "first", "given name"),
        *("vorname", "prénom", "prenom", "voornaam", "nombre de pila"),
    ),
    "ID": (
        *("id", "uscf id", "uscf", "us chess id", "mem id", "member id", "member", "membership"),
        *("fide id", "fideid", "mitgliedsnummer", "pkz", "licence", "licencia", "relatienummer"),
    ),
    "Rating": (
        *("rating", "rtg", "rate", "rtng", "elo", "pre", "pre rating", "us chess rating"),
        *("dwz", "twz", "nwz", "elo fide", "fide elo", "fide rating", "wertungszahl", "elozahl"),
    ),
    "Team": (
        *("team", "club", "school", "team or club", "team/club", "club/city", "team/school"),
        *("verein", "verein/ort", "mannschaft", "schule", "équipe", "equipe", "école", "équipo"),
        *("equipo", "escuela", "vereniging", "ploeg", "circolo", "società", "squadra"),
    ),
    "Score": (
        *("score", "tot", "total", "pts", "points", "total pts", "total points", "tps"),
        *("total score", "final score", "punkte", "pkt", "pkte", "gesamt", "summe", "ges"),
        *("puntos", "ptos", "punten", "pnt", "pnten", "ptn", "totaal", "punti", "totale", "pontos"),
    ),
}
PLACES = frozenset(
    {"place", "pl", "rank", "rk", "pos", "position", "platz", "rang", "rg", "puesto", "posición"}
    | {"posicion", "plaats", "posizione", "class", "classifica", "lugar", "clas", "clt"}
)
"""What heads the places, by which some tables name the opponents."""

ROUND_WORDS = (
    *("r", "rd", "rnd", "round", "runde", "rde", "ronde", "rde", "ronda", "rda", "tour", "turno"),
    "runda",
)
_ORDINALS = "st|nd|rd|th|e|er|re|a|ª|º|°"
_PARTED = re.compile(r"[\s.:,_-]+")

HALVES: Mapping[str, tuple[str, str]] = {
    "vorname": ("name", "nachname"),
    "prénom": ("nom", "nom de famille"),
    "prenom": ("nom", "nom de famille"),
    "voornaam": ("naam", "achternaam"),
    "cognome": ("nome", "voornaam"),
    "apellidos": ("nombre", "voornaam"),
    "apellido": ("nombre", "voornaam"),
}
"""Beside such a column, one headed by the first of these words holds what the second says."""


def heading(text: str) -> str:
    """A header without what makes no difference: case, points, commas, dashes."""
    return _PARTED.sub(" ", text.casefold()).strip()


FIELD_OF: Mapping[str, str] = {
    heading(synonym): field for field, synonyms in SYNONYMS.items() for synonym in synonyms
}

_LONE_N = "n"
"""Italian ``N.`` and French ``N°`` head the numbers, if they stand at the left."""
_AT_THE_LEFT = 3


def field_headed(text: str, column: int) -> str | None:
    """The field of a column, from 0, by its tidied header."""
    return "No." if text == _LONE_N and column < _AT_THE_LEFT else FIELD_OF.get(text)


ROUND = re.compile(
    rf"(?:{'|'.join(ROUND_WORDS)}) ?#? ?(\d{{1,3}})(?: res(?:ult)?)?"
    rf"|(\d{{1,3}}) ?(?:{_ORDINALS})? ?(?:{'|'.join(ROUND_WORDS)})"
)
"""A column of results in a tidied header: ``r1``, ``1 rd``, ``ronde 1``."""
