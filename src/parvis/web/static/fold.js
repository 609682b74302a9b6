// What goes on below its fold says so: a list, how many decisions are there and what the best is worth. Lines of a round and of a
// turn tell as much as they have room for, and the log no line in part.

const PARTS = "#tray, #told, #round-over, #hint-shown, #last-turns, .all-of-it, .stays > :is(section, details)";
const LINES = ".own-gains, .briefly .last-told";

const FINGER = 44; // pixels
const LINE = 22; // pixels, for a mouse
const MOST = 0.45; // of the list, so that something can be chosen above it
const fingers = window.matchMedia("(pointer: coarse)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

// What the list shows of its decisions ends where the strip with the count begins.
const stripOf = (list) => Math.min(fingers.matches ? FINGER : LINE, list.clientHeight * MOST);
const bottomOf = (one) => one.getBoundingClientRect().bottom;
const lineHeightOf = (one) => parseFloat(getComputedStyle(one).lineHeight);

function edgeOf(list) {
  const question = list.closest(".question").getBoundingClientRect(); // empty where only the list scrolls
  const ends = document.querySelector("#decisions .endings:has(button)")?.getBoundingClientRect().top ?? Infinity;
  return Math.min(bottomOf(list), question.bottom || Infinity, ends);
}

const below = (list, edge) => [...list.querySelectorAll("button")].filter((one) => bottomOf(one) > edge + 3);

// Of these less than half can be seen: the words of the strip are as high as a line, above them the list shines through.
function hidden(list, edge) {
  const words = edge - Math.min(LINE, stripOf(list));
  return [...list.querySelectorAll("button")].filter((one) => (one.getBoundingClientRect().top + bottomOf(one)) / 2 > words);
}

// What the strip says of decisions that are hidden.
const pointsOf = (one) => Number(one.dataset.points ?? 0);
function moreOf(decisions, left) {
  const best = left.reduce((one, other) => (pointsOf(other) > pointsOf(one) ? other : one));
  const seen = [...decisions.querySelectorAll("button")].filter((one) => !left.includes(one));
  const { more, better } = decisions.dataset;
  const isBetter = seen.every((one) => pointsOf(one) < pointsOf(best)) && best.dataset.worth;
  return (isBetter ? better.replace("@", best.dataset.worth) : more).replace("#", left.length);
}

function mark() {
  for (const part of document.querySelectorAll(PARTS)) markPart(part);
  for (const log of document.querySelectorAll("#log-entries")) markLog(log);
  const list = document.querySelector("#decisions .list");
  if (!list) return;
  list.onclick ??= () => {}; // a finger on the strip means the strip: without, browsers look for a button near it
  list.removeAttribute("data-below"); // its sign takes room, too
  const edge = edgeOf(list);
  const goesOn = list.scrollTop < list.scrollHeight - list.clientHeight - 2; // with words, if not with decisions
  if (!goesOn && !below(list, edge).length) return;
  const strip = stripOf(list);
  const left = hidden(list, edge), count = left.length || "";
  list.style.setProperty("--strip", `${strip}px`);
  list.dataset.more = count && moreOf(list.closest("#decisions"), left);
  list.dataset.below = count;
}

// The strip decides nothing: it brings up the first decision that it covers, with the heading of its group.
function bringUp(list) {
  const top = list.getBoundingClientRect().top;
  const [first] = below(list, edgeOf(list) - stripOf(list));
  const heading = first?.closest(".group")?.getBoundingClientRect().top ?? 0;
  const way = (heading > top + LINE ? heading : (first?.getBoundingClientRect().top ?? 0)) - top;
  const part = list.scrollHeight > list.clientHeight + 2 ? list : list.closest(".question");
  part.scrollBy({ top: way > LINE ? way : list.clientHeight / 2, behavior: still.matches ? "instant" : "smooth" });
}

document.addEventListener("click", ({ target, clientY }) => {
  if (target.matches(".list[data-below]") && clientY > bottomOf(target) - stripOf(target)) bringUp(target);
});

document.addEventListener("click", ({ target }) => {
  if (target.closest(".log-entries[data-low]") && !target.closest("a")) document.querySelector("#log-larger")?.click();
});

function markPart(part) {
  const scrolls = getComputedStyle(part).overflowY !== "visible"; // the line of a round opens over the list
  const below = scrolls ? part.scrollHeight - part.clientHeight : 0;
  part.toggleAttribute("data-below", part.scrollTop < below - 2);
  if (below > 2) part.tabIndex = 0; // the keyboard scrolls only what can have the focus
}

// Of a line that the log's upper edge cuts, or the panel that lies over the log, nothing is shown; where there is room for
// three lines at most, each sentence has as many as there is room for, and a press shows all of them.
function markLog(log) {
  const { top: edge, bottom, left, right } = log.getBoundingClientRect();
  const panel = document.querySelector("#asking")?.getBoundingClientRect();
  const isOver = panel?.left < right && panel.right > left && panel.top < edge;
  const top = isOver ? Math.max(edge, panel.bottom) : edge;
  log.toggleAttribute("data-low", bottom - top < 4 * parseFloat(getComputedStyle(log).fontSize));
  const lineHeight = lineHeightOf(log.firstElementChild);
  log.style.setProperty("--lines", Math.max(1, Math.floor((bottom - top) / lineHeight)));
  const cut = [...log.querySelectorAll("p")].find((one) => one.getBoundingClientRect().top < top && bottomOf(one) > top);
  const hidden = cut ? (bottomOf(cut) - top) % lineHeight : 0;
  log.style.setProperty("--cut", `${top - edge + hidden}px`);
}

// All is told where the line is opened; what was done has two lines, or what its first sentence needs.
function fitLine(line) {
  for (const one of line.children) one.hidden = false;
  const told = [...line.children].filter((one) => one.getClientRects().length);
  if (!told.length) return;
  const top = Math.min(...told.map((one) => one.offsetTop));
  const room = line.matches(".last-told") ? Math.max(told[0].offsetHeight, 2 * lineHeightOf(line)) : line.clientHeight;
  const left = told.filter((one) => one.offsetTop - top > room - 0.7 * one.offsetHeight);
  for (const one of left) one.hidden = true;
  line.toggleAttribute("data-more", left.length > 0);
}

const lines = new ResizeObserver(() => document.querySelectorAll(LINES).forEach(fitLine));
const sizes = new ResizeObserver(mark);

function watch() {
  sizes.disconnect();
  lines.disconnect();
  for (const line of document.querySelectorAll(LINES)) {
    for (const one of [line, line.parentElement]) lines.observe(one); // a line is as wide as what it tells, at most
  }
  for (const list of document.querySelectorAll(`#decisions .list, #question, #asking, #log-entries, ${PARTS}`)) sizes.observe(list);
}

document.addEventListener("change", ({ target }) => {
  if (target.checked) target.closest("#decisions .choice")?.scrollIntoView({ block: "nearest" });
});
document.addEventListener("scroll", mark, { capture: true, passive: true });
window.addEventListener("resize", mark); // what is in a list of the same size may have more lines now
document.addEventListener("htmx:after:swap", watch);
watch();
