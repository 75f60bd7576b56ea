"""Every word that heads a column or a round, names a list, or begins a row of sums, in the
languages in which clubs write. What cells say has words of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

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
