// Watching a finished game again: space plays, and the address bar follows. The keys of the links are the site's own.
"use strict";

const SILENT = 150; // milliseconds for a move that nothing is told of
let timer = 0;

const part = (name) => document.getElementById(`replay-${name}`);

// Play until the end: the next move is asked for when the last one has been seen for as long as the pace says.
function play(on) {
  clearTimeout(timer);
  part("play").setAttribute("aria-pressed", on);
  if (!on) return;
  if (!part("next").hasAttribute("href")) {
    play(false);
    return;
  }
  const told = document.querySelector("#told p:not(.hint)");
  timer = setTimeout(() => part("next").click(), told ? Number(part("pace").value) : SILENT);
}

const isPlaying = () => part("play").getAttribute("aria-pressed") === "true";

document.addEventListener("click", (event) => {
  if (event.target.closest("#replay-play")) play(!isPlaying());
});

// Space plays wherever it does nothing else, and the keys of the links do not scroll the page as well.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const at = event.target;
  if (event.key === " " && !at.closest("button, summary, select, a[href]")) {
    event.preventDefault();
    if (!event.repeat) play(!isPlaying());
  }
  const keys = ["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];
  if (keys.includes(event.key) && !at.closest("input, select")) event.preventDefault();
});

document.addEventListener("htmx:after:swap", () => {
  const table = document.getElementById("table");
  part("move").value = table.dataset.move;
  history.replaceState(history.state, "", table.dataset.address);
  if (isPlaying()) play(true);
});
