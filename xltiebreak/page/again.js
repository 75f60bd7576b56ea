"use strict";
// The page of a watched file finds out by itself that it was written anew. A site is asked, and the
// page is loaded only if there is something new; a file may not be asked, so it is loaded each time.
const { again = 0, made } = document.documentElement.dataset;
const AGAIN = 1000 * again;
const is_new = async () => {
  if (location.protocol === "file:") return true;
  try {
    const answer = await fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout?.(5000) });
    const text = await answer.text();
    return answer.ok && text.includes("</html>") && !text.includes(made);
  } catch {
    return false; // the site cannot be reached; what is shown stays
  }
};
const load_again = async () => {
  if (await is_new()) location.reload();
};
// Keeps what the page is asked for last, and returns it if the page is the same one loaded again.
const kept = (state) => {
  const { pathname } = location;
  addEventListener("pagehide", () => {
    try { sessionStorage.setItem(pathname, JSON.stringify(state())); } catch { /* a browser may forbid it */ }
  });
  try {
    const is_same = performance.getEntriesByType("navigation")[0]?.type !== "navigate";
    return is_same ? JSON.parse(sessionStorage.getItem(pathname)) : null;
  } catch {
    return null;
  }
};
