// Turns the pages on the screen of the hall every ten seconds: list after list, each in the largest
// letters in which it fits on one page, a longer one in letters of a twentieth of the screen.
const TURN = 10000;
const SIZES = [1.8, 1.6, 1.4, 1.2, 1];
const root = document.documentElement;
const lists = [...document.querySelectorAll(".list")];
const element = (name, text, more) => Object.assign(document.createElement(name), { textContent: text, ...more });
root.classList.add("turning");

const tried = (list, size, columns) => {
  const rows = [...list.querySelectorAll("li")], names = [...list.querySelectorAll(".name")];
  const places = list.querySelector("ol");
  list.dataset.columns = places.style.columnCount = columns;
  places.style.fontSize = `${size}rem`;
  const { left, width } = places.getBoundingClientRect();
  const step = width + parseFloat(getComputedStyle(places).columnGap);
  const on = rows.map((row) => Math.floor((row.getBoundingClientRect().left - left + 1) / step));
  const cut = names.filter((name) => name.scrollWidth > name.clientWidth + 1).length;
  return { size, columns, step, on, pages: on.at(-1) + 1, cut, is_narrow: cut > rows.length / 20 };
};
const laid_out = (list) => {
  const small = [];
  list.classList.remove("breaks-words");
  const { height } = list.querySelector(".turned").getBoundingClientRect();
  const rem = parseFloat(getComputedStyle(root).fontSize);
  const room = Math.max(1, (3 * height) / (1.25 * rem) / list.querySelectorAll("li").length);
  for (const size of SIZES.filter((size) => size <= room))
    for (const columns of [1, 2, 3]) {
      const layout = tried(list, size, columns);
      if (layout.pages === 1 && !layout.cut) return layout;
      if (size === SIZES.at(-1)) small.push(layout);
    }
  const unusual = ({ columns }) => Math.abs(columns - (innerWidth > innerHeight ? 2 : 1));
  const [best] = small.sort((a, b) => a.is_narrow - b.is_narrow || a.pages - b.pages || unusual(a) - unusual(b));
  list.classList.toggle("breaks-words", best.cut > 0); // a single long word does not widen all
  return tried(list, best.size, best.columns);
};

let layouts = [];
let at = { list: 0, page: 0, is_still: false, hall: "", ...kept(() => at) };
const alone = (list) => lists.forEach((other) => (other.hidden = other !== list));
const show = () => {
  const list = lists[at.list], { step, on, pages } = layouts[at.list];
  at.page = Math.min(at.page, pages - 1);
  alone(list);
  list.querySelector("ol").style.transform = `translateX(${-at.page * step}px)`;
  const first = on.indexOf(at.page) + 1, last = on.lastIndexOf(at.page) + 1;
  list.querySelector(".part").textContent = `${list.dataset.what} ${first} to ${last} of ${on.length}`;
  clock.textContent = now();
  still.setAttribute("aria-pressed", at.is_still);
  if (at.hall) root.dataset.hall = at.hall;
};
const fit = () => {
  layouts = lists.map((list) => (alone(list), laid_out(list)));
  show();
};
const move = (by) => {
  at.page += by;
  if (at.page < 0) {
    at.list = (at.list + lists.length - 1) % lists.length;
    at.page = layouts[at.list].pages - 1;
  } else if (at.page >= layouts[at.list].pages) {
    at.list = (at.list + 1) % lists.length;
    at.page = 0;
  }
  show();
};
const turn = () => {
  if (!at.is_still && lists.length) move(1);
  if (AGAIN && !document.hidden) load_again();
};
let turning = setInterval(turn, TURN);
const by_hand = (by) => {
  clearInterval(turning);
  turning = setInterval(turn, TURN);
  move(by);
};
const in_dark = () => (at.hall || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
const keys = {
  ArrowLeft: () => by_hand(-1), PageUp: () => by_hand(-1), ArrowRight: () => by_hand(1), PageDown: () => by_hand(1),
  p: () => (at.is_still = !at.is_still, show()),
  d: () => (at.hall = in_dark() ? "light" : "dark", show()),
};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.key] || !lists.length) return;
  keys[event.key]();
  event.preventDefault();
});
const now = () => new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
const clock = element("p", now(), { className: "clock" });
document.querySelector("header").append(clock);
const still = element("button", "Stay (P)", { onclick: keys.p });
if (lists.length) document.querySelector("footer").append(
  element("button", "Back (←)", { onclick: keys.ArrowLeft }), element("button", "Next (→)", { onclick: keys.ArrowRight }),
  still, element("button", "Light or dark (D)", { onclick: keys.d }));
for (const list of lists) {
  const head = element("div", "", { className: "head" });
  const all = list.querySelectorAll("li").length;
  list.prepend(head);
  head.append(list.querySelector("h2"), element("p", `${list.dataset.what} ${all} to ${all} of ${all}`, { className: "part" }));
}
at.list = lists[at.list] ? at.list : 0;
if (lists.length) fit(), addEventListener("resize", fit);
navigator.wakeLock?.request("screen").catch(() => {});
