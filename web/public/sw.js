// Keeps the page itself, so that it opens without a line and can say so. Games are never kept: they are the server's.
const KEPT = "taberna-1";
const LASTING = /^\/(assets|locales|puzzles|rules)(\/|$)|^\/icon/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function remembered(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request.mode === "navigate" ? "/" : request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(request.mode === "navigate" ? "/" : request);
    if (found) return found;
    throw error;
  }
}

/** What has a digest in its name never changes. */
async function lasting(request) {
  const found = await (await caches.open(KEPT)).match(request);
  return found ?? remembered(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (request.mode === "navigate" || LASTING.test(address.pathname)) event.respondWith(remembered(request));
});

// It is somebody's turn: the server says so, and for whom. A newer word about a table takes the place of the last.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const actions = told.stop ? [{ action: "stop", title: told.stop_word }] : [];
  const shown = { body: told.text, icon: "/icon-192.png", tag: told.table || "taberna", data: told, actions };
  event.waitUntil(self.registration.showNotification(told.title ?? "Taberna", shown));
});

/** The table, in the window that shows it if there is one. */
async function shownAt(link) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => one.url === link);
  return there ? there.focus() : self.clients.openWindow(link);
}

self.addEventListener("notificationclick", (event) => {
  const { stop, link } = event.notification.data ?? {};
  event.notification.close();
  if (event.action === "stop" && stop) event.waitUntil(fetch(stop, { method: "POST" }));
  else if (link) event.waitUntil(shownAt(link));
});
