// A list of decisions that goes on below its fold says how many are there, and what has been put together, a step told, or a
// round brought, that it goes on; what is opened in a list comes into sight as a whole.

const PARTS = "#tray, #told, #round-over";

function mark() {
  for (const part of document.querySelectorAll(PARTS)) markPart(part);
  const list = document.querySelector("#decisions .list");
  if (!list) return;
  list.removeAttribute("data-below"); // its sign takes room, too
  const question = list.closest(".question").getBoundingClientRect(); // empty where only the list scrolls
  const ends = document.querySelector("#decisions .endings:has(button)")?.getBoundingClientRect().top ?? Infinity;
  const edge = Math.min(list.getBoundingClientRect().bottom, question.bottom || Infinity, ends);
  const below = [...list.querySelectorAll("button")].filter((one) => one.getBoundingClientRect().bottom > edge + 3);
  const goesOn = list.scrollTop < list.scrollHeight - list.clientHeight - 2; // with words, if not with decisions
  if (goesOn || below.length) list.dataset.below = below.length || "";
}

function markPart(part) {
  const below = part.scrollHeight - part.clientHeight;
  part.toggleAttribute("data-below", part.scrollTop < below - 2);
  part.toggleAttribute("tabindex", below > 2);
  if (below > 2) part.tabIndex = 0; // the keyboard scrolls only what can have the focus
}

const sizes = new ResizeObserver(mark);

function watch() {
  sizes.disconnect();
  for (const list of document.querySelectorAll(`#decisions .list, #question, ${PARTS}`)) sizes.observe(list);
}

document.addEventListener("change", ({ target }) => {
  if (target.checked) target.closest("#decisions .choice")?.scrollIntoView({ block: "nearest" });
});
document.addEventListener("scroll", mark, { capture: true, passive: true });
window.addEventListener("resize", mark); // what is in a list of the same size may have more lines now
document.addEventListener("htmx:after:swap", watch);
watch();
