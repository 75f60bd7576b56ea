// Opens pages in Chromium as their readers do, and tells what they would notice, as JSON.
// node run.mjs CHROMIUM PAGE.html ...
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [executablePath, ...pages] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath, args });

const too_wide = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// How many names, scores and sums of money one sees only after scrolling sideways in a table.
const out_of_sight = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".scroller")].flatMap((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const cells = [...frame.querySelectorAll("tbody th, tbody .stays, .money td, caption:not(.heard), .inside td" + (innerWidth < 896 ? ", .main td:not(:empty)" : ""))].map((cell) => cell.getBoundingClientRect());
      return cells.filter((cell) => cell.left < left - 1 || cell.right > right + 2);
    }).length);

async function looked_at(path) {
  const url = pathToFileURL(path).href;
  const told = { requests: [], refused: [], wide: {}, out_of_sight: 0, violations: [] };
  for (const [width, scheme] of [[320, "light"], [1280, "dark"]]) {
    const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme: scheme });
    page.on("request", (one) => one.url() === url || told.requests.push(one.url()));
    page.on("requestfailed", (one) => one.failure().errorText === "csp" && told.requests.splice(told.requests.indexOf(one.url()), 1));
    page.on("pageerror", (error) => told.violations.push(`script: ${error.message}`));
    page.on("console", (line) => line.type() === "error" && told.refused.push(line.text()));
    await page.goto(url);
    told.wide[width] = await too_wide(page);
    await page.evaluate(() => document.querySelectorAll("details").forEach((one, k) => (one.open = k < 3)));
    for (const each of [768, width]) {
      await page.setViewportSize({ width: each, height: 700 });
      told.out_of_sight += await out_of_sight(page);
    }
    told.wide[`${width} open`] = await too_wide(page);
    await page.evaluate(axe);
    told.violations.push(...(await page.evaluate(async () => {
      const found = await globalThis.axe.run(document, { resultTypes: ["violations"] });
      return found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 90)}`);
    })));
    await page.close();
  }
  const keys = await browser.newPage({ viewport: { width: 320, height: 700 } });
  await keys.goto(url);
  for (let k = 0; k < 40 && !(await keys.evaluate(() => document.activeElement.tagName === "SUMMARY")); k++)
    await keys.keyboard.press("Tab");
  await keys.keyboard.press("Enter");
  told.opened_by_keys = await keys.evaluate(() => document.querySelectorAll("details[open]").length);
  await keys.goto(url + "#" + (await keys.evaluate(() => document.querySelector(".standings li:last-child").id)));
  await keys.reload();
  told.opened_by_address = await keys.evaluate(() => document.querySelector(".standings li:target details").open);
  const name = await keys.evaluate(() => document.querySelector(".standings li .name").textContent);
  await keys.fill("input[type=search]", name.slice(0, 6));
  told.found = await keys.evaluate(() => document.querySelectorAll(".standings li:not([hidden])").length);
  told.pdf = path.replace(".html", ".pdf");
  await keys.pdf({ format: "Letter", path: told.pdf });
  told.title = await keys.title();
  await keys.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  await plain.locator(".standings summary").first().click();
  told.without_script = await plain.locator(".inside").first().innerText();
  await context.close();
  return told;
}

const told = {};
for (const path of pages) told[path] = await looked_at(path);
await browser.close();
console.log(JSON.stringify(told));
