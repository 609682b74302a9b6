// Parts of a page that follow something (`data-live`, `data-value`) ask for what is new as soon as there is anything.
"use strict";

const SELDOM = 15_000; // milliseconds after which a page asks by itself while it hears nothing
const liveScript = document.currentScript;
const news = new Map(); // what was told last of each topic, as long as the page does not show it
const asked = new Map(); // of that, what is being asked for
let hears = false;

const followers = () => [...document.querySelectorAll("[data-live]")];
const askAll = () => followers().forEach((part) => part.dispatchEvent(new Event("ask")));

// Ask for what the page does not show yet. Where that has to wait for another answer, it is compared again after that.
function compare() {
  for (const part of followers()) {
    const { live, value } = part.dataset;
    if (!news.has(live)) continue;
    if (news.get(live) === value) news.delete(live);
    else part.dispatchEvent(new Event("ask"));
  }
}
document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
  const { live } = ctx.sourceElement.dataset;
  if (live) asked.set(live, news.get(live));
});
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
  const { live } = ctx.sourceElement.dataset;
  if (live && ctx.response.status < 500 && asked.get(live) === news.get(live)) news.delete(live);
  if (!hears) stream?.retry(); // the site answers again
});
// Only after an answer: what was not sent at all, because the page is being left, or failed, would begin anew at once.
document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  if (ctx.response?.status < 500) queueMicrotask(compare);
});
window.addEventListener("load", compare); // what was heard before htmx listened

function hear(told) {
  if ("topic" in told) {
    news.set(told.topic, told.value);
    compare();
    return;
  }
  if (!told.open) askAll(); // and say so, if nobody answers
  hears = told.open;
}

// One stream for all pages of the browser; else one of this page, as long as somebody sees it.
function sharedStream() {
  const { port } = new SharedWorker(liveScript.dataset.worker, "news");
  port.onmessage = ({ data }) => hear(data);
  const lock = `page ${Math.random()}`;
  const held = navigator.locks?.request(lock, () => {
    port.postMessage({ lock });
    return new Promise(() => {});
  });
  held?.catch(() => {}); // refused: then the worker does not hear of a crash
  window.addEventListener("pagehide", () => port.postMessage({ leaves: true }));
  return {
    follow: (topics) => port.postMessage({ topics, events: liveScript.dataset.events }),
    retry: (anew) => port.postMessage({ retry: true, anew }),
  };
}
function ownStream() {
  const stream = stayingStream(hear);
  let topics = [];
  const open = () => {
    const query = document.hidden ? "" : topics.map((topic) => `on=${topic}`).join("&");
    stream.follow(query && `${liveScript.dataset.events}?${query}`);
  };
  document.addEventListener("visibilitychange", open);
  hear({ open: true });
  return {
    follow: (asked) => {
      topics = asked;
      open();
    },
    retry: stream.retry,
  };
}

// Where storage is refused, so are shared workers.
function anyStream() {
  try {
    return sharedStream();
  } catch {
    return ownStream();
  }
}

// What a page has once followed it goes on to follow, though its part may be away for a while, as in looking back.
const followed = new Set();
let stream = null;
function follow() {
  const before = followed.size;
  for (const part of followers()) followed.add(part.dataset.live);
  if (followed.size === before) return;
  stream ??= anyStream();
  stream.follow([...followed]);
}
document.addEventListener("htmx:after:swap", follow);
follow();

// Whoever comes back to a page that slept sees at once how things are.
function comeBack(anew) {
  if (document.hidden || !stream) return;
  stream.retry(anew);
  askAll();
}
document.addEventListener("visibilitychange", () => comeBack(false));
window.addEventListener("online", () => comeBack(true));
setInterval(() => (hears ? compare() : askAll()), SELDOM);
