// Uses the page as people do: node use.mjs CHROMIUM FOLDER JOB.json. The job names files, and a
// folder with a newer version of the page. Tells what was seen, as JSON.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { choose, launch, opened, read, ready, serve, tab } from "./visit.mjs";

const [executable, folder, list] = process.argv.slice(2);
const job = JSON.parse(readFileSync(list, "utf8"));
const axe = readFileSync(createRequire(import.meta.url)
  .resolve("../page/browser/node_modules/axe-core"), "utf8");
const server = await serve(folder), elsewhere = await serve("");
const browser = await launch(executable);
const told = { tabs: {} };
const TABS = ["standings", "why", "checks", "prizes", "verify", "whatif", "announcement", "save"];
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const cut = (page) => page.evaluate(() => [...document.querySelectorAll("#prizes .scroller")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel));
const text = (page, selector) => page.locator(selector).first().innerText();

async function looked_at(page, name) { // too wide, at any size? does axe find anything?
  const wide = [];
  const size = page.viewportSize();
  for (const width of size.width === 320 ? job.widths : []) {
    await page.setViewportSize({ ...size, width });
    if ((await overflow(page)) > 0) wide.push(width);
    if (width === 390 && (await cut(page)).length) wide.push(`table at ${width}`);
  }
  await page.setViewportSize(size);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`);
  });
  told.tabs[name] = { wide, found };
}

// every tab, on a phone in the light and on a screen in the dark; answers come at once; what the
// policy lets out, of the page and of the thread in which Python is
{
  const tried = (url) => typeof fetch !== "function" ? "refused" // the worker has taken it away
    : fetch(url, { mode: "no-cors" }).then(() => "went through", () => "refused");
  const page = await opened(browser, "about:blank", { serviceWorkers: "block" });
  const begun = page.waitForEvent("worker");
  await page.goto(server.url);
  const worker = await begun;
  told.policy = { worker_at_once: await worker.evaluate(tried, `${elsewhere.url}worker`) };
  await ready(page);
  const sizes = [[320, "light"], [1280, "dark"]];
  const seen_at = async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
  };
  for (const [width, colorScheme] of sizes) {
    await seen_at(width, colorScheme);
    await looked_at(page, `${width} start`);
  }
  for (const [width, colorScheme] of sizes) {
    await seen_at(width, colorScheme);
    await choose(page, job.event);
    for (const id of TABS) {
      await tab(page, id);
      if (id === "standings") await page.locator(".places tbody button").first().click();
      if (id === "standings") await page.waitForSelector(".opened");
      if (id === "why") for (const n of [0, 1]) await page.locator(".people button").nth(n).click();
      if (id === "why") await page.waitForSelector(".ladder");
      if (id === "whatif") await page.locator(".choices button").last().click();
      if (id === "whatif") await page.waitForSelector("#whatif .lead");
      await looked_at(page, `${width} ${id}`);
    }
    await choose(page, job.wrong);
    await looked_at(page, `${width} errors`);
    await choose(page, job.unreadable);
    await looked_at(page, `${width} unreadable`);
  }
  told.mistakes = page.wrong.filter((line) => !/Service Worker/.test(line));
  await choose(page, job.event);
  await tab(page, "prizes");
  const who = page.locator("#prizes .named").nth(4);
  told.named = [await who.innerText()];
  await who.click();
  await page.waitForSelector(".opened");
  told.named.push(await page.evaluate(() => document.activeElement.innerText));
  await choose(page, job.sixty);
  told.seconds = {};
  const timed = async (name, doing, selector) => {
    const begun = Date.now();
    await doing();
    await page.waitForSelector(selector);
    told.seconds[name] = (Date.now() - begun) / 1000;
  };
  await timed("explain", () => page.locator(".places .line").first().click(), ".opened");
  await page.locator(".rules summary").click();
  await page.fill("#round", "4").catch(() => page.selectOption("#round", "4"));
  await timed("standings", () => page.locator(".rules button").click(), ".rules[open] #round");
  await tab(page, "why");
  await page.locator(".people button").nth(0).click();
  await timed("why", () => page.locator(".people button").nth(1).click(), ".ladder");
  told.policy.page = await page.evaluate(tried, `${elsewhere.url}page`);
  told.policy.worker = await worker.evaluate(() =>
    ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"].filter((way) => self[way]));
  told.policy.imported = await worker.evaluate((url) =>
    import(url).then(() => "went through", () => "refused"), `${elsewhere.url}import.js`);
  told.policy.nested = await worker.evaluate((url) => new Promise((tell) => {
    const inner = new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(url)},
      { mode: "no-cors" }).then(() => postMessage("went through"), () => postMessage("refused"))`])));
    inner.onmessage = ({ data }) => tell(data);
    inner.onerror = () => tell("refused");
  }), `${elsewhere.url}nested`);
  told.policy.beacon = await page.evaluate((url) => {
    const image = new Image();
    image.src = url;
    navigator.sendBeacon(url, "x");
    return new Promise((tell) => setTimeout(() => tell("tried"), 300));
  }, `${elsewhere.url}beacon`);
  told.policy.asked = elsewhere.asked;
  await page.context().close();
}

