// A field finds names in all lists: any parts of a name, in any order, with or without accents. What
// has no name in it is hidden meanwhile. Without scripts there is no field, and everything is there.
const LETTERS = { ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th", ς: "σ" };
const plain = (text) => text.normalize("NFKD").toLowerCase().replace(/[\p{M}'’ʼ]/gu, "")
  .replace(/[^\x00-\x7f]/gu, (letter) => LETTERS[letter] ?? letter);
const main = document.querySelector("main");
const field = Object.assign(document.createElement("input"), { type: "search", placeholder: "Find a name" });
field.setAttribute("aria-label", "Find a name");
const nobody = document.createElement("p");
nobody.setAttribute("role", "status");
const rows = [...document.querySelectorAll(".standings > li")];
if (rows.length) main.prepend(field, nobody);
const names = rows.map((row) => plain([...row.querySelectorAll(".name bdi, .small th")].map((part) => part.textContent).join(" ")));

const find = () => {
  const wanted = plain(field.value).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  rows.forEach((row, k) => (row.hidden = !wanted.every((part) => names[k].includes(part))));
  main.classList.toggle("finding", wanted.length > 0);
  for (const part of document.querySelectorAll("main > section, .list"))
    part.hidden = wanted.length > 0 && !part.querySelector(".standings > li:not([hidden])");
  nobody.textContent = rows.every((row) => row.hidden) && rows.length ? "Nobody of this name." : "";
};
field.addEventListener("input", find);

let led_to = "";
const lead_to = (id) => {
  led_to = id;
  const target = document.getElementById(id);
  if (!target) return;
  if (!target.getClientRects().length) (field.value = ""), find();
  const details = target.closest("details") ?? target.querySelector(":scope > details");
  if (!details) return;
  details.open = true;
  details.firstElementChild.focus({ preventScroll: true });
  target.scrollIntoView();
};
const address = () => location.hash.slice(1);
addEventListener("hashchange", () => lead_to(address()));
addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (link?.hash === location.hash) lead_to(address()); // the browser sees no change of address
});

const opened = () => [...document.querySelectorAll("details")];
const called = (details) => details?.id || details?.parentElement.id;
const sideways = () => [...document.querySelectorAll(".scroller")];
const as_left = () => {
  const top = rows.find((row) => row.getBoundingClientRect().bottom > 0);
  return {
    led_to,
    find: field.value,
    at: document.activeElement === field ? field.selectionStart : null,
    open: opened().filter((details) => details.open).map(called),
    focus: called(document.activeElement.closest("summary")?.parentElement),
    sideways: sideways().map((part) => part.scrollLeft),
    row: top && [top.id, top.getBoundingClientRect().top],
    y: scrollY,
  };
};
const leave_as = (left) => {
  field.value = left.find;
  find();
  for (const details of opened()) details.open = left.open.includes(called(details));
  sideways().forEach((part, k) => (part.scrollLeft = left.sideways[k] ?? 0));
  const row = left.row && document.getElementById(left.row[0]);
  const is_below = left.y > 0 && row && left.row[1] < innerHeight;
  scrollTo(0, is_below ? scrollY + row.getBoundingClientRect().top - left.row[1] : left.y);
  if (left.at !== null) field.focus({ preventScroll: true }), field.setSelectionRange(left.at, left.at);
  if (left.focus) opened().find((one) => called(one) === left.focus)?.firstElementChild.focus({ preventScroll: true });
};
const left = kept(as_left);
if (left) {
  history.scrollRestoration = "manual";
  leave_as(left);
  addEventListener("load", () => leave_as(left), { once: true });
}
if (address() !== left?.led_to) addEventListener("load", () => lead_to(address()), { once: true });
if (AGAIN) setInterval(() => document.hidden || !getSelection().isCollapsed || load_again(), AGAIN);
