// The page served on loopback and opened in Chromium: what the scripts beside this one share.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { chromium } from "../page/browser/node_modules/playwright-core/index.mjs";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript",
  ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm",
  ".json": "application/json" };

export async function serve(folder) { // "" is a server that answers everything, and counts
  const served = { folder, asked: [] };
  const server = createServer((asked, answer) => {
    const path = decodeURIComponent(asked.url.split("?")[0]);
    served.asked.push(path);
    const file = join(served.folder, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const content = served.folder ? readFileSync(file) : "here";
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      answer.writeHead(200, { "Content-Type": type, "Access-Control-Allow-Origin": "*" });
      answer.end(content);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const close = () => new Promise((done) => (server.close(done), server.closeAllConnections()));
  return Object.assign(served, { url, close });
}

export const launch = (executablePath) => chromium.launch({ executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });

export async function opened(browser, url, given = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...given });
  const page = await context.newPage();
  page.wrong = [];
  page.requests = [];
  context.on("request", (one) => page.requests.push(one.url()));
  page.on("pageerror", (error) => page.wrong.push(error.message));
  page.on("console", (line) => line.type() === "error" && page.wrong.push(line.text()));
  await page.goto(url);
  return page;
}

export const ready = (page) => page.waitForSelector("#ready.done", { timeout: 120_000 });
export const read = (page) => page.waitForFunction(() => document.getElementById("busy").hidden &&
  !document.querySelector("[aria-busy]") &&
  (document.querySelector("[role=tab]") || !document.getElementById("trouble").hidden),
null, { timeout: 120_000 });

export async function choose(page, ...files) {
  await page.setInputFiles("#file", files);
  await page.waitForFunction(() => !document.getElementById("file").value, null,
    { timeout: 120_000 });
  await read(page);
}

export async function tab(page, id) {
  await page.click(`#tab-${id}`);
  await page.waitForFunction((id) => {
    const panel = document.getElementById(id);
    return panel.dataset.drawn && panel.childElementCount &&
      !panel.hasAttribute("aria-busy") && !panel.querySelector("[aria-busy]");
  }, id, { timeout: 60_000 });
}
