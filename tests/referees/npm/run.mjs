// Buchholz by the npm package tiebreak: events as JSON on stdin → figures as JSON on stdout.
import { readFileSync } from "node:fs";
import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from "tiebreak";

// How many of the lowest and of the highest scores each code leaves out.
const cuts = { BH: [0, 0], "BH/C1": [1, 0], "BH/C2": [2, 0], "BH/M1": [1, 1], "BH/M2": [2, 2] };

function figures({ adjustment, rounds, players }) {
  const results = new Results(TournamentType.SWISS, rounds);
  const tiebreaker = new Tiebreaker(results, UnplayedRoundsAdjustment[adjustment]);
  const ofPlayer = (player) =>
    Object.entries(cuts).map(([code, [low, high]]) => [
      code,
      tiebreaker.buchholz(player, rounds.length, low, high),
    ]);
  return Object.fromEntries(
    players.map((player) => [
      player,
      Object.fromEntries([["score", tiebreaker.score(player, rounds.length)], ...ofPlayer(player)]),
    ]),
  );
}

const events = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(events.map(figures)));
