"""Every word that heads a column or a round, names a list, or begins a row of sums, in the
languages in which clubs write; and behind them the letters and words of cells."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import as_cyrillic, has_cyrillic
from xltiebreak.event.results import Outcome
from xltiebreak.event.words import bare

Titles = Mapping[str, Sequence[str]]
"""The title of each column, as messages use it, and the headers that clubs use for it."""

_PARTED = re.compile(r"[\s.:,_-]+|^#(?=\d+$)")


def heading(text: str) -> str:
    """Return a header in small letters, with spaces for its points, commas and dashes."""
    return _PARTED.sub(" ", text.casefold()).strip()


def by_title(words: Mapping[str, str]) -> Titles:
    """Return the words of each title as a list, from one text with bars between them."""
    return {title: text.split("|") for title, text in words.items()}


def title_of(titles: Titles) -> Mapping[str, str]:
    """Return the title that each word heads, in its spelling by :func:`heading`."""
    return {heading(word): title for title, words in titles.items() for word in words}


FIELDS: Titles = by_title(
    {
        "No.": "no|nr|num|number|#|start no|start number|pair|pair no|pair num|pair #|pairing no|"
        "pairing number|pairing #|plr|plr#|start #|seed no|stnr|st nr|startnr|start nr|startnummer|"
        "teilnehmernr|nummer|lfd nr|numéro|numero|número|núm|nº|n°|nro|dorsal|lotnr|lotnummer|"
        "num|nr ini|no ini|nº ini|nº inicial|n ord|lähtönro|lähtönumero|n:o|deltakernr|deltagernr|"
        "tln nr|tlnnr|ssz|sorszám|rajtszám|rajtsorszám|bno|baş no|başlangıç no|№|номер|ном|č|číslo",
        "Name": "name|names|player|players|player name|full name|last, first|spieler|spielerin|"
        "teilnehmer|spielername|nachname, vorname|nom|joueur|joueurs|nom prénom|nom et prénom|"
        "nom prenom|nombre|jugador|jugadores|apellidos, nombre|apellidos y nombre|"
        "nombre y apellidos|naam|speler|spelers|deelnemer|nome|giocatore|giocatori|"
        "cognome e nome|cognome nome|jogador|participant|nominativo|cognome, nome|jogadora|"
        "jogadores|atleta|participante|apelido, nome|nome completo|namn|spelare|deltagare|"
        "efternamn, förnamn|navn|spiller|spillere|deltaker|deltakere|deltager|deltagere|"
        "etternavn, fornavn|efternavn, fornavn|nimi|pelaaja|pelaajat|sukunimi, etunimi|"
        "name, vorname|jogador(a)|név|játékos|versenyző|ad soyad|adı soyadı|soyadı, adı|isim|"
        "oyuncu|sporcu|имя|фио|ф и о|фамилия, имя|фамилия имя|фамилия и имя|игрок|участник|име|"
        "играч|състезател|ім'я|гравець|nafn|keppandi|nazwisko i imię|imię i nazwisko|"
        "nazwisko, imię|zawodnik|gracz|jméno|příjmení, jméno|jméno a příjmení|hráč",
        "Last name": "last name|last|surname|family name|nachname|familienname|nom de famille|"
        "apellido|apellidos|achternaam|familienaam|cognome|apelido|sobrenome|efternamn|etternavn|"
        "efternavn|sukunimi|vezetéknév|soyad|soyadı|soyisim|фамилия|прізвище|nazwisko|příjmení",
        "First name": "first name|first|given name|vorname|prénom|prenom|voornaam|nombre de pila|"
        "nome próprio|förnamn|fornavn|etunimi|keresztnév|adı|imię|křestní jméno",
        "ID": "id|uscf id|uscf|us chess id|mem id|member id|member|membership|fide id|fideid|"
        "mitgliedsnummer|pkz|licence|licencia|relatienummer|tessera|id fsi|id fide|"
        "id fide|id cbx|licença|medlemsnr|medlemsnummer|medlems id|jäsennumero",
        "Rating": "rating|rtg|rate|rtng|elo|pre|pre rating|us chess rating|dwz|twz|nwz|elo fide|"
        "fide elo|fide rating|wertungszahl|elozahl|"
        "elo ita|elo fsi|elo nac|elo nacional|rat|lask|ratingtal|dsu rating|nsf elo|styrketal|selo|"
        "vahvuusluku|élő|élő-pont|értékszám|ukd|рейтинг|рейт|stig",
        "Team": "team|club|school|team or club|team/club|club/city|team/school|verein|verein/ort|"
        "mannschaft|schule|équipe|equipe|école|équipo|equipo|escuela|vereniging|ploeg|circolo|società|"
        "squadra|circolo/città|scuola|clube|clube/cidade|equipa|escola|klubb|klubb/ort|lag|skola|förening|"
        "skole|forening|klub|skakklub|hold|seura|joukkue|koulu|"
        "csapat|egyesület|iskola|kulübü|kulüp|takım|okul|команда|клуб|школа|отбор|училище|félag|sveit|"
        "skóli|drużyna|szkoła|oddíl|družstvo|škola",
        "Score": "score|tot|total|pts|points|total pts|total points|tps|total score|final score|"
        "punkte|pkt|pkte|gesamt|summe|ges|puntos|ptos|punten|pnt|pnten|ptn|totaal|punti|totale|"
        "pontos|punteggio|pti|punti tot|tot punti|pontuação|pontuacao|total de pontos|poäng|summa|"
        "totalt|poeng|sum|point|i alt|samlet|pisteet|pist|yht|yhteensä|"
        "pont|pontszám|össz|összesen|puan|toplam|очки|очк|сумма|итого|точки|всичко|бали|vinningar|vinn|"
        "punkty|suma|razem|body|součet|celkem",
    }
)
PLACES = frozenset(
    {"place", "pl", "rank", "rk", "pos", "position", "platz", "rang", "rg", "puesto", "posición"}
    | {"posicion", "plaats", "posizione", "class", "classifica", "lugar", "clas", "clt", "posto"}
    | {"posição", "posicao", "classificação", "class final", "placering", "plac", "plats", "plass"}
    | {"plassering", "plads", "sija", "sij", "sijoitus", "hely", "helyezés", "sıra", "derece"}
    | {"место", "м", "място", "місце", "sæti", "röð", "miejsce", "msc", "pořadí", "poř"}
)
"""Headers of the places, by which some tables name the opponents."""
FIELD_OF = title_of(FIELDS)

_ROUND = (
    "r|rd|rnd|round|runde|rde|ronde|ronda|rda|tour|turno|runda|rodada|rod|jornada|rond|omgång|"
    "omgang|kierros|krs|forduló|ford|tur|тур|кръг|кр|umferð|umf|kolo"
)
ROUND_WORDS = _ROUND.split("|")
_ORDINALS = "st|nd|rd|th|e|er|re|a|ª|º|°"
ROUND = re.compile(
    rf"(?:{_ROUND}) ?#? ?(\d{{1,3}})(?P<result> res(?:ult)?)?"
    rf"|(\d{{1,3}}) ?(?:{_ORDINALS})? ?(?:{_ROUND})"
)
"""A column of results in a tidied header: ``r1``, ``1 rd``, ``ronde 1``, ``r1 result``."""

WHOLE, OPPONENT, COLOUR, RESULT, POINTS, UNNAMED = "", "opponent", "color", "result", "points", "?"
"""What a column of a round holds: all of it, a part, or something that only its cells can tell;
points are those of the round or the score so far."""

_PARTS = by_title(
    {
        OPPONENT: "opp|oppon|opponent|opponents|vs|against|versus|sno|opp no|gegner|geg|gegn|ggn|"
        "adv|advers|adversaire|rival|oponente|contrario|tegenstander|tegenst|teg|tgst|avv|"
        "avversario|adversário|adversario|motståndare|motst|mot|motstander|modstander|modst|"
        "vastustaja|vast|o|g|op|ellenfél|ellenf|rakip|соперник|соп|противник|против|суперник|"
        "andstæðingur|andst|przeciwnik|przec|soupeř|soup",
        COLOUR: "col|colour|color|clr|c|w/b|b/w|wb|side|farbe|fa|f|couleur|coul|cl|colore|kleur|"
        "kl|cor|färg|farge|farve|väri|k|szín|renk|цвет|цв|цвят|колір|litur|kolor|barva",
        RESULT: "+/-|res|result|rslt|w/d/l|w/l/d|wdl|wl|w/l|outcome|ergebnis|erg|ergeb|resultat|"
        "rés|résultat|resultado|uitslag|uitsl|risultato|ris|esito|tulos|e|u|r|eredmény|eredm|"
        "sonuç|результат|рез|резултат|úrslit|wynik|výsledek|výsl",
        POINTS: "pts|pt|points|point|score|sc|tot|total|cum|sum|running|pkt|punkte|punkt|ptos|"
        "puntos|punten|pnt|punti|stand|pontos|poäng|poeng|pisteet|pist|p|s|pti|summa|summe|pont|"
        "puan|очки|точки|vinn|punkty|body|ges|pnkt",
    }
)
PART_OF = title_of(_PARTS)

HALVES: Mapping[str, tuple[str, str]] = {
    "vorname": ("name", "nachname"),
    "prénom": ("nom", "nom de famille"),
    "prenom": ("nom", "nom de famille"),
    "voornaam": ("naam", "achternaam"),
    "cognome": ("nome", "voornaam"),
    "apellidos": ("nombre", "voornaam"),
    "apellido": ("nombre", "voornaam"),
    "apelido": ("nome", "voornaam"),
    "sobrenome": ("nome", "voornaam"),
}
"""Beside a column headed by the key, the first word of a pair means what the second word says."""

MEETINGS = by_title(
    {
        "White": "white|whites|weiß|weiss|blancs|blanc|les blancs|blancas|blanco|wit|bianco|"
        "bianchi|brancas|branco|vit|vita|hvid|hvit|białe|bílý|bílé|valkoinen|valkea|világos|w",
        "Black": "black|blacks|schwarz|noirs|noir|les noirs|negras|negro|zwart|nero|neri|pretas|"
        "preto|svart|svarta|sort|czarne|černý|černé|musta|sötét|b",
        "Round": f"{_ROUND}|round no|round number|rd no|runde nr",
        "Board": "board|bd|bo|brd|table|tbl|tisch|brett|br|échiquier|ech|mesa|tablero|bord|"
        "scacchiera|tavolo|tabuleiro|bræt|brädd|pöytä|deska|szachownica|tábla|game|game no|"
        "board no|board number|board #|bd no",
        "Result": "result|results|res|rslt|ergebnis|erg|ergeb|resultat|résultat|rés|resultado|"
        "uitslag|uitsl|risultato|ris|resultaat|wynik|výsledek|tulos|eredmény|outcome",
        "Date": "date|day|datum|fecha|data|dato|päivä|dátum",
        "Section": "section|sections|division|group|gruppe|groupe|grupo|gruppo|klasse",
        "Winner": "winner|won by|gewinner|sieger|vainqueur|ganador|winnaar|vincitore",
        "Bye": "bye|byes|bye type|type of bye|freilos|spielfrei",
    }
)
"""The columns of a list of games."""

MATCHES = by_title(
    {
        "Round": "round|rd|rnd|r",
        "Team": "team|team no|team number|home team|team 1",
        "Points": "points|pts|team points|points 1|pts 1",
        "Opp. points": "opp points|opp. points|opponent points|opp pts|opp. pts|opponent's points|"
        "points 2|pts 2",
        "Opponent": "opponent|opponents|opp|opp team|opposing team|away team|team 2",
        "Result": "result|res|results",
        "Board": "board|bd|board no|board number",
        "Player": "player|player no|player number|player 1",
        "Opp. player": "opp player|opp. player|opponent player|opponent's player|opposing player|"
        "player 2",
        "Color": "color|colour|color of player",
    }
)
"""The columns of lists of matches and of boards, typed in English."""

PRIZES = by_title(
    {
        "Section": "section|sections",
        "Prize": "prize|prizes|prize for|award",
        "From": "from|rating from|from rating|min rating",
        "To": "to|rating to|to rating|max rating",
        "Rank": "rank|place",
        "Cash": "cash|amount|money|prize money",
        "Trophy": "trophy|trophies|award in kind",
        "Guaranteed": "guaranteed|gtd",
        "Players": "players|player|player numbers|who|eligible",
    }
)
"""The columns of a table of prizes."""

TOTALS = frozenset(
    {"total", "totals", "subtotal", "subtotals", "totale", "totaal", "gesamt", "summe", "summa"}
    | {"totalt", "i alt", "ialt", "yhteensä", "összesen", "toplam", "razem", "suma", "celkem"}
    | {"итого", "всего", "всичко", "разом"}
)
SUMS = TOTALS | frozenset(
    {"sum", "average", "avg", "mean", "count", "games", "players"}
    | {"schnitt", "durchschnitt", "moyenne", "media", "gemiddelde"}
)
"""Words of a row that sums up the rows above it, or counts them."""

PLAYERS = frozenset(
    bare(word)
    for word in (
        *("players", "player list", "entries", "entry list", "participants", "start list"),
        *("starting list", "starting rank", "registration", "registrations", "spieler"),
        *("teilnehmer", "teilnehmerliste", "spielerliste", "startliste", "joueurs", "participants"),
        *("jugadores", "participantes", "spelers", "deelnemers", "giocatori", "partecipanti"),
    )
)
"""Words with which the name of a sheet that lists the players begins."""

LISTS = frozenset(
    {"games", "game", "pairings", "pairing", "results", "paarungen", "paarung", "partien"}
    | {"byes", "all"}
    | {"ergebnisse", "appariements", "rencontres", "emparejamientos", "partidas", "partijen"}
)
"""Words in the name of a sheet that lists games, which name no section."""

ENTRIES: Titles = {
    "Section": ("section", "sections", "division", "group", "event", "schedule"),
    "Rating": ("regular", "reg", "regular rating", "reg rating", "rating regular", "uscf rating"),
}
"""Columns of a list of entries that a crosstable does not have, or that it heads otherwise."""


class Letters(NamedTuple):
    """The letters of a language for a win, a draw and a loss, and for White and Black."""

    language: str
    win: str
    draw: str
    loss: str
    white: str = "w"
    black: str = "bsz"

    @property
    def words(self) -> str:
        """``German (S won, R drawn, N lost)``."""
        return f"{self.language} ({self.meanings})"

    @property
    def meanings(self) -> str:
        """``S won, R drawn, N lost``."""
        return f"{self.win} won, {self.draw} drawn, {self.loss} lost"

    @property
    def is_cyrillic(self) -> bool:
        """Whether these are Cyrillic letters, some of which look like Latin ones."""
        return has_cyrillic(self.win + self.draw + self.loss)

    @property
    def outcomes(self) -> Mapping[str, Outcome]:
        """The outcome of each of the three letters."""
        return {self.win: Outcome.WIN, self.draw: Outcome.DRAW, self.loss: Outcome.LOSS}

    def spelled(self, letter: str) -> str:
        """Return a typed letter as the set has it: a capital, and Cyrillic where it looks so."""
        capital = letter.upper()
        return as_cyrillic(capital) if self.is_cyrillic else capital


def _of(language: str, sets: str, white: str = "w", black: str = "bsz") -> list[Letters]:
    """Return sets such as ``S R N; G R V`` with the letters of White and Black."""
    every = (letters.split() for letters in sets.split("; "))
    return [Letters(language, win, draw, loss, white, black) for win, draw, loss in every]


ENGLISH = Letters("English", "W", "D", "L")
LANGUAGES: Sequence[Letters] = (
    *_of("German", "S R N; G R V; S U N; G U V"),
    *_of("French", "G N P; V N D", "b", "n"),
    *_of("Spanish", "G T P; G E P; G T D; G E D; V T D; V E D", "b", "n"),
    *_of("Italian", "V N P; V P S", "b", "n"),
    *_of("Dutch", "W R V"),
    *_of("Portuguese", "V E D", "b", "np"),
    *_of("Swedish", "V R F", "v", "s"),
    *_of("Norwegian", "S R T; V U T; V R T; S U T", "h", "s"),
    *_of("Danish", "G R T; V U T; V R T; G U T", "h", "s"),
    *_of("Finnish", "V T H", "v", "m"),
    *_of("Icelandic", "V J T; S J T", "h", "s"),
    *_of("Hungarian", "G D V; GY D V; N D V; NY D V", "v", "s"),
    *_of("Polish", "W R P; Z R P", "b", "c"),
    *_of("Czech", "V R P", "b", "cč"),
    *_of("Turkish", "G B M; G B K; G B Y", "b", "s"),
    *_of("Russian", "В Н П", "б", "ч"),
    *_of("Ukrainian", "В Н П", "б", "ч"),
    *_of("Bulgarian", "П Р З", "б", "ч"),
)
"""Some languages have more than one set; those of the last three are Cyrillic."""

COLOURS: Sequence[tuple[str, str]] = tuple(
    dict.fromkeys(
        (*((letters.white, letters.black) for letters in (ENGLISH, *LANGUAGES)), ("b", "n"))
    )
)
"""The letters of White and of Black in each language, those of English first. B is Black there and
White in others."""

LANGUAGE_CODES = {
    "de": "german", "fr": "french", "es": "spanish", "it": "italian", "nl": "dutch",
    "pt": "portuguese", "sv": "swedish", "no": "norwegian", "nb": "norwegian", "da": "danish",
    "fi": "finnish", "is": "icelandic", "hu": "hungarian", "pl": "polish", "cs": "czech",
    "tr": "turkish", "ru": "russian", "bg": "bulgarian",
}  # fmt: skip
"""Languages by their two letters (ISO 639), as they may be stated, too."""


US = "us"
"""The letters of US Chess, in which a table without a single result is read."""
GRID = "grid"
"""The only notation whose columns are opponents and not rounds."""
NOTATIONS = ("us", "chess-results", "plus-minus", "uk", GRID)
NAMES = (
    *dict.fromkeys(letters.language.lower() for letters in LANGUAGES),
    *("signs", "forfeits", "white-first", "player-first"),
)
"""Names that may be stated besides those: the language of the letters; the meaning of + and -;
whose score comes first in 1-0."""


def known_name(name: str) -> str:
    """Return a notation's name in the spelling of this program.

    Raises:
        TieBreakError: there is none of that name.
    """
    code = "-".join(name.lower().split())
    code = LANGUAGE_CODES.get(code, code)
    if code not in NOTATIONS and code not in NAMES:
        known = ", ".join((*NOTATIONS, *NAMES))
        raise TieBreakError(f"{name!r} is not a notation; use one of {known}")
    return code


OUTCOMES: Mapping[str, Outcome] = {
    **dict.fromkeys(
        ["win", "won", "wins", "beat", "beats", "defeated", "sieg", "gewonnen", "winst", "vinta"],
        Outcome.WIN,
    ),
    **dict.fromkeys(
        ["draw", "drew", "draws", "drawn", "tied", "remis", "remise", "tablas", "patta"],
        Outcome.DRAW,
    ),
    **dict.fromkeys(
        ["loss", "lost", "loses", "niederlage", "verloren", "verlies", "persa"], Outcome.LOSS
    ),
}
"""Results of games in words."""

SIDES: Mapping[str, str] = {
    **dict.fromkeys(
        [
            "white",
            "weiß",
            "weiss",
            "wit",
            "blanc",
            "blancs",
            "blancas",
            "bianco",
            "brancas",
            "branco",
            "vit",
        ],
        "w",
    ),
    **dict.fromkeys(["hvit", "hvid", "valkea", "valkoinen", "○", "□"], "w"),
    **dict.fromkeys(
        [
            "black",
            "schwarz",
            "zwart",
            "noir",
            "noirs",
            "negras",
            "nero",
            "pretas",
            "preto",
            "svart",
        ],
        "b",
    ),
    **dict.fromkeys(["sort", "musta", "●", "■"], "b"),
}
"""White and Black in words and signs."""

AGAINST = frozenset(
    [
        "v",
        "vs",
        "against",
        "gegen",
        "contre",
        "contra",
        "contro",
        "tegen",
        "mot",
        "mod",
        "vastaan",
        "to",
        "over",
    ]
)
"""Words between a result and the opponent."""
BESIDE_A_COLOUR = frozenset(("as", "with", "by"))
DEFAULT = frozenset(["k", "kl", "f", "ff", "forf", "wo", "def"])
"""What marks a game as a forfeit behind its result."""
