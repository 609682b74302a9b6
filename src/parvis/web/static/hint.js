// The window of a hint lies where it covers neither the board nor what is asked nor what one has: beside the board on the
// log, and where that is low, on what follows one's own line or, if more is free there, below the decisions in the panel; on
// a narrow screen between the tabs and what is asked. Where it has no room for all, it shows the best decision, and the rest
// can be unfolded. A module, so that its names are its own.

const GAP = 6; // pixels
const ENOUGH = 110; // pixels of height in which the best decision can be read
const isNarrow = window.matchMedia("(width < 60rem)");
const shown = () => document.querySelector("#hint-shown:popover-open");
const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();

// Between the tabs and the sheet with what is asked; beside it, where that stands at the side.
function overBoard(asking) {
  const { left, right, bottom } = box(".on-top") ?? { left: 0, right: innerWidth, bottom: GAP };
  const isBeside = asking.left > GAP;
  return { left, right: isBeside ? asking.left : right, top: bottom, bottom: isBeside ? innerHeight : asking.top };
}

// On what of the log lies open; else on what follows one's own line, others' lines among them.
function overLog(asking) {
  const { left, right, top, bottom } = box("#log"), own = box("#seats li:has(.you)");
  const isBelow = asking.left < right; // what is asked stands above it, and may lie over it
  const open = isBelow ? Math.max(top, asking.bottom) : top;
  if (bottom - open >= ENOUGH || !own) return { left, right, top: open, bottom };
  const lines = box("#seats"), free = inPanel(asking);
  const onLines = { left: lines.left, right: lines.right, top: isBelow ? Math.max(own.bottom, asking.bottom) : own.bottom, bottom: innerHeight };
  return free.bottom - free.top > onLines.bottom - onLines.top ? free : onLines;
}

// What the decisions leave free above the way back.
function inPanel({ left, right }) {
  return { left, right, top: box("#decide")?.bottom ?? innerHeight, bottom: box("#way-back")?.top ?? 0 };
}

function place() {
  const hint = shown(), asking = box("#asking");
  if (!hint || !asking || !box("#log")) return;
  const { left, right, top, bottom } = isNarrow.matches ? overBoard(asking) : overLog(asking);
  hint.style.inset = `${top + GAP}px auto auto ${left + GAP}px`;
  hint.style.width = hint.style.maxWidth = `${right - left - 2 * GAP}px`;
  hint.style.maxHeight = `${Math.max(ENOUGH, bottom - top - 2 * GAP)}px`;
  fold(hint);
}

let unfolded = null; // as somebody has chosen since the hint was opened

// What somebody has folded or unfolded stays so, though a new answer comes.
function fold(hint) {
  const others = hint.querySelector(".others");
  if (!others) return;
  others.open = unfolded ?? true;
  others.open = unfolded ?? hint.scrollHeight <= hint.clientHeight;
}

document.addEventListener("click", ({ target }) => {
  const others = target.closest("#hint .others > summary")?.parentElement;
  if (others) unfolded = !others.open;
});
document.addEventListener("toggle", ({ target, newState }) => {
  if (target.id !== "hint-shown") return;
  if (newState === "closed") unfolded = null;
  place();
}, true);
document.addEventListener("htmx:after:swap", place);
window.addEventListener("resize", place);
