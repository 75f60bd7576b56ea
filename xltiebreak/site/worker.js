// Python in a thread of its own: it loads once, tells how far it is, then answers question by
// question. `files.json` says what to load; the page starts this from a blob, so that the page's
// policy holds here, too: a worker from a file would have none.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const here = (file) => new URL(file, import.meta.url).href;
const tell = (part, words) => postMessage({ part, words });
const fetched = self.fetch.bind(self);
let got = 0, told = 0, bytes = 0;

self.fetch = async (...asked) => { // counts what comes; what it gives stays the browser's own, as
  const answer = await fetched(...asked); // compiled WebAssembly is kept for such answers alone
  if (!answer.ok) throw new Error(`${asked[0]}: ${answer.status}`);
  count(answer.clone().body.getReader());
  return answer;
};
async function count(reader) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    got += part.value.byteLength;
    if (!bytes || got - told < 2e5) continue;
    told = got;
    const [now, all] = [got, bytes].map((each) => (Math.min(each, bytes) / 1e6).toFixed(0));
    tell(Math.min(0.8, (0.8 * got) / bytes), `Loading, ${now} of ${all} MB`);
  }
}

const started = (async () => {
  const listed = await (await fetch(here("files.json"))).json();
  bytes = listed.bytes;
  const program = fetch(here("program.zip")).then((answer) => answer.arrayBuffer());
  const py = await loadPyodide({ indexURL: here("pyodide/") });
  tell(0.85, "Unpacking");
  const extractDir = py.runPython("import site; site.getsitepackages()[0]");
  py.unpackArchive(await program, "zip", { extractDir });
  for (const wheel of listed.wheels) await py.loadPackage(here(`wheels/${wheel}`));
  for (const way of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport"])
    self[way] = undefined; // nothing is sent from here on
  tell(0.9, "Starting");
  const { ask, writes_word } = py.pyimport("xltiebreak.site.replies");
  postMessage({ part: 1, words: "Ready.", word: writes_word() });
  setTimeout(() => py.pyimport("xltiebreak.excel.reader")); // while a file is looked for
  return { py, ask };
})();
started.catch((error) => postMessage({ broken: String(error) }));

let folders = 0;
function stored(py, files) { // those of one event lie together: a rating report is three
  const folder = `/tmp/${++folders}`;
  py.FS.mkdir(folder);
  return files.map(({ name, content }) => {
    const plain = name.replace(/[/\0]/g, "_").replace(/^\.*$/, "file");
    py.FS.writeFile(`${folder}/${plain}`, new Uint8Array(content));
    return `${folder}/${plain}`;
  });
}

self.onmessage = async ({ data: { id, what, given, files } }) => {
  let answer;
  try {
    const { py, ask } = await started;
    if (files) given.files = stored(py, files);
    answer = JSON.parse(ask(JSON.stringify([what, given])));
    if (what === "save" && answer.ok) answer.ok.content = py.FS.readFile("/saved");
  } catch (error) {
    const last = String(error).trim().split("\n").pop();
    answer = { error: `This is a fault of the page, not of your file: ${last}` };
  }
  postMessage({ id, ...answer });
};
