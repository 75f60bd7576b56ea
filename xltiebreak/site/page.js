// Files come in, an event is open, and tabs lead through what is answered about it.
import { $, button, el, p, paper, put, wrong as told } from "./draw.js";
import { ask, contents, python } from "./python.js";
import { DRAW, TABS, WITHOUT_PLACES } from "./tabs.js";

const VIEWS = ["start", "busy", "trouble", "event"];
const show = (...ids) => VIEWS.forEach((id) => ($(id).hidden = !ids.includes(id)));
const say = (words) => ($("live").textContent = words);
for (const id of Object.keys(TABS)) {
  const given = { role: "tabpanel", id, "aria-labelledby": `tab-${id}`, hidden: true };
  $("event").append(el("div", given));
}

function fail(error) {
  put($("trouble"), told(error, "error lead"));
  show("start", "trouble");
  scrollTo(0, 0);
}
python.broken = (why) => fail(new Error(`The page could not be started: ${why}. Load it again.`));

// What is open: the event, section k, what is asked of its places (rules), what they are (shown),
// the rounds to choose from, and the two who are compared, behind the list in which they stand.
const desk = {
  event: null, k: 0, rules: {}, shown: null, rounds: [], pair: [],

  async open(files, tab) {
    show("busy");
    $("again").hidden = true;
    try {
      const event = (desk.event = await ask("read", {}, await contents(files)));
      $("name").textContent = event.name;
      put($("facts"), event.facts.map((fact) => el("span", {}, fact)));
      document.title = `${event.name}: who won, and why`;
      const several = event.sections.length > 1 ? event.sections : [];
      put($("sections"), several.map((name, k) => button(name, () => desk.turnTo(k))));
      show("event");
      $("again").hidden = false;
      await desk.turnTo(0, tab);
      $("name").focus({ preventScroll: true });
      scrollTo(0, 0);
      say(`${event.name} is read. ${desk.shown?.status.join(" ") ?? ""}`);
    } catch (error) {
      fail(error);
    }
    $("file").value = "";
  },

  async turnTo(k, tab = opened()) { // to a section
    Object.assign(desk, { k, rules: {}, shown: null, pair: [] });
    [...$("sections").children].forEach((each, at) =>
      each.setAttribute("aria-pressed", String(at === k)));
    const wrong = desk.event.findings;
    const count = wrong > 0 && el("span", { class: "count" }, `${wrong}`);
    put($("tabs"), Object.entries(TABS).map(([id, words]) =>
      button([words, id === "checks" && count], () => go(id),
        { role: "tab", id: `tab-${id}`, "aria-controls": id })));
    try {
      await rank({});
      desk.rounds = desk.shown.rounds;
    } catch (error) {
      put($("standings"), told(error, "error lead"));
      $("standings").dataset.drawn = "yes";
    }
    await go(desk.shown ? tab : "checks");
  },

  async rankBy(rules) {
    await rank(rules);
    await go("standings");
    $("standings").querySelector("summary").focus();
    say(desk.shown.status.join(" "));
  },

  async compare(...pair) {
    desk.pair = pair;
    delete $("why").dataset.drawn;
    await go("why");
    $("tab-why").focus();
  },
};

async function rank(rules) { // the places anew, so that everything about them is drawn anew
  for (const id of desk.shown ? [] : Object.keys(TABS)) delete $(id).dataset.drawn;
  const shown = await ask("standings", { k: desk.k, ...rules });
  for (const id of Object.keys(TABS)) delete $(id).dataset.drawn;
  Object.assign(desk, { shown, rules, pair: [] });
  const prizes = await ask("prizes", { k: desk.k }).catch(() => null);
  const name = desk.event.sections.length > 1 && desk.event.sections[desk.k];
  put($("bulletin"), paper(desk.event, name, shown, prizes));
}

const opened = () =>
  document.querySelector('[role=tab][aria-selected="true"]')?.getAttribute("aria-controls");

async function go(id = "standings") {
  for (const each of Object.keys(TABS)) {
    $(each).hidden = each !== id;
    $(`tab-${each}`).setAttribute("aria-selected", String(each === id));
    $(`tab-${each}`).tabIndex = each === id ? 0 : -1;
  }
  const tab = $(`tab-${id}`), bar = $("tabs");
  bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  if (bar.getBoundingClientRect().top <= 0) bar.previousElementSibling.scrollIntoView();
  if ($(id).dataset.drawn) return;
  $(id).dataset.drawn = "yes";
  if (desk.shown || WITHOUT_PLACES.includes(id)) await DRAW[id](desk, $(id));
  else put($(id), p("status open", "Correct what Checks shows first: nothing is computed before."));
}

$("tabs").addEventListener("keydown", (pressed) => {
  const all = Object.keys(TABS), at = all.indexOf(opened());
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[pressed.key];
  if (to === undefined) return;
  pressed.preventDefault();
  const id = all.at(to % all.length);
  go(id);
  $(`tab-${id}`).focus();
});

document.addEventListener("click", async ({ target }) => { // a name in an answer opens its sums
  if (!target.matches(".named")) return;
  const isMeant = ({ name }) => target.textContent.endsWith(name);
  const of = desk.shown.lists.findIndex(({ rows }) => rows.some(isMeant));
  await go("standings");
  const row = $(`row-${of}-${target.dataset.number}`), line = row.previousElementSibling;
  if (row.hidden) line.click();
  line.querySelector("button").focus();
});

// files come in
const example = async (name) => {
  const answer = await fetch(`examples/${name}`);
  if (!answer.ok) throw new Error(`The example ${name} cannot be reached now.`);
  return new File([await answer.blob()], name);
};
document.querySelectorAll("[data-file]").forEach((offer) =>
  offer.addEventListener("click", async () => {
    const { file, tab, against } = offer.dataset;
    try {
      await desk.open([await example(file)], tab ?? "standings");
      if (against) await $("verify").compare([await example(against)]);
    } catch (error) {
      fail(error);
    }
  }));
$("file").addEventListener("change", ({ target }) =>
  target.files.length && desk.open(target.files, "standings"));
$("again").addEventListener("click", () => {
  show("start");
  $("again").hidden = true;
  document.title = "Who won, and why? xltiebreak";
  $("file").focus();
});
const over = (isOver) => document.body.classList.toggle("over", isOver);
addEventListener("dragover", (dragged) => {
  dragged.preventDefault();
  over(true);
});
addEventListener("dragleave", (left) => left.relatedTarget || over(false));
addEventListener("drop", (dropped) => {
  dropped.preventDefault();
  over(false);
  const { files } = dropped.dataTransfer;
  if (!files.length) return;
  if (!$("event").hidden && desk.shown && opened() === "verify") $("verify").compare(files);
  else desk.open(files, "standings");
});
addEventListener("paste", (pasted) => {
  const words = pasted.clipboardData?.getData("text");
  const isTyped = pasted.target.matches?.("textarea, input:not([type=file])");
  if (words?.trim() && !$("start").hidden && !isTyped)
    desk.open([new File([words], "pasted.csv")], "standings");
});
