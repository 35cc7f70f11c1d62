// Keeps the game for visits without a network. On a published site it lies
// beside index.html (.ci/site puts it there), since a service worker answers
// for its own folder; boot.js registers it anew for each release.
//
// A release is kept whole or not at all: its page goes into the cache last.
// Every other file is named with its hash, so what is kept is never stale.
"use strict";

const SCOPE = self.registration.scope;
const PREFIX = `minesweeper ${SCOPE} `;
const PATIENCE = 4000; // milliseconds until a kept page is better than a late one

// The page uses one of two archives, by the line it has: keep that one.
const SPARE = new URL(location.href).searchParams.has("plain") ? "snapshot.bin" : "python.bin";

/** The addresses of all that a page loads, and the name of its release. */
const contents = (page) => {
  const release = JSON.parse(/id="release">([^<]*)</.exec(page)[1]);
  const links = [...page.matchAll(/(?:href|src)="(static\/[^"]*)"/g)].map(([, link]) => link);
  const files = Object.entries(release.files)
    .filter(([name]) => name !== SPARE)
    .map(([name, { hash }]) => `static/runtime/${name}?${encodeURIComponent(hash)}`);
  return { id: release.id, parts: [...links, ...files].map((part) => SCOPE + part) };
};

const keep = async () => {
  const response = await fetch(SCOPE, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} ${SCOPE}`);
  const { id, parts } = contents(await response.clone().text());
  const cache = await caches.open(PREFIX + id);
  await cache.addAll(parts);
  await cache.put(SCOPE, response);
  await self.skipWaiting();
};

/** The names of the releases that are kept whole, oldest first. */
const kept = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const whole = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match(SCOPE)),
  );
  return names.filter((_, i) => whole[i]);
};

const tidy = async () => {
  const newest = (await kept()).at(-1);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.filter((name) => name !== newest).map((name) => caches.delete(name)));
};

const keptPage = async () => {
  const newest = (await kept()).at(-1);
  return newest && (await caches.open(newest)).match(SCOPE);
};

/** The page from the host, or the kept one when the host is out of reach. */
const page = async (request) => {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const fresh = fetch(request);
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  if (first?.ok) return first;
  return (await keptPage()) ?? fresh;
};

const file = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.url.split(/[?#]/)[0];
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (path === SCOPE || path === `${SCOPE}index.html`) event.respondWith(page(request));
  } else if (path.startsWith(`${SCOPE}static/`)) {
    event.respondWith(file(request));
  }
});
