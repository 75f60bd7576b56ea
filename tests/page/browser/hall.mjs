// Stands before the screen of the hall: how large its letters are, what each page holds, when it
// turns, and whether new results come; told as JSON.
// node hall.mjs CHROMIUM WATCHED.html NEWER.html PAGE.html ...
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [executablePath, watched, newer, ...pages] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath, args });
const seen = { pages: {}, refused: [] };
const SIZES = JSON.parse(process.env.SIZES);

const opened = async (url, options = {}) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on("console", (line) => line.type() === "error" && seen.refused.push(line.text()));
  page.on("pageerror", (error) => seen.refused.push(error.message));
  await page.clock.install();
  await page.goto(url);
  return page;
};
// What can be seen whole: the rows of the page, what it says they are, and its smallest letters.
const shown = (page) => page.evaluate(() => {
  const list = document.querySelector(".list:not([hidden])");
  const window = list.querySelector(".turned").getBoundingClientRect();
  const inside = (row) => {
    const box = row.getBoundingClientRect();
    return box.left >= window.left - 1 && box.right <= window.right + 1 && box.bottom <= window.bottom + 1;
  };
  const rows = [...list.querySelectorAll("li")];
  const letters = [...list.querySelectorAll("h2, .part, .news, .place, .name, .name small, .score")];
  return {
    title: list.querySelector("h2").textContent,
    part: list.querySelector(".part").textContent,
    rows: rows.flatMap((row, k) => (inside(row) ? [k + 1] : [])),
    columns: new Set(rows.filter(inside).map((row) => Math.round(row.getBoundingClientRect().left))).size,
    of: rows.length,
    overlaps: [...list.querySelectorAll(".name")].filter((name) => name.scrollWidth > name.clientWidth + 1).length,
    letters: Math.min(...letters.map((part) => parseFloat(getComputedStyle(part).fontSize))) / Math.min(innerWidth, innerHeight),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
});

for (const path of pages) {
  const told = (seen.pages[basename(path, ".html")] = { sizes: {}, violations: [] });
  for (const [width, height] of path === pages[0] ? SIZES : SIZES.filter(([width]) => width === 1920)) {
    const page = await opened(pathToFileURL(path).href, { viewport: { width, height }, colorScheme: width % 3 ? "light" : "dark" });
    const turned = (told.sizes[`${width}`] = []);
    for (let k = 0; k < 60; k++) {
      const now = await shown(page);
      if (turned.length && now.title + now.part === turned[0].title + turned[0].part) break;
      turned.push(now);
      await page.keyboard.press("PageDown");
    }
    if (width === 1920)
      for (const hall of ["light", "dark"]) {
        await page.keyboard.press("d");
        await page.evaluate(axe);
        told.violations.push(...(await page.evaluate(async () => {
          const rules = { "color-contrast-enhanced": { enabled: true } };
          const found = await globalThis.axe.run(document, { resultTypes: ["violations"], rules });
          return found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 90)}`);
        })));
      }
    await page.context().close();
  }
  const plain = await opened(pathToFileURL(path).href, { javaScriptEnabled: false });
  told.rows = await plain.locator("li").count();
  told.visible = await plain.locator("li:visible").count();
  told.dead = await plain.locator("button, input").count();
  await plain.context().close();
}

for (const kind of ["file", "http"]) {
  const first = readFileSync(watched);
  let away = false;
  const server = createServer((_, answer) =>
    away ? answer.writeHead(503).end() : answer.writeHead(200, { "Content-Type": "text/html" }).end(readFileSync(watched)));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const url = kind === "file" ? pathToFileURL(watched).href : `http://127.0.0.1:${server.address().port}/`;
  const page = await opened(url, { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  const steady = async () => {
    for (let k = 0; k < 50; k++)
      try {
        await page.waitForLoadState();
        return await shown(page);
      } catch {
        await page.waitForTimeout(200); // it is being loaded
      }
  };
  const part = async () => (await steady()).part;
  const title = async () => (await steady()).title;
  const told = (seen[kind] = { parts: [await part()], title: await title() });
  const turn = async () => {
    const before = await part();
    await page.clock.runFor(8000);
    told.too_early ||= (await part()) !== before;
    await page.clock.runFor(2500);
    told.too_late ||= (await part()) === before;
    await page.waitForTimeout(700); // it is loaded again now, from a file
    told.parts.push(await part());
  };
  await page.keyboard.press("d");
  await turn();
  away = true; // a site that cannot be reached takes nothing off the screen
  await turn();
  away = false;
  writeFileSync(watched, readFileSync(newer));
  await page.clock.runFor(10000);
  await page.waitForFunction((before) => document.querySelector("h2")?.textContent !== before, told.title, { polling: 100 });
  told.new_title = await title();
  told.hall = await page.evaluate(() => document.documentElement.dataset.hall);
  told.parts.push(await part());
  await page.keyboard.press("p");
  await page.clock.runFor(30000);
  await page.waitForTimeout(500);
  told.stays = (await part()) === told.parts.at(-1);
  writeFileSync(watched, first);
  await page.context().close();
  server.close();
}
await browser.close();
console.log(JSON.stringify(seen));
