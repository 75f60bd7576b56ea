// Elements, and the pieces that every answer is drawn from. Every text is set as text, never as
// markup, and no sentence about a result is made here.
const kept = (each) => each != null && each !== false && each !== "";

export function el(tag, given = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(given).filter(([, each]) => kept(each))) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true || typeof value === "string") made.setAttribute(key, value);
    else made[key] = value;
  }
  put(made, inside);
  return made;
}
export const $ = (id) => document.getElementById(id);
export const put = (into, ...parts) => into.replaceChildren(...parts.flat(Infinity).filter(kept));
export const p = (kind, ...words) => el("p", { class: kind }, ...words);
export const button = (words, onclick, given = {}) =>
  el("button", { type: "button", onclick, ...given }, words);
export const option = (value, words, chosen) =>
  el("option", { value: value || true, selected: value === chosen }, words);
export const select = (id, options, given = {}) => el("select", { id, ...given }, options);
export const label = (id, words) => el("label", { for: id }, words);

export function sentence(words) { // messages begin small, and file names stay as they are
  const begins = /^\S+\.\w+[: ]/.test(words) ? words : words[0].toUpperCase() + words.slice(1);
  return /[.!?]$/.test(begins) ? begins : `${begins}.`;
}

export function found({ severity, where, message }) {
  const word = severity === "error" ? "Error" : "Warning";
  return el("div", { class: `finding ${severity}` }, el("b", {}, word), " ",
    where && el("code", {}, where), p("", sentence(message)));
}

export const wrong = ({ message, findings = [] }, kind = "error") => // it says the first finding
  [p(kind, sentence(message)), findings.slice(1).map(found)];

export async function answer(into, doing) { // what it gives, or the sentence why it does not
  into.setAttribute("aria-busy", "true");
  try {
    put(into, await doing());
  } catch (error) {
    put(into, wrong(error));
  }
  into.removeAttribute("aria-busy");
}

export const drawn = (parts, first = "") =>
  parts.map((part, n) => (typeof part === "string" ? p(n ? "" : first, part) : table(part)));

const told = (title, inside) => el("section", { class: "told" }, el("h3", {}, title), inside);
const SIDES = { name: "", spare: "", prose: "", key: "number key" };
const side = ({ role, head }) => (head === "No." ? "wide " : "") + (SIDES[role] ?? "number");
const LONG = 32; // letters; longer cells of prose stand below their row

function table({ title, columns }) {
  const isLong = ({ role, cells }) =>
    role === "prose" && (columns.length < 3 || cells.some((cell) => cell.length > LONG));
  const prose = columns.filter(isLong), plain = columns.filter((column) => !isLong(column));
  const rows = columns[0]?.cells.map((_, n) => n) ?? [];
  if (plain.length === 0) // sentences alone, or a list in columns
    return told(title, columns.map(({ cells }) => cells.map((cell) => cell && p("", cell))));
  if (plain.length === 1) { // sentences, each under what it is about
    const about = (n) => columns.slice(0, -1).map(({ cells }) => cells[n]).join(" ");
    return told(title, rows.map((n) =>
      [about(n) && el("h4", {}, about(n)), p("", columns.at(-1).cells[n])]));
  }
  const heads = plain.map((column) => el(column.head ? "th" : "td",
    { class: side(column), scope: column.head && "col" }, column.head));
  const cell = (column, at, n) => {
    const text = column.cells[n], who = column.who[n];
    const isName = column.role === "name" && at < 3 && text !== "";
    const kinds = [side(column), /^\(.*\)$/.test(text) && "dropped",
      text.includes("→") && "moved", column.head === "Value" && "value"];
    return el(isName ? "th" : "td",
      { class: kinds.filter(Boolean).join(" "), scope: isName && "row" },
      who ? button(text, null, { class: "named", "data-number": `${who}` }) : text);
  };
  const beneath = (n) => prose.some(({ cells }) => cells[n]) && el("tr", { class: "beneath" },
    el("td", { colSpan: plain.length }, prose.map(({ cells }) => cells[n]).join(" ")));
  const lines = rows.map((n) =>
    [el("tr", {}, plain.map((column, at) => cell(column, at, n))), beneath(n)]);
  return el("section", {}, el("h3", {}, title),
    el("div", { class: "scroller", tabIndex: 0, role: "region", "aria-label": title },
      el("table", { "aria-label": title }, el("thead", {}, el("tr", {}, heads)),
        el("tbody", {}, lines))));
}

