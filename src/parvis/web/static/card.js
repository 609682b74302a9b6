// The card at the end of a round goes with a click, with Escape or Enter, with the next decision, or when its time is up.
"use strict";

const place = document.getElementById("part-over");
const close = () => place.replaceChildren();

place.addEventListener("click", (event) => {
  if (!event.target.closest("a")) close();
});
place.addEventListener("animationend", (event) => {
  if (event.animationName === "time-is-up") close();
});
// Enter is left to what has the focus.
document.addEventListener("keydown", (event) => {
  const free = document.activeElement === document.body || place.contains(document.activeElement);
  if (event.key === "Escape" || (event.key === "Enter" && free && !event.target.closest("a, button"))) close();
});
document.addEventListener("htmx:before:request", (event) => {
  if (event.target.closest?.("#decide, #undo")) close();
});
