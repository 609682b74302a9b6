// What a round brought lies above what is asked, folded to one line as soon as something is. Opened again, it lies over
// that until one presses beside it. It goes with the next decision, with its button or with Escape; the log brings it
// back. The card at the end of the game lies above the page until its button is pressed.
"use strict";

const card = () => document.querySelector(".part-card");
const questionAsked = () => document.querySelector("[data-asked]")?.dataset.asked ?? "";
let askedBefore = questionAsked();

function close() {
  const held = card()?.contains(document.activeElement);
  card()?.parentElement.replaceChildren();
  if (held) document.getElementById("asking").focus();
}

const fold = () => card()?.querySelector(".brought")?.removeAttribute("open");
document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-close]")) close();
  else if (questionAsked() && !target.closest(".part-card")) fold();
});
document.addEventListener("animationend", (event) => {
  if (event.animationName === "time-is-up") close();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && card()) close();
});
document.addEventListener("htmx:before:request", (event) => {
  if (event.target.closest?.("#decide, #undo")) close();
});
document.addEventListener("htmx:after:swap", () => {
  const asked = questionAsked();
  if (asked && asked !== askedBefore) fold();
  askedBefore = asked;
});
