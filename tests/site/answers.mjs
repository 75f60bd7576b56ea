// What the page says of events: node answers.mjs CHROMIUM FOLDER FILE.json, which lists for each
// the paths of its files. It opens them one after the other, and tells what stands there, as JSON.
import { readFileSync } from "node:fs";
import { choose, launch, opened, ready, serve, tab } from "./visit.mjs";

const [executable, folder, list] = process.argv.slice(2);
const events = JSON.parse(readFileSync(list, "utf8"));
const server = await serve(folder), browser = await launch(executable);
const page = await opened(browser, server.url, { serviceWorkers: "block" });
await ready(page);

const ranked = () => page.evaluate(async () => { // the lists, some names of the first opened
  const text = (each) => each?.textContent ?? "";
  const panel = document.getElementById("standings");
  const error = panel.querySelector(":scope > .error");
  if (error) return { error: text(error) };
  const lists = [];
  for (const [of, list] of [...panel.querySelectorAll(".places")].entries()) {
    const ties = [...list.querySelectorAll("thead .wide abbr")].map((head) => [text(head), head.title]);
    const lines = [...list.querySelectorAll(".line")];
    const rows = [];
    for (const [n, line] of lines.entries()) {
      const [place, who, score, ...values] = line.children, sums = [];
      if (of === 0 && n % Math.max(1, Math.floor(lines.length / 3)) === 0) {
        line.click();
        const inside = line.nextElementSibling;
        while (!inside.querySelector(".opened, .error")) await new Promise((go) => setTimeout(go, 5));
        for (const sheet of inside.querySelectorAll(".sheet"))
          sums.push([sheet.dataset.code, sheet.dataset.value, text(sheet.querySelector(".sum-said"))]);
      }
      rows.push({ number: Number(line.dataset.number), place: text(place), score: text(score),
        name: text(who.querySelector("button")), values: values.map(text),
        decided: text(who.querySelector(".narrow")), sums });
    }
    lists.push({ team: text(list.querySelector("thead th:nth-child(2)")) === "Team", ties, rows });
  }
  return { lists };
});

const said = [];
for (const files of events) {
  await choose(page, ...files);
  const event = { sections: [], findings: [] };
  said.push(event);
  await tab(page, "checks");
  event.findings = await page.evaluate(() =>
    [...document.querySelectorAll("#checks > .finding")].map((found) =>
      [...found.children].map((each) => each.textContent)));
  const sections = await page.locator("#sections button").count();
  for (let k = 0; k < Math.max(1, sections); k++) {
    if (sections) {
      await page.locator("#sections button").nth(k).click();
      await page.waitForFunction((k) => document.querySelectorAll("#sections button")[k]
        .getAttribute("aria-pressed") === "true", k);
    }
    await tab(page, "standings");
    const section = await ranked();
    event.sections.push(section);
    if (section.error) continue;
    await tab(page, "prizes");
    section.prizes = await page.evaluate(() => {
      const table = document.querySelector("#prizes table");
      if (!table?.getAttribute("aria-label").endsWith("prizes")) return [];
      const cells = (row) => [...row.children].map((cell) => cell.textContent);
      return [...table.querySelectorAll("tr")].map(cells);
    });
  }
}
await browser.close();
await server.close();
console.log(JSON.stringify({ said, wrong: page.wrong }));
