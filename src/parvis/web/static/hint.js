// The window of a hint lies where it covers neither what is asked nor what has happened nor what one has: beside the board on
// the log, or if more is free there, below the decisions in the panel; where both are low, on a part of the board that tells
// nothing of now (data-spare), and only where that is small, too, on what follows one's own line. On a narrow screen it lies
// between the tabs and what is asked. Where it has no room for all, it shows the best decision, and the rest can be unfolded.
// A module, so that its names are its own.

const GAP = 6; // pixels
const ENOUGH = 96, BROAD = 150; // pixels of height and width in which the best decision can be read
const isNarrow = window.matchMedia("(width < 60rem)");
const shown = () => document.querySelector("#hint-shown:popover-open");
const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
const height = ({ top, bottom }) => bottom - top;

// Between the tabs and the sheet with what is asked; beside it, where that stands at the side.
function overBoard(asking) {
  const { left, right, bottom } = box(".on-top") ?? { left: 0, right: innerWidth, bottom: GAP };
  const isBeside = asking.left > GAP;
  return { left, right: isBeside ? asking.left : right, top: bottom, bottom: isBeside ? innerHeight : asking.top };
}

// On what of the log lies open, or in the panel; else on a spare part of the board, or on others' lines.
function besideBoard(asking) {
  const { left, right, top, bottom } = box("#log"), own = box("#seats li:has(.you)");
  const isBelow = asking.left < right; // what is asked stands above it, and may lie over it
  const log = { left, right, top: isBelow ? Math.max(top, asking.bottom) : top, bottom }, panel = inPanel(asking);
  const free = height(panel) > height(log) ? panel : log;
  if (height(free) >= ENOUGH || !own) return free;
  const lines = box("#seats");
  const onLines = { left: lines.left, right: lines.right, top: isBelow ? Math.max(own.bottom, asking.bottom) : own.bottom, bottom: innerHeight };
  return spares().find((one) => height(one) >= ENOUGH && one.right - one.left >= BROAD) ?? onLines;
}

// The parts of the board that tell nothing of now, each with all that have its name; the nearest to the panel first.
function spares() {
  const parts = [...document.querySelectorAll("#board [data-spare]")].filter((one) => one.getClientRects().length);
  const names = new Set(parts.map((one) => one.dataset.spare));
  const around = (name) => {
    const boxes = parts.filter((one) => one.dataset.spare === name).map((one) => one.getBoundingClientRect());
    const side = (which, furthest) => furthest(...boxes.map((one) => one[which]));
    return { left: side("left", Math.min), right: side("right", Math.max), top: side("top", Math.min), bottom: side("bottom", Math.max) };
  };
  return [...names].map(around).sort((one, other) => other.right - one.right);
}

// What the decisions leave free above the way back.
function inPanel({ left, right }) {
  return { left, right, top: box("#decide")?.bottom ?? innerHeight, bottom: box("#way-back")?.top ?? 0 };
}

function place() {
  const hint = shown(), asking = box("#asking");
  if (!hint || !asking || !box("#log")) return;
  const { left, right, top, bottom } = isNarrow.matches ? overBoard(asking) : besideBoard(asking);
  hint.style.inset = `${top + GAP}px auto auto ${left + GAP}px`;
  hint.style.width = hint.style.maxWidth = `${right - left - 2 * GAP}px`;
  hint.style.maxHeight = `${Math.max(ENOUGH, bottom - top - 2 * GAP)}px`;
  fold(hint);
}

// The decision that a hint advises is marked wherever it can be made.
function mark() {
  const advised = document.querySelector("#hint")?.dataset.hinted;
  for (const one of document.querySelectorAll("button[name=decision]")) one.classList.toggle("hinted", one.value === advised);
}
mark();

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
document.addEventListener("htmx:after:swap", () => {
  mark();
  place();
});
window.addEventListener("resize", place);
