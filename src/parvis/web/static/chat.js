// The talk beside a table: filled when it is opened, and asked again while it is open and something new was said.
"use strict";

const talk = document.getElementById("chat");
const lines = () => document.getElementById("chat-lines");
const isOpen = () => !talk || talk.matches(":popover-open");

// Where it covers nothing else, it stays open from page to page.
const KEY = `chat ${location.pathname}`;
const isWide = matchMedia("(width >= 60rem)");
talk?.addEventListener("toggle", ({ newState }) => {
  sessionStorage.setItem(KEY, newState);
  if (newState !== "open") return;
  lines().dispatchEvent(new Event("ask"));
  if (matchMedia("(pointer: fine)").matches) document.querySelector("#chat-say [name=words]").focus();
});
document.addEventListener("keydown", ({ key, target }) => {
  if (key === "Escape" && talk?.contains(target)) talk.hidePopover();
});

document.addEventListener("DOMContentLoaded", () => { // when htmx listens
  if (isWide.matches && sessionStorage.getItem(KEY) === "open") talk?.showPopover();
});

// Times are told by the clock of whoever reads.
function tellTimes() {
  for (const time of document.querySelectorAll("#chat-said time")) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  }
}
tellTimes();

// How much was said, as the button that opens the talk has it.
const count = () => [...document.querySelectorAll("#chat-unread [data-value]")].map(({ dataset }) => dataset.value).join();
let known = count();
document.addEventListener("htmx:after:swap", () => {
  tellTimes();
  if (!isOpen()) return;
  document.querySelector("#chat-unread b")?.remove();
  if (count() === known) return;
  known = count();
  lines().dispatchEvent(new Event("ask"));
});

// What was said leaves the field.
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
  if (ctx.sourceElement.id !== "chat-say" || ctx.response.status !== 200) return;
  ctx.sourceElement.elements.words.value = "";
  document.getElementById("chat-refused").replaceChildren();
});