// keys alone, a pasted table, dropped files, a pasted column, hostile names, what is saved and
// stored, requests; the day without the network, and the day of a newer version
{
  const page = await opened(browser, server.url, { acceptDownloads: true });
  page.on("dialog", (dialog) => (page.wrong.push("a dialog"), dialog.dismiss()));
  await ready(page);
  await page.keyboard.press("Tab");
  told.first_key = await page.evaluate(() => document.activeElement.className);
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", words);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, job.pasted);
  await page.waitForSelector(".places");
  await read(page);
  told.pasted = await text(page, ".places th button");
  told.focused = await page.evaluate(() => document.activeElement.id);
  const focus = () => page.evaluate(() =>
    document.activeElement.id || document.activeElement.getAttribute("aria-controls"));
  for (let k = 0; k < 20 && (await focus()) !== "tab-standings"; k++) await page.keyboard.press("Tab");
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "Home"]) {
    await page.keyboard.press(key);
    (told.arrows ??= []).push(await focus());
  }
  for (let k = 0; k < 20 && !/^row-/.test(await focus()); k++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".opened");
  told.opened_by_keys = await text(page, ".opened .sum-said");
  told.asks = await page.locator(".opened .asks button").allInnerTexts();
  await tab(page, "prizes");
  await page.fill("#line", "1st $100 x0, U1700 $4 x0");
  await page.locator("#prizes form button").click();
  await page.waitForFunction(() => /x0/.test(document.querySelector("#prizes > div").textContent));
  told.wrong_line = await page.locator("#prizes > div > *").evaluateAll((all) =>
    all.map((each) => each.textContent));

  const drop = (name, content) => page.evaluate(([name, content]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, [name, content]);
  await drop("event.csv", readFileSync(job.printed_event, "utf8"));
  await page.waitForFunction(() => document.getElementById("name").textContent === "event");
  await read(page);
  await tab(page, "verify");
  told.nothing_printed = await page.locator("#verify .error").count();
  await drop("median.csv", readFileSync(job.printed, "utf8"));
  await page.waitForSelector("#verify .status.bad");
  told.verified = (await page.locator("#verify > [aria-live] > p").allInnerTexts()).slice(0, 3);
  await tab(page, "standings");
  const values = await page.locator(".places .line td:nth-child(4)").allInnerTexts();
  await tab(page, "verify");
  await page.fill("#pasted", values.map((value) => value.replace("½", ".5")).join("\n"));
  await page.locator("#verify form button").click();
  await page.waitForFunction(() => !document.querySelector("#verify .status.bad"));
  told.column = await text(page, "#verify .status");

  await choose(page, job.hostile);
  for (const id of TABS) await tab(page, id);
  told.hostile = { title: await page.title(), inside: await page.evaluate(() =>
    document.querySelectorAll("script:not([src]), iframe, [onclick], [onmouseover]").length) };
  told.refused = {};
  for (const path of job.refused) {
    await choose(page, path);
    told.refused[path] = await page.locator("#trouble:not([hidden]) > .error").textContent();
  }
  await choose(page, ...job.two);
  told.two = await text(page, "#standings .status.open");
  await choose(page, job.event);
  await tab(page, "save");
  mkdirSync(job.saved, { recursive: true });
  told.offers = await page.locator("#save .offers b").allInnerTexts();
  for (const name of ["Web page", "Workbook", "TRF"]) {
    const download = page.waitForEvent("download");
    await page.locator("#save .offers button", { hasText: name }).click();
    const file = await download;
    await file.saveAs(`${job.saved}/${file.suggestedFilename()}`);
    await page.waitForSelector("#save .status");
  }
  await page.emulateMedia({ media: "print" });
  told.printed = await page.locator("#bulletin").innerText();
  await page.emulateMedia({ media: "screen" });
  told.elsewhere = page.requests.filter((url) =>
    !url.startsWith(server.url) && !url.startsWith(`blob:${server.url}`));
  told.stored = await page.evaluate(async () => ({
    cookies: document.cookie, local: localStorage.length, session: sessionStorage.length,
    databases: (await indexedDB.databases()).map(({ name }) => name) }));
  told.used = [...page.wrong];

  await page.waitForFunction(() => /network/.test(document.getElementById("ready").innerText), null,
    { timeout: 120_000 });
  told.at_first = await text(page, "#newer");
  told.caches = await page.evaluate(async () => {
    const names = await caches.keys(), kept = [];
    for (const name of names)
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return { names: names.length, kept };
  });
  await page.context().setOffline(true);
  const { folder: served } = server;
  server.folder = "/nowhere";
  await page.reload();
  await ready(page);
  await choose(page, job.event);
  told.offline = await text(page, ".places th button");
  await page.context().setOffline(false);
  server.folder = job.newer;
  await page.reload();
  await page.waitForSelector("#newer button", { timeout: 120_000 });
  told.offered = { title: await page.title(), words: await text(page, "#newer") };
  await page.locator("#newer button").click();
  await page.waitForFunction((title) => document.title !== title, told.offered.title);
  await ready(page);
  told.taken = { title: await page.title(), caches: await page.evaluate(() => caches.keys()) };
  server.folder = served;
  await page.context().close();
}

// a page built with lxml: here a stand-in, as what is compiled for browsers is not at hand
{
  const { folder: served } = server;
  server.folder = job.with_lxml;
  const page = await opened(browser, server.url, { serviceWorkers: "block" });
  await ready(page);
  told.kinds = (await text(page, "#kinds")).replace(/\s+/g, " ");
  await choose(page, job.event);
  await tab(page, "save");
  told.offers_with_lxml = await page.locator("#save .offers b").allInnerTexts();
  server.folder = served;
  await page.context().close();
}
await browser.close();
await Promise.all([server.close(), elsewhere.close()]);
console.log(JSON.stringify(told));
