// Keeps the page's own files, and nothing else, so that it opens without the network. The builder
// puts a line above with VERSION and FILES: each path with the checksum of its content.
const NAME = `xltiebreak ${VERSION}`;
const address = (path) => new URL(path, registration.scope).href;
const own = new Map(Object.keys(FILES).map((path) => [address(path), path]));
own.set(registration.scope, "index.html");

async function keep() {
  const cache = await caches.open(NAME);
  const load = async (path) => {
    const answer = await fetch(path, { cache: "no-cache", integrity: FILES[path] });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(path, answer);
  };
  await Promise.all(Object.keys(FILES).map(load));
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("xltiebreak ") && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
}

async function kept(request, path) {
  const cache = await caches.open(NAME);
  return (await cache.match(path)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const path = own.get(event.request.url.split(/[?#]/)[0]);
  if (path && event.request.method === "GET") event.respondWith(kept(event.request, path));
});
// A newer version waits until no page of the older one is open, or until the page lets it in.
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
