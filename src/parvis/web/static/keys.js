// A key presses the button that shows it, and a decision keeps its key for as long as others stay beside it. A module, so that
// its names are its own.

const KEYS = document.querySelector("script[data-keys]").dataset.keys; // those of decisions, in their order
const BY_ITSELF = "a[href]:not([data-key=' ']), button, input, label, summary";
const TYPED = "input:not([type=radio], [type=checkbox]), select, textarea";
let held = "";

const shows = (key) => document.querySelector(`#asking [data-key="${CSS.escape(key)}" i]`);

// By the letter or digit that the reader's keyboard gives; where it has none there (Cyrillic letters, digits that want
// Shift), by its place.
function pressedBy({ key, code, shiftKey }) {
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  const isOther = key.length === 1 && !/[a-z0-9]/i.test(key) && !shiftKey;
  return shows(key === "Backspace" ? "U" : key) ?? (isOther && place ? shows(place) : null);
}

// What lies over the page, not what stands in it, is open until something else is pressed: the key of a decision that it
// covers closes it first.
const liesOver = (one) => one.id === "help" || getComputedStyle(one.querySelector(":scope > .popup")).position !== "static";
function closeWindows(pressed) {
  const open = [...document.querySelectorAll("#help[open], details[open]:has(> .popup)")].filter((one) => liesOver(one) && !one.contains(pressed));
  for (const one of open) one.removeAttribute("open");
  return open;
}
document.addEventListener("click", ({ target }) => closeWindows(target));

// On a narrow screen the sheet with what is asked may be folded: a key of what it hides lifts it first.
function liftSheet() {
  const folded = document.querySelector("#handle:not([open])");
  if (!folded?.getClientRects().length) return false;
  folded.open = true;
  return true;
}

// Space and Enter do so where they have nothing else to do; space then scrolls nothing. Enter that is held down presses once:
// what comes next under it may be what confirms.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeWindows();
  const isHeldDown = event.key === held || (event.key === "Enter" && event.target.closest("#table button"));
  if (event.repeat && isHeldDown) event.preventDefault();
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return;
  if (event.target.closest(TYPED) || ([" ", "Enter"].includes(event.key) && event.target.closest(BY_ITSELF))) return;
  const button = pressedBy(event);
  held = button && event.key === " " ? event.key : "";
  if (held) event.preventDefault();
  if (!button) return;
  const isHidden = liftSheet() && !button.closest("#help");
  const isCovered = button.closest("#decisions") && closeWindows().length;
  if (!isHidden && !isCovered) button.click();
});

let kept = new Map(); // the keys of the decisions that were here since one of them came
let keeper = ""; // for whom
let steps = 0; // that had been made then
let move = ""; // in which that was

// A key that nothing has had here yet; when there is none, one that nothing has now.
function freeKey(present) {
  const unused = (taken) => [...KEYS].find((key) => !taken.includes(key));
  return unused([...kept.values()]) ?? unused(present.map(({ value }) => kept.get(value)));
}

function show(button, key) {
  button.dataset.key = key;
  button.setAttribute("aria-keyshortcuts", key);
  const code = CSS.escape(button.value);
  const signs = `#decisions button[value="${code}"] kbd, [form=decide][value="${code}"] kbd, kbd[data-of="${code}"]`;
  for (const sign of document.querySelectorAll(signs)) sign.textContent = key;
}

// While a group is formed, what is left of the list stays where it was under the fingers. What ends it is in all lists.
function keepKeys() {
  if (document.querySelector(".to-confirm")) return; // nothing is decided yet
  const buttons = [...document.querySelectorAll("#decisions button[data-key]")];
  const seat = document.querySelector("#decide [name=seat]")?.value ?? "";
  const [stepsBefore, moveBefore] = [steps, move];
  steps = Number(document.querySelector("#decide [name=number]")?.value ?? 0);
  move = document.querySelector("#decide")?.dataset.move ?? "";
  // Others have moved, or a whole turn went back: that is asked anew. Within a move some decisions lead on by themselves.
  const isApart = Math.abs(steps - stepsBefore) > 1 && (!move || move !== moveBefore);
  const goesOn = buttons.some((button) => kept.has(button.value) && !button.closest(".idle, .endings"));
  if (!goesOn || isApart || seat !== keeper) {
    const keys = [...KEYS].filter((key) => buttons.some(({ dataset }) => dataset.key === key));
    buttons.forEach((button, place) => show(button, keys[place])); // in the order in which they stand there
    kept = new Map(buttons.map(({ value, dataset }) => [value, dataset.key]));
    keeper = seat;
    return;
  }
  for (const button of buttons) {
    if (!kept.has(button.value)) kept.set(button.value, freeKey(buttons));
    show(button, kept.get(button.value));
  }
}
document.addEventListener("htmx:after:swap", keepKeys);
keepKeys();
