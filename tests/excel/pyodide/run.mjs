// Runs a job in Pyodide: node run.mjs JOB.json → what came of it, as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const answer = console.log;
console.log = console.error; // what Pyodide says when it fetches packages
const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const [inside, client, pressing] = ["inside.py", "../lite_client.py", "pressing.py"].map(
  (name) => readFileSync(new URL(name, import.meta.url), "utf8"),
);
const plain = (value) => value.toJs({ dict_converter: Object.fromEntries, create_pyproxies: false });

// What xlwings Lite asks its own JavaScript for when a script reads the workbook.
globalThis.xlwings = {
  getUsedRangeAddress: async (sheet) => job.sheets[sheet]?.address ?? null,
  getRangeData: async (sheet, address, keys) =>
    Object.fromEntries([...keys].map((key) => [key, job.sheets[sheet][key]])),
  getRangeValues: async (sheet) => job.sheets[sheet].values,
};

async function boot(wheels, pyodide = "pyodide") {
  const { loadPyodide } = await import(pyodide);
  const printed = [];
  const py = await loadPyodide({
    env: { XLWINGS_ON_SERVER: "true", XLWINGS_LICENSE_KEY: "noncommercial" },
    stdout: (line) => printed.push(line),
  });
  const paths = wheels.map((wheel) => pathToFileURL(wheel).href);
  await py.loadPackage(paths, { messageCallback: () => {} });
  py.runPython(inside);
  return [py, printed];
}

async function answers(py, every) {
  const call = py.globals.get("call");
  const given = [];
  const calls = job.calls.filter((_, k) => k % every === 0);
  for (const { function: name, args } of calls) given.push(plain(await call(name, args)));
  return given;
}

async function pressed(py, buttons) {
  py.runPython(`${client}\n${pressing}`);
  const press = py.globals.get("press");
  const made = [];
  for (const { script, form, workbook } of buttons) {
    made.push(plain(await press(script, form, job.workbooks[workbook])));
  }
  return made;
}

async function fromMain(pyodide, every, buttons) {
  const begun = performance.now();
  const [py, printed] = await boot([job.xlwings], pyodide);
  const booted = performance.now();
  const run = py.globals.get("run_main");
  run(job.main);
  const pasted = performance.now();
  const result = {
    python: py.runPython("sys.version.split()[0]"),
    registered: plain(py.globals.get("registered")()),
    answers: await answers(py, every),
    actions: plain(await py.globals.get("run_script")(Object.keys(job.sheets))),
    foreign: plain(py.globals.get("foreign")()),
  };
  result.printed = [...printed];
  result.pressed = await pressed(py, buttons);
  result.foreignBehindButtons = plain(py.globals.get("foreign")());
  result.writesWord = py.globals.get("writes_word")();
  const [name, args] = job.timed;
  const large = await py.globals.get("seconds")(name, args, 5);
  run(job.changed);
  result.changed = plain(await py.globals.get("call")(...job.changed_call));
  result.seconds = { boot: (booted - begun) / 1000, paste: (pasted - booted) / 1000, large };
  return result;
}

const newest = await fromMain(undefined, job.every.main, job.buttons);
const few = job.buttons.slice(0, job.few);
const stated = await fromMain("pyodide-of-workbooks", job.every.stated, few);
answer(JSON.stringify({ main: newest, stated }));
