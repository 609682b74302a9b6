// The card at the end of a round goes with a click, with Escape or Enter, with the next decision, or when its time is up.
"use strict";

const place = document.getElementById("part-over");

function close() {
  const held = place.contains(document.activeElement);
  place.replaceChildren();
  if (held) document.getElementById("asking").focus();
}

// The one at the end of the game stays until it is put away by its button.
place.addEventListener("click", (event) => {
  if (event.target.closest("[data-close]") || !event.target.closest(".stays, a, summary")) close();
});
place.addEventListener("animationend", (event) => {
  if (event.animationName === "time-is-up") close();
});
// Enter is left to what has the focus and can be pressed.
const PRESSED = "a[href], button, input, select, summary";
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" || (event.key === "Enter" && !event.target.closest(PRESSED))) close();
});
document.addEventListener("htmx:before:request", (event) => {
  if (event.target.closest?.("#decide, #undo")) close();
});
