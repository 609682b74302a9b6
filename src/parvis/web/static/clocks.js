// Clocks run on between answers of the site, which alone decides: `data-left` says how many milliseconds there were.
"use strict";

const { days: DAYS, wholeDays: WHOLE_DAYS } = document.currentScript.dataset; // how days are told
const SECOND = 1000, MINUTE = 60, HOUR = 3600, DAY = 24 * HOUR; // seconds, but for the first
const LITTLE = 30; // seconds
const LATE = 1500; // milliseconds after which the page asks what became of the own time that is over
const runs = new WeakMap(); // what each clock said last, and when it will be over
let late = 0;

const two = (number) => String(number).padStart(2, "0");

// A day and more in hours, rounded up: four days begin as four days.
function readDays(seconds) {
  const all = Math.ceil(seconds / HOUR);
  const [days, hours] = [Math.floor(all / 24), all % 24];
  return (hours ? DAYS : WHOLE_DAYS).replace("{days}", days).replace("{hours}", hours);
}

function read(seconds) {
  if (seconds >= DAY) return readDays(seconds);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % MINUTE];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

// Only what the site has said anew counts: other parts of the page are swapped too, and clocks run on meanwhile.
function note() {
  for (const clock of document.querySelectorAll("[data-runs]")) {
    const said = clock.dataset.left;
    if (runs.get(clock)?.said !== said) runs.set(clock, { said, over: performance.now() + Number(said) });
  }
  tick();
}

function tick() {
  for (const clock of document.querySelectorAll("[data-runs]")) {
    const seconds = Math.max(0, Math.ceil((runs.get(clock).over - performance.now()) / SECOND));
    clock.textContent = (clock.dataset.said ?? "{time}").replace("{time}", read(seconds));
    clock.parentElement.classList.toggle("low", seconds < LITTLE || clock.parentElement.classList.contains("low"));
    if (seconds === 0 && "own" in clock.dataset && performance.now() - late > LATE) {
      late = performance.now();
      setTimeout(() => htmx.ajax("GET", location.pathname, { target: "#table", swap: "outerMorph" }), LATE);
    }
  }
}

note();
document.addEventListener("htmx:after:swap", note);
setInterval(tick, SECOND / 4);
