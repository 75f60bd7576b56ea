// Python in its thread, asked question by question; and the page's own files, kept for the day
// without the network.
import { $, button, put } from "./draw.js";

// From a blob, so that the page's policy holds in there, too: a worker from a file has none.
const source = `import ${JSON.stringify(new URL("worker.js", location.href).href)}`;
const boot = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
const worker = new Worker(boot, { type: "module" });
const waiting = new Map();
let asked = 0;
export const python = { word: false, broken: () => {} };

export const ask = (what, given = {}, files = null) =>
  new Promise((resolve, reject) => {
    waiting.set(++asked, { resolve, reject });
    worker.postMessage({ id: asked, what, given, files });
  });

worker.onerror = ({ message }) => python.broken(message ?? "this browser is too old for it");
worker.onmessage = ({ data }) => {
  if (data.broken) return python.broken(data.broken);
  if (data.words) return progress(data);
  const { resolve, reject } = waiting.get(data.id);
  waiting.delete(data.id);
  if (data.ok) resolve(data.ok);
  else reject(Object.assign(new Error(data.error), { findings: data.findings ?? [] }));
};

const MOST = 64 * 1024 * 1024 + 1; // one byte more than Python takes, so that it says so
export const contents = (files) =>
  Promise.all([...files].map(async (file) =>
    ({ name: file.name, content: await file.slice(0, MOST).arrayBuffer() })));

function progress({ part, words, word }) {
  document.querySelectorAll("progress").forEach((bar) => (bar.value = part));
  $("doing").textContent = part < 1 ? words : "Reading the file";
  ready(words);
  if (part < 1) return;
  $("ready").classList.add("done");
  $("pages").hidden = !word;
  python.word = word;
  keep();
}
const ready = (words) => ($("ready").lastElementChild.textContent = words);

// A newer version waits until it is let in: by a click, or when the page is opened the next time.
const own = navigator.serviceWorker;
let letIn = false;
const take = (newer) => {
  letIn = true;
  newer.postMessage("take over");
};
own?.addEventListener("controllerchange", () => letIn && location.reload());
own?.getRegistration().then((found) => found?.waiting && take(found.waiting));

async function keep() {
  const kept = await own?.register("offline.js").catch(() => null);
  if (!kept) return;
  const offered = () => kept.active && kept.waiting &&
    put($("newer"), "There is a newer version: ", button("Take it", () => take(kept.waiting)));
  kept.addEventListener("updatefound", () =>
    kept.installing?.addEventListener("statechange", offered));
  offered();
  await own.ready;
  ready("Ready, also without the network.");
}
