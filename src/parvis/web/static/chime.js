// The sound that tells something to people who look elsewhere.
"use strict";

const SOUND = "parvis-sound", TOLD = "parvis-told"; // what the browser remembers

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

// Of several tabs with one page only the first tells it.
function isFirstToTell(question) {
  const told = `${location.pathname} ${question}`;
  if (remembered("localStorage", TOLD) === told) return false;
  remember("localStorage", TOLD, told);
  return true;
}
