// Whose turn it is shows in the title, in tabs that nobody sees too, and is told by a sound where people want that.
"use strict";

const soundSwitch = document.getElementById("sound");
const SOUND = "parvis-sound", TOLD = "parvis-told"; // what the browser remembers
const atTable = () => document.getElementById("table");
let wasAsked = "asked" in atTable().dataset;

function soundIsOn() {
  return (localStorage.getItem(SOUND) ?? soundSwitch?.dataset.usual) === "on";
}
function showSwitch() {
  soundSwitch?.setAttribute("aria-pressed", soundIsOn());
}
soundSwitch?.addEventListener("click", () => {
  localStorage.setItem(SOUND, soundIsOn() ? "off" : "on");
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
  if (localStorage.getItem(TOLD) === told) return false;
  localStorage.setItem(TOLD, told);
  return true;
}

document.addEventListener("htmx:after:swap", () => {
  const { title, asked } = atTable()?.dataset ?? {};
  if (!title) return; // looking back
  document.title = title;
  if (asked && !wasAsked && soundIsOn() && isFirstToTell(asked)) chime();
  wasAsked = Boolean(asked);
});
