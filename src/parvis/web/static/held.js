// Whoever holds a finger on a card, a piece or a decision reads it, and does nothing with it: what its "i" opens, else what it
// says of itself, until the next touch. A module, so that its names are its own.

const LONG = 450; // milliseconds
const STILL = 10; // pixels that a finger may move
const told = document.getElementById("told-of-held");
let finger = { x: 0, y: 0 };
let waiting = 0;
let isReading = false; // since the finger came down

function read(button) {
  isReading = true;
  const info = button.parentElement.querySelector(":scope > .explained, :scope > .info input");
  if (info) return info.click();
  const rule = document.getElementById(`rule-${button.value}`) ?? button.parentElement.querySelector(":scope > .rule");
  const said = [button.title || button.ariaLabel || button.textContent, rule?.textContent];
  told.textContent = said.filter(Boolean).map((line) => line.trim()).join(" ");
  told.showPopover();
  const { top, bottom } = button.getBoundingClientRect();
  const above = top - told.offsetHeight - STILL;
  told.style.top = `${above > 0 ? above : Math.min(bottom + STILL, innerHeight - told.offsetHeight)}px`;
}

document.addEventListener("pointerdown", (event) => {
  isReading = false;
  clearTimeout(waiting);
  told.hidePopover();
  const button = event.pointerType === "mouse" ? null : event.target.closest("#table button");
  if (!button) return;
  finger = { x: event.clientX, y: event.clientY };
  waiting = setTimeout(read, LONG, button);
});
const leave = () => clearTimeout(waiting);
for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, leave, { capture: true, passive: true });
document.addEventListener("pointermove", (event) => {
  if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL) leave();
});
// What is held is not pressed when the finger goes, and the browser has nothing to offer for it.
document.addEventListener("click", (event) => {
  if (!isReading || !event.isTrusted || event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => {
  if (event.pointerType !== "mouse" && event.target.closest("#table button")) event.preventDefault();
});
