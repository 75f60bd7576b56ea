// What stands under each tab. `desk` is what is open: the event, the section, how it is asked for.
import { answer, button, drawn, el, found, label, option, p, podium, put, select, sentence,
  tiles } from "./draw.js";
import { ask, contents, python } from "./python.js";

export const TABS = {
  standings: "Standings",
  why: "Why A before B?",
  checks: "Checks",
  prizes: "Prizes",
  verify: "Verify",
  whatif: "What if",
  announcement: "Announcement",
  save: "Print & save",
};
export const WITHOUT_PLACES = ["checks", "announcement"]; // answered even where results are wrong

const live = () => el("div", { "aria-live": "polite" });
const form = (given, doing, ...inside) => el("form", {
  ...given,
  onsubmit: (sent) => {
    sent.preventDefault();
    doing();
  },
}, inside);
const row = (doing, ...inside) => form({ class: "row" }, doing, ...inside);

export const DRAW = {
  standings(desk, into) {
    const { shown, event } = desk;
    const listed = shown.lists.map((list, of) => [
      list.title && el("h2", {}, list.title),
      podium(list, shown),
      !list.title && el("h2", {}, "Standings"),
      of === 0 && shown.ties && p("soft", shown.ties),
      p("soft", "Choose a name to see the arithmetic."),
      of === 0 && shown.ties && settings(desk),
      places(desk, list, of),
      list.unplaced && p("soft", list.unplaced)]);
    put(into, p(shown.final ? "status" : "status open", shown.status.join(" ")),
      event.passedOver.map((words) => p("status open", sentence(words))), listed,
      shown.remarks.map((remark) => p("soft", remark)));
  },

  why(desk, into) {
    const [of = 0, ...chosen] = desk.pair;
    const list = desk.shown.lists[of], out = live();
    const called = (number) => list.rows.find((each) => each.number === number).called;
    const who = el("p", { class: "soft", role: "status" }), people = el("ol", { class: "people" });
    const draw = () => {
      const one = chosen.length && `${called(chosen[0])}; choose another ${list.noun}.`;
      put(who, one || `Choose two ${list.noun}s.`);
      who.hidden = chosen.length === 2;
      for (const each of people.querySelectorAll("button"))
        each.setAttribute("aria-pressed", String(chosen.includes(Number(each.dataset.number))));
      if (chosen.length < 2) put(out);
      else answer(out, () => beside(desk.k, of, ...chosen));
    };
    const choose = (number) => { // a second time: not this one; a third one: not the oldest
      const others = chosen.filter((each) => each !== number);
      const added = others.length < chosen.length ? [] : [number];
      chosen.splice(0, 2, ...[...others, ...added].slice(-2));
      draw();
      if (chosen.length === 2) into.scrollIntoView();
    };
    put(people, list.rows.map((each) => el("li", {}, button(
      [["place", each.place], ["who", each.name], ["score", each.score]].map(([kind, words]) =>
        el("span", { class: kind }, words)),
      () => choose(each.number), { "data-number": `${each.number}` }))));
    const lists = desk.shown.lists.length > 1 && p("asks", desk.shown.lists.map((each, n) =>
      button(each.title, () => desk.compare(n), { "aria-pressed": String(n === of) })));
    put(into, el("h2", {}, "Why is A before B?"), lists, who, out, people);
    draw();
  },

  checks: (desk, into) => answer(into, async () => {
    const { findings, follows, parts } = await ask("check");
    const isError = findings.some(({ severity }) => severity === "error");
    const kind = isError ? "bad" : findings.length ? "open" : "good";
    const beneath = el("details", {}, el("summary", {}, "What follows from these"),
      follows.map(found));
    return [el("h2", {}, "Checks"), p(`status ${kind}`, parts.at(-1)), findings.map(found),
      follows.length > 0 && beneath, drawn(parts.slice(0, -1))];
  }),

  async prizes({ k }, into) {
    const out = live();
    const placeholder = "$300-200-100, U1800 $50";
    const line = el("input", { id: "line", autocomplete: "off", placeholder });
    const give = () => answer(out, async () => {
      const { parts, findings } = await ask("prizes", { k, line: line.value });
      return [drawn(parts, "lead"), findings.map(found)];
    });
    put(into, el("h2", {}, "Prizes"), row(give, label("line", "The flyer’s line"), line,
      el("button", {}, "Divide the money")), out);
    await give();
    out.querySelectorAll(":scope > p.error").forEach((each) => (each.className = "status open"));
  },

  async verify({ k, shown }, into) {
    const out = live();
    const check = (files, given = {}) => answer(out, async () => {
      const sent = files && (await contents(files));
      const { columns, parts, doubts } = await ask("verify", { k, ...given }, sent);
      const differing = columns.filter((said) => said.length > 1); // causes stand behind it
      const fine = columns.filter((said) => said.length === 1).join(" ");
      return [differing.map(([first, ...causes]) => [p("status bad", first), drawn(causes)]),
        fine && p("status good", fine), drawn(parts),
        doubts.map((words) => p("soft", sentence(words)))];
    });
    const file = el("input", { type: "file", id: "second", onchange: () => check(file.files) });
    const placeholder = "Mod. Med\n14\n14\n13.5 …";
    const pasted = el("textarea", { id: "pasted", rows: 6, spellcheck: "false", placeholder });
    const by = select("by", [option("place", "the places here"), option("number", "the numbers")]);
    const ties = shown.lists[0].ties.map(([code, name]) => option(code, name));
    const code = select("code", [ties, option("SCORE", "Score")]);
    const given = () => ({ by: by.value, code: code.value });
    put(into, el("h2", {}, "Is the pairing program right?"),
      p("soft", "Give what it printed: tie-breaks, places or prizes. Each is computed anew; where ",
        "a column differs, you read what the program must have done."),
      out, el("div", { class: "two" },
        el("label", { class: "drop" }, file,
          el("span", { class: "call" }, el("b", {}, "Choose its table"), " or drop it here"),
          el("small", {}, "With names or numbers beside the figures.")),
        form({}, () => check([new File([pasted.value], "pasted.csv")], given()),
          label("pasted", "Or paste its table, or one column"), pasted,
          p("inline", label("by", "One column alone is in the order of"), by,
            label("code", "and, without a header, is"), code),
          el("button", {}, "Compare"))));
    into.compare = check;
    await check(null); // the file's own columns, if it has any
    if (out.querySelector(":scope > .error")) put(out);
  },

  whatif({ k, shown }, into) {
    const out = live();
    const placeholder = "R5 7-12 0-1, R5 3 H";
    const change = el("input", { id: "change", autocomplete: "off", placeholder });
    const typed = () => change.value.split(/[,;\n]/).map((each) => each.trim()).filter(Boolean);
    const move = () => answer(out, async () =>
      drawn((await ask("what_if", { k, changes: typed() })).parts, "lead"));
    const rounds = [...new Set(shown.games.map(([round]) => round))].sort((a, b) => b - a);
    const game = select("game");
    const which = select("which", rounds.map((round) => option(`${round}`, `Round ${round}`)),
      { onchange: () => list() });
    const ofRound = ([round]) => `${round}` === which.value;
    const list = () => put(game, shown.games.filter(ofRound).map(
      ([round, a, b, names, result]) => option(`R${round} ${a}-${b}`, `${names}  ${result}`)));
    const choose = (result) => {
      const others = typed().filter((each) => !each.startsWith(`${game.value} `));
      change.value = [...others, `${game.value} ${result}`].join(", ");
      move();
    };
    list();
    const results = [["1-0", "1–0"], ["1/2-1/2", "½–½"], ["0-1", "0–1"]].map(([value, words]) =>
      button(words, () => choose(value)));
    put(into, el("h2", {}, "What if a result were another?"),
      rounds.length > 0 && el("div", { class: "row", role: "group", "aria-label": "A game" },
        label("which", "Round"), which, label("game", "Game"), game,
        el("span", { class: "choices" }, results)),
      row(move, label("change", "The changes"), change, el("button", {}, "Show who would move")),
      out);
    if (!shown.final) move();
  },

  announcement: (desk, into) => answer(into, async () => {
    const { seal, parts, remarks } = await ask("announce");
    return [el("h2", {}, "How ties are broken and prizes divided"),
      p("status good", "Seal ", el("b", {}, seal)), drawn(parts),
      remarks.map((words) => p("status open", words))];
  }),

  save(desk, into) {
    const out = el("div", { role: "status" });
    const paper = select("paper", [option("letter", "Letter"), option("a4", "A4")]);
    const write = (kind) => () => answer(out, async () => {
      const { name, said, content } = await ask("save", { kind, paper: paper.value });
      const link = el("a", { href: URL.createObjectURL(new Blob([content])), download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1e4);
      const lost = said.map((words) => el("li", {}, sentence(words)));
      return [p("status good", `${name} is saved.`), lost.length > 0 &&
        el("details", {}, el("summary", {}, "What it cannot hold"), el("ul", {}, lost))];
    });
    const offer = (name, words, act) =>
      el("li", {}, button([el("b", {}, name), el("span", {}, words)], act));
    put(into, el("h2", {}, "Print & save"), el("ul", { class: "offers" },
      offer("Print the bulletin", "Winners and why, prizes, standings, ties; or as a PDF.",
        () => print()),
      python.word && offer("Word bulletin", "With each tie round by round.", write("docx")),
      offer("Web page", "One file for the phone; a name opens to its sums.", write("html")),
      offer("Workbook", "Ready for typing, with live standings in Excel.", write("xlsx")),
      offer("TRF", "FIDE’s report file, for other programs.", write("trf26"))),
    python.word ? p("inline", label("paper", "Paper of the Word bulletin"), paper)
      : p("soft", "This page writes no Word files. Print the bulletin, or save it as a PDF ",
        "there; a workbook with buttons and the command xltiebreak bulletin write it for Word."),
    out);
  },
};

function places(desk, list, of) { // a name opens to its sums
  const lines = list.rows.map((row, n) => {
    const id = `row-${of}-${row.number}`, room = el("td", { colSpan: 4 + list.ties.length });
    const inside = el("tr", { id, class: "inside", hidden: true }, room);
    const opener = el("button",
      { type: "button", "aria-expanded": "false", "aria-controls": id }, row.name);
    const whyBefore = (a, b) => a && b && a.first && a.first < b.first &&
      button(`Why is ${a.called} before ${b.called}?`, () => desk.compare(of, a.number, b.number));
    const toggle = async () => {
      inside.hidden = !inside.hidden;
      opener.setAttribute("aria-expanded", String(!inside.hidden));
      if (inside.hidden || room.hasChildNodes()) return;
      await answer(room, async () => {
        const { said, sheets } = await ask("explain", { k: desk.k, of, number: row.number });
        const asks = [whyBefore(list.rows[n - 1], row), whyBefore(row, list.rows[n + 1])];
        return el("div", { class: "opened" }, row.why && p("because", row.why),
          said.map((words) => p("", sentence(words))), sheets.map(tiles), p("asks", asks));
      });
    };
    const about = [row.rating, row.team].filter(Boolean).join(" · ");
    const values = row.values.map((value, at) =>
      el("td", { class: `number wide${list.ties[at][0] === row.by ? " by" : ""}` }, value));
    return [el("tr", { class: "line", "data-number": `${row.number}`, onclick: toggle },
      el("td", { class: "place" }, row.place),
      el("th", { scope: "row" }, opener, about && el("small", {}, about),
        row.decided && el("small", { class: "narrow" }, row.decided)),
      el("td", { class: "number score" }, row.score), values,
      el("td", { class: "wide decided" }, row.decided.replace("decided by ", ""))), inside];
  });
  const head = (kind, words, title) => el("th", { scope: "col", class: kind },
    title ? el("abbr", { title }, words) : words);
  return el("table", { class: "places" }, el("caption", { class: "unseen" }, desk.shown.heading),
    el("thead", {}, el("tr", {}, head("", "#", "Place"),
      head("", list.noun === "team" ? "Team" : "Name"), head("number", "Score"),
      list.ties.map(([code, name]) => head("number wide", code, name)),
      head("wide", "Decided by"))),
    el("tbody", {}, lines));
}

function settings(desk) { // another order, edition, round
  const { event, shown, rules } = desk;
  const given = { id: "order", list: "orders", autocomplete: "off", placeholder: shown.order };
  const order = el("input", given);
  order.value = rules.order ?? "";
  const edition = select("edition", [option("", `as it is (${shown.edition})`),
    event.editions.map(([code, name]) => option(code, `${code}: ${name}`, rules.edition))]);
  const round = select("round", [option("", "the last"),
    desk.rounds.map((each) => option(`${each}`, `${each}`, `${rules.round}`))]);
  const out = el("div", { role: "status" });
  const again = () => answer(out, async () => {
    const all = { order: order.value.trim(), edition: edition.value, round: Number(round.value) };
    await desk.rankBy(Object.fromEntries(Object.entries(all).filter(([, value]) => value)));
    return [];
  });
  return el("details", { class: "rules", open: Object.keys(rules).length > 0 },
    el("summary", {}, "Other tie-breaks, another edition, an earlier round"),
    row(again, label("order", "Order"), order,
      el("datalist", { id: "orders" }, event.orders.map(([code, from, codes]) =>
        option(code, `${codes} (${from})`))),
      label("edition", "Edition"), edition, label("round", "After round"), round,
      el("button", {}, "Rank again")), out);
}

async function beside(k, of, a, b) {
  const { names, steps, parts } = await ask("why", { k, of, a, b });
  const [said, ...rest] = drawn(parts, "lead");
  const rounds = rest.filter((part) => part.tagName !== "P");
  const ladder = el("table", { class: "ladder", "aria-label": "Step by step" },
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, names[0]),
      el("th", { scope: "col" }, el("span", { class: "unseen" }, "Step")),
      el("th", { scope: "col" }, names[1]))),
    el("tbody", {}, steps.map(([step, first, second, decides]) =>
      el("tr", { class: decides && "decides" }, el("td", {}, first),
        el("th", { scope: "row" }, step), el("td", {}, second)))));
  return [said, el("div", { class: "beside" }, ladder,
    el("div", {}, rest.filter((part) => !rounds.includes(part)))), rounds];
}
