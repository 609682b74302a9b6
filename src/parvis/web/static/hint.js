// The window of a hint lies near the panel with what is asked, and covers neither that nor what has happened nor what one has:
// it lies on the log, or if more is free there, below the decisions in the panel; where both are low or far, on what the board
// spares for that (data-spare): below the panel, or next to the bulb, above or below what the hint advises there. Where that
// is low, too, it lies on what follows one's own line. On a narrow screen it lies between the tabs and what is asked. Where it
// has no room for all, it shows the best decision, and the rest can be unfolded.
// A module, so that its names are its own.

const GAP = 6; // pixels
const ENOUGH = 96, BROAD = 300; // pixels of height and width in which the best decision can be read
const NEAR = 1 / 6; // of the window's height: a log that begins further below the panel is far from the bulb
const MOST = 0.45; // of the window's height
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

// On what of the log lies open, or in the panel; else on what the board spares, or on others' lines.
function besideBoard(asking) {
  const { left, right, top, bottom } = box("#log"), own = box("#seats li:has(.you)");
  const isBelow = asking.left < right; // what is asked stands above it, and may lie over it
  const log = { left, right, top: isBelow ? Math.max(top, asking.bottom) : top, bottom }, panel = inPanel(asking);
  const free = height(panel) > height(log) || log.top > asking.bottom + NEAR * innerHeight ? panel : log;
  if (height(free) >= ENOUGH || !own) return free;
  const spare = box("#board [data-spare]"), lines = box("#seats");
  if (spare?.right <= asking.left) return nextToBulb(asking);
  if (spare?.bottom - asking.bottom >= ENOUGH) return { left: asking.left, right: asking.right, top: asking.bottom, bottom: spare.bottom };
  return { left: lines.left, right: lines.right, top: isBelow ? Math.max(own.bottom, asking.bottom) : own.bottom, bottom: innerHeight };
}

// The highest place beside the panel that leaves in sight what the hint advises on the board.
function nextToBulb(asking) {
  const right = asking.left, left = right - BROAD;
  const marks = [...document.querySelectorAll("#board .hinted")].map((one) => one.getBoundingClientRect());
  const inTheWay = marks.filter((one) => one.right > left && one.left < right).sort((one, other) => one.top - other.top);
  let top = asking.top;
  for (const one of inTheWay) {
    if (one.top - top >= ENOUGH) return { left, right, top, bottom: Math.min(one.top, top + MOST * innerHeight) };
    top = Math.max(top, one.bottom);
  }
  return { left, right, top: Math.min(top, innerHeight - ENOUGH), bottom: Math.min(innerHeight, top + MOST * innerHeight) };
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
