// Whose turn it is, and how much was said, show in the title, in tabs that nobody sees too, and are told by a sound where
// people want that.
"use strict";

const soundSwitch = document.getElementById("sound");
const atTable = () => document.getElementById("table");
let wasAsked = "asked" in atTable().dataset;

function soundIsOn() {
  return (remembered("localStorage", SOUND) ?? soundSwitch?.dataset.usual) === "on";
}
function showSwitch() {
  soundSwitch?.setAttribute("aria-pressed", soundIsOn());
}
soundSwitch?.addEventListener("click", () => {
  remember("localStorage", SOUND, soundIsOn() ? "off" : "on");
  showSwitch();
  if (soundIsOn()) chime();
});
window.addEventListener("storage", showSwitch);
showSwitch();

// Lines that were not read yet stand in the title; one that comes while nobody looks is heard.
const unread = () => document.querySelector("#chat-unread b")?.textContent ?? "";
let wasUnread = unread();
function showTitle() {
  const title = atTable()?.dataset.title ?? document.title.replace(/^\([0-9+]+\) /, "");
  document.title = unread() ? `(${unread()}) ${title}` : title;
}
function hearLines() {
  const said = unread();
  if (said && said !== wasUnread && document.hidden && soundIsOn() && isFirstToTell(`said ${said}`)) chime();
  wasUnread = said;
}
document.addEventListener("visibilitychange", () => setTimeout(showTitle)); // when chat.js has asked
showTitle();

document.addEventListener("htmx:after:swap", () => {
  hearLines();
  showTitle();
  const { title, asked } = atTable()?.dataset ?? {};
  if (!title) return; // looking back
  if (asked && !wasAsked && soundIsOn() && isFirstToTell(asked)) chime();
  wasAsked = Boolean(asked);
});
