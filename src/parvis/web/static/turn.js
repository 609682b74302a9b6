// Whose turn it is, and how much was said, show in the title, in tabs that nobody sees too, and are told by a sound where
// people want that.
"use strict";

const soundSwitch = document.getElementById("sound");
const SOUND = "parvis-sound", TOLD = "parvis-told"; // what the browser remembers
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

// Two strokes of a small bell. Browsers let a page be heard only after somebody has pressed something there.
let audio = null;
document.addEventListener("pointerdown", () => audio?.resume());
document.addEventListener("keydown", () => audio?.resume());
function chime() {
  audio ??= new AudioContext();
  audio.resume();
  for (const [after, pitch] of [[0, 784], [0.18, 1175]]) {
    for (const [overtone, loudness] of [[1, 0.2], [2.76, 0.05]]) {
      const begins = audio.currentTime + after;
      const tone = new OscillatorNode(audio, { frequency: pitch * overtone });
      const volume = new GainNode(audio, { gain: 0 });
      volume.gain.setValueAtTime(0, begins);
      volume.gain.linearRampToValueAtTime(loudness, begins + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, begins + 1.2 / overtone);
      tone.connect(volume).connect(audio.destination);
      tone.start(begins);
      tone.stop(begins + 1.2);
    }
  }
}

// Of several tabs at one table only the first tells it.
function isFirstToTell(question) {
  const told = `${location.pathname} ${question}`;
  if (remembered("localStorage", TOLD) === told) return false;
  remember("localStorage", TOLD, told);
  return true;
}

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
