"""What known causes say of a column, each by its code: "All 24 values agree if …"."""

from __future__ import annotations

import re
from collections.abc import Mapping

_TEXT = """
drops-swapped: plus-score players lose the highest opponent's score and minus-score players the
    lowest
all-drop-highest: every player loses the highest opponent's score
band-by-planned-rounds: the number of scores to drop follows the planned rounds, not those that are
    complete
two-dropped: two scores are dropped instead of one, although there are fewer than 9 rounds
one-dropped: only one score is dropped instead of two, although there are 9 rounds or more
three-dropped: three scores are dropped
band-by-games: two scores are dropped only for players who played 9 games or more
sign-by-games: plus and minus are taken from the points of games against half of the games that the
    player played
sign-without-byes: plus and minus are taken from the points of games, without byes and forfeits,
    against half of the rounds
sign-by-planned-rounds: plus and minus are taken from half of the planned rounds
sign-by-rounds-played: plus and minus are taken from the score, byes included, against half of the
    rounds that the player played
sign-by-rounds-paired: plus and minus are taken from the score against half of the rounds in which
    the player was paired
sign-by-rounds-there: plus and minus are taken from the score against half of the rounds in which
    the player had a game, a forfeit or a bye
sign-by-games-and-byes: plus and minus are taken from the score against half of the player's games
    and byes
sign-by-rounds-with-points: plus and minus are taken from the score against half of the rounds other
    than absences and forfeit losses
sign-by-games-and-forfeits: plus and minus are taken from the points of games and forfeits against
    half of these
sign-by-games-in-rounds-there: plus and minus are taken from the points of games against half of the
    rounds other than absences
sign-without-bye-points: plus and minus are taken from the points of games and forfeits, without
    byes, against half of the rounds

opponents-face-value: the opponents' unplayed rounds count what they gave, not ½ each
opponents-byes-face-value: the opponents' byes count what they gave; only their forfeits and
    absences count ½
opponents-forfeits-face-value: the opponents' forfeits count what they gave; only their byes and
    absences count ½
opponents-absences-zero: the rounds in which an opponent was not paired count 0, not ½
opponents-losses-zero: the opponents' forfeit losses and absences count 0, not ½
opponents-games-only: the opponents' unplayed rounds count 0, not ½
opponents-withdrawn-zero: opponents who were not there in the last round count 0
opponents-half-less: ½ is taken off once from each opponent who has an unplayed round, however many
opponents-late-byes-half: only the opponents' byes at the end count ½, as FIDE has it
byes-before-forfeit-face-value: an opponent's byes before a forfeit loss count what they gave; by
    FIDE C.07 16.2.5 they count ½ each
own-left-out: a player's own unplayed rounds are left out of the list before anything is dropped
own-zero: a player's own unplayed rounds count as opponents with 0
own-score: a player's own unplayed rounds count as opponents with the player's own score
own-half: a player's own unplayed rounds count ½ each
own-draw-in-every-round: a player's own unplayed rounds count as opponents with half of the maximum
    score
forfeit-opponents: the scheduled opponent of a forfeit counts as if the game had been played
forfeits-as-games: forfeits count as games played over the board

half-byes-zero: half-point byes gave 0 points
half-byes-full: half-point byes gave 1 point
full-byes-half: full-point byes gave ½ point
full-byes-zero: full-point byes gave 0 points
byes-zero: byes gave 0 points
forfeit-wins-zero: forfeit wins gave 0 points
forfeit-wins-half: forfeit wins gave ½ point
absences-half: rounds without a pairing gave ½ point

nothing-deducted: nothing is taken off for byes and forfeit wins
half-byes-deduct-one: 1 point is taken off for every bye, half-point byes too
only-full-points-deducted: nothing is taken off for half-point byes
only-byes-deducted: nothing is taken off for forfeit wins
only-forfeits-deducted: nothing is taken off for byes
every-unplayed-deducts-one: 1 point is taken off for every unplayed round, lost ones too
deducted-in-every-round: the points of byes and forfeits are missing from every later running score
forfeit-opponents-cumulative: the opponents of forfeits are in the sum
kashdan-2-1-0: Kashdan counts 2 for a win, 1 for a draw, 0 for a loss
kashdan-3-1-0: Kashdan counts 3 for a win, 1 for a draw, 0 for a loss
kashdan-4-2-0: Kashdan counts 4 for a win, 2 for a draw, 0 for a loss
kashdan-4-2-1: Kashdan counts 4 for a win, 2 for a draw, 1 for a loss
kashdan-byes: byes and forfeits that gave points count as wins and draws
kashdan-absences: every unplayed round counts as a game, absences as losses
kashdan-byes-by-points: byes count as games won, drawn and lost by their points
kashdan-forfeits-by-points: forfeits count as games won, drawn and lost by their points
percentage-of-all-rounds: byes and forfeits are in the percentage
sonneborn-byes: a bye counts as a game against an opponent with the player's own score
sonneborn-final: the opponents' final scores are taken as they are, and nothing for unplayed rounds
sonneborn-draws-in-full: draws count the opponent's whole score
sonneborn-draws-zero: draws count nothing
sonneborn-draws-quarter: draws count a quarter of the opponent's score
sonneborn-wins-half: wins count half of the opponent's score
sonneborn-wins-doubled: wins count twice the opponent's score
sonneborn-losses-taken-off: the scores of those who won are taken off
sonneborn-losses-half: losses count half of the opponent's score
sonneborn-losses-in-full: losses count the opponent's whole score

opponents-face-value of matches: the opponents' unplayed matches count what they gave, not as draws
own-unplayed-matches: a team's own unplayed matches count as (0 + 10) × (0² + 1) ÷ 100 each
forfeits-as-games of matches: forfeited matches count as if they had been played
rounded-matches: each match is rounded to two decimals before they are added up
opponents-adjusted: the opponents' unplayed matches count as draws, where 34G takes the final score

cut-without-choice: a cut takes the lowest score, not a round left unplayed by choice (article 16.5)
cut-highest: the highest score is cut instead of the lowest
colors-exchanged: White and Black are exchanged
doubled: each value is doubled
halved: each value is halved
tenfold: each value is multiplied by ten
rounded: each value is rounded to a whole number, ½ upwards
rounded-up: each value is rounded up to a whole number
decimals-cut-off: the part after the decimal point is left out
rounded-down-at-half: each value is rounded to a whole number, ½ downwards
half-more: ½ is added to each value
one-more: 1 is added to each value
own-score-added: the player's own score is added
own-score-taken-off: the player's own score is taken off
average-of-rounds: each value is divided by the number of rounds
average-of-games: each value is divided by the number of games that the player played
average-of-games-and-forfeits: each value is divided by the number of the player's games and
    forfeits
"""
"""A code, a colon and the condition; lines that are indented go on with the one before."""

CONDITIONS: Mapping[str, str] = {
    code: " ".join(condition.split())
    for line in re.split(r"\n+(?=\S)", _TEXT.strip())
    for code, _, condition in [line.partition(": ")]
}
