// The talk beside a table: filled when it is opened, and asked again while it is open and something new was said.
"use strict";

const talk = document.getElementById("chat");
const lines = () => document.getElementById("chat-lines");
const isOpen = () => !document.hidden && (!talk || talk.matches(":popover-open")); // and somebody reads it
const field = () => document.querySelector("#chat-say [name=words]");

// Where it covers nothing else, it stays open from page to page.
const KEY = `chat ${location.pathname}`;
const isWide = matchMedia("(width >= 60rem)");
talk?.addEventListener("toggle", ({ newState }) => {
  remember("sessionStorage", KEY, newState);
  if (newState !== "open") return;
  lines().dispatchEvent(new Event("ask"));
  if (matchMedia("(pointer: fine)").matches) field().focus();
});
document.addEventListener("keydown", ({ key, target }) => {
  if (key === "Escape" && talk?.contains(target)) talk.hidePopover();
});

document.addEventListener("DOMContentLoaded", () => { // when htmx listens
  if (isWide.matches && remembered("sessionStorage", KEY) === "open") talk?.showPopover();
});

// Times are told by the clock of whoever reads: the day too, where it is another one.
function tellTimes() {
  for (const time of document.querySelectorAll("#chat-said time")) {
    const said = new Date(time.dateTime);
    const day = said.toDateString() === new Date().toDateString() ? {} : { day: "numeric", month: "short" };
    time.textContent = said.toLocaleString(document.documentElement.lang, { ...day, hour: "2-digit", minute: "2-digit" });
    time.title = said.toLocaleString(document.documentElement.lang, { dateStyle: "full", timeStyle: "short" });
  }
}
tellTimes();

// How much was said, as the button that opens the talk has it.
const count = () => [...document.querySelectorAll("#chat-unread [data-value]")].map(({ dataset }) => dataset.value).join();
let known = count();
function readOn() {
  if (!isOpen()) return;
  document.querySelector("#chat-unread b")?.remove();
  if (count() === known) return;
  known = count();
  lines().dispatchEvent(new Event("ask"));
}
document.addEventListener("htmx:after:swap", () => {
  tellTimes();
  readOn();
});
document.addEventListener("visibilitychange", readOn);

// What is sent leaves the field at once, so that more can be written meanwhile; it comes back if it was not said.
document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
  if (ctx.sourceElement.id !== "chat-say") return;
  ctx.words = ctx.request.body.get("words");
  field().value = "";
});
document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  if (ctx.words === undefined) return;
  if (ctx.response?.status === 200) document.getElementById("chat-refused").replaceChildren();
  else field().value = [ctx.words, field().value].filter(Boolean).join(" ");
});
