// What a round brought lies where the players are listed, and never on what is asked. It goes with the next decision, with
// its button or with Escape; the log brings it back. On a narrow screen the part of the page with the players comes to the
// front for it. The card at the end of the game lies above the page until its button is pressed.
"use strict";

const card = () => document.querySelector(".part-card");
const players = () => document.getElementById("tab-families");
let shown = null;
let tab = ""; // the part of the page to go back to

function close() {
  const held = card()?.contains(document.activeElement);
  card()?.parentElement.replaceChildren();
  shown = null;
  if (tab && players()?.checked) document.getElementById(tab).checked = true;
  tab = "";
  showAsked();
  if (held) document.getElementById("asking").focus();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-close]")) close();
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
  const turned = document.querySelector(".part-card.turned");
  if (turned && turned !== shown && players() && !players().checked) {
    tab ||= document.querySelector("#tabs :checked").id;
    players().checked = true;
  }
  shown = turned;
});