export function tiles(sheet) { // the sum as a picture; the sentence says it to screen readers
  const last = sheet.terms.length - 1;
  const sign = ({ counted }, n) => {
    if (n === last) return "=";
    return sheet.adds && counted && sheet.terms.slice(n + 1).some((term) => term.counted) && "+";
  };
  const tile = (term, n) =>
    el("li", { class: !term.counted && "dropped", title: term.why, "data-sign": sign(term, n) },
      el("b", {}, term.amount),
      el("small", {}, [term.round && `R${term.round}`, term.opponent].filter(Boolean).join(" ")));
  const sum = el("li", { class: "sum" }, el("b", {}, sheet.value), el("small", {}, sheet.name));
  return el("section", { class: "sheet", "data-code": sheet.code, "data-value": sheet.value },
    el("h3", {}, sheet.name, " ", el("small", {}, sheet.code)),
    last >= 0 && el("ol", { class: "tiles", "aria-hidden": "true" }, sheet.terms.map(tile), sum),
    p("sum-said", sheet.sentence));
}

const TROPHIES = 3, CROWD = 8; // the places of the podium, and how many who share one are too many

export function podium({ rows }, { final, begun }) {
  const isFirst = ({ first, last }) => first && first <= TROPHIES && last - first < CROWD;
  const first = begun ? rows.filter(isFirst) : [];
  return first.length > 0 && [el("h2", { class: "unseen" }, final ? "Winners" : "Leaders"),
    el("ol", { class: "podium" }, first.map((row) => el("li", { class: `at${row.first}` },
      el("span", { class: "place" }, row.place),
      el("div", {}, el("h3", {}, row.called), row.team && p("soft", row.team)),
      el("b", { class: "score" }, row.score),
      row.why && p("because", row.why))))];
}

export function paper(event, name, shown, prizes) { // the bulletin as it is printed
  const standings = shown.lists.map((list) => {
    const of = new Map(list.rows.map((row) => [row.number, row]));
    const codes = list.ties.map(([code]) => code);
    const heads = ["Place", "No.", "Name", "Score", ...codes, "Decided by"];
    const cells = (row) => [row.place, `${row.number}`, row.name, row.score, ...row.values,
      row.decided.replace("decided by ", "")];
    const why = (number) => p("", el("b", {}, of.get(number).called, ". "), of.get(number).why);
    return [el("h2", {}, "Standings", list.title && `: ${list.title}`),
      shown.ties && p("", shown.ties),
      el("table", {}, el("thead", {}, el("tr", {}, heads.map((head) => el("th", {}, head)))),
        el("tbody", {}, list.rows.map((row) =>
          el("tr", {}, cells(row).map((cell) => el("td", {}, cell)))))),
      list.tied.length > 0 && [el("h2", {}, "How the ties were broken"),
        el("div", { class: "ties" }, list.tied.map(([where, numbers]) =>
          el("section", {}, el("h3", {}, where), numbers.map(why))))]];
  });
  const facts = event.facts.map((fact) => el("span", {}, fact));
  return [el("header", {}, el("h1", {}, event.name), facts),
    p("status", name && `${name}: `, shown.status.join(" ")),
    shown.lists.map((list) => [list.title && el("h2", {}, list.title), podium(list, shown)]),
    prizes && drawn(prizes.parts), standings];
}
