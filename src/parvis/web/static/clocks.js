// Clocks run on between answers of the site, which alone decides: `data-left` says how many milliseconds there were.
"use strict";

const SECOND = 1000, MINUTE = 60, HOUR = 3600, DAY = 24 * HOUR; // seconds, but for the first
const LITTLE = 30; // seconds
const LATE = 1500; // milliseconds after which the page asks what became of the own time that is over
const runs = new WeakMap(); // what a clock said, and when it will be over
let late = 0;

const two = (number) => String(number).padStart(2, "0");

function read(seconds) {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % MINUTE];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

// Where an answer says the same again, the clock has not moved on either: others' clocks stand while all decide.
function note() {
  for (const clock of document.querySelectorAll("[data-runs]")) {
    runs.set(clock, performance.now() + Number(clock.dataset.left));
  }
  tick();
}

function tick() {
  for (const clock of document.querySelectorAll("[data-runs]")) {
    const seconds = Math.max(0, Math.ceil((runs.get(clock) - performance.now()) / SECOND));
    if (seconds < DAY) clock.textContent = read(seconds); // of days the site tells, in its own words
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
