// Searches, follows links and loads pages again, as readers do, and tells what they would see, as JSON.
// node reader.mjs CHROMIUM PAGE.html WATCHED.html NEWER.html
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [executablePath, names, watched, newer] = process.argv.slice(2);
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath, args });
const seen = { found: {}, refused: [] };

const shown = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".standings > li:not([hidden]) .name bdi:first-child")].map((name) => name.textContent));
const opened = async (url, width = 390) => {
  const page = await browser.newPage({ viewport: { width, height: 500 } });
  page.on("console", (line) => line.type() === "error" && seen.refused.push(line.text()));
  page.on("pageerror", (error) => seen.refused.push(error.message));
  await page.goto(url);
  return page;
};

{
  const page = await opened(pathToFileURL(names).href);
  for (const wanted of JSON.parse(process.env.WANTED)) {
    await page.fill("input", wanted);
    seen.found[wanted] = await shown(page);
  }
  await page.fill("input", "zzz");
  seen.nobody = await page.locator("main > [role=status]").innerText();
  seen.beside_nobody = await page.locator(".winners, .standings, table").evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length);
  const link = '.standings > li:first-child .inside a[href^="#"]';
  await page.fill("input", await page.locator(".standings > li:first-child bdi").first().evaluate((name) => name.textContent));
  await page.click(".standings > li:first-child summary");
  const hash = await page.getAttribute(link, "href");
  seen.hidden_before = !(await page.locator(`${hash} summary`).isVisible());
  await page.click(link);
  await page.waitForFunction((hash) => document.querySelector(hash).querySelector("details").open, hash);
  seen.link = { field: await page.inputValue("input"), seen: await page.locator(`${hash} > details > summary`).isVisible() };
  await page.evaluate((hash) => (document.querySelector(hash).querySelector("details").open = false), hash);
  await page.click(link); // the same address a second time
  seen.link.again = await page.evaluate((hash) => document.querySelector(hash).querySelector("details").open, hash);
  await page.close();
}

async function as_it_was(page, load) {
  const rows = page.locator(".standings > li");
  await page.fill("input", "somebody 1");
  await page.locator("summary:visible").nth(3).click();
  await page.locator("summary:visible").nth(5).click();
  await page.evaluate(() => scrollTo(0, 400));
  await page.focus("input");
  await page.evaluate(() => scrollTo(0, 400));
  const state = () => page.evaluate(() => ({
    field: document.querySelector("input").value,
    open: [...document.querySelectorAll("li details[open]")].map((one) => one.parentElement.id),
    rows: document.querySelectorAll(".standings > li:not([hidden])").length,
    typing: document.activeElement.tagName,
    top: Math.round([...document.querySelectorAll("li:has(details[open])")][0].getBoundingClientRect().top),
  }));
  const before = await state();
  await load(page);
  return { before, after: await state(), all: await rows.count() };
}
const made = (page) => page.evaluate(() => document.documentElement.dataset.made);
const loaded_anew = (page, before) =>
  page.waitForFunction((before) => document.documentElement.dataset.made !== before, before, { timeout: 20000 });

{
  const page = await opened(pathToFileURL(names).href);
  seen.by_hand = await as_it_was(page, (page) => page.reload());
  await page.close();
}
for (const kind of ["file", "http"]) {
  const first = readFileSync(watched);
  let asked = 0, away = false;
  const server = createServer((_, answer) => {
    asked++;
    if (away) answer.writeHead(503).end();
    else answer.writeHead(200, { "Content-Type": "text/html" }).end(readFileSync(watched));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const url = kind === "file" ? pathToFileURL(watched).href : `http://127.0.0.1:${server.address().port}/`;
  const page = await opened(url);
  const began = Date.now();
  seen[kind] = await as_it_was(page, async (page) => {
    const before = await made(page);
    if (kind === "http") {
      away = true;
      while (asked < 2) await page.waitForTimeout(100);
      away = false;
    }
    writeFileSync(watched, readFileSync(newer));
    await loaded_anew(page, before);
    await page.waitForLoadState();
    await page.waitForTimeout(300);
  });
  seen[kind].seconds = (Date.now() - began) / 1000;
  writeFileSync(watched, first);
  await page.close();
  server.close();
}
await browser.close();
console.log(JSON.stringify(seen));
