// Behind all pages: says so where the site can't be reached, and shows what the site tells. Before this stand KEPT, the
// addresses of the page for that (the first) and of what belongs to it, NAME and ICON, and STANDING, where it is asked what
// still holds of what is shown.
"use strict";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== NAME));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const place = new URL(request.url);
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(KEPT[0])));
  } else if (place.origin === location.origin && KEPT.includes(place.pathname + place.search)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

self.addEventListener("push", (event) => {
  const { title, body, tag, address } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: ICON, data: { address }, renotify: true }));
});

// What is no longer true is put away: a turn that was made, here or elsewhere, a line that was read. Pages say when.
async function putAway() {
  const shown = await self.registration.getNotifications();
  if (!shown.length) return;
  const answer = await fetch(STANDING, { redirect: "manual" });
  if (!answer.ok) return;
  const { passing, standing } = await answer.json();
  for (const one of shown) {
    if (passing.some((begin) => one.tag.startsWith(begin)) && !standing.includes(one.tag)) one.close();
  }
}
self.addEventListener("message", (event) => event.waitUntil(putAway()));

// To the table: in its own tab where there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const there = new URL(new URL(event.notification.data.address).pathname, location.origin);
  const shown = self.clients.matchAll({ type: "window" });
  event.waitUntil(shown.then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === there.pathname);
    return open ? open.focus() : self.clients.openWindow(there.href);
  }));
});
