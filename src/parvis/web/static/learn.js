// The place that a scene's card speaks of is scrolled into sight, and in the list what is asked for; a ring is drawn around
// the place, and what it is stands at it. A module, so that its names are its own.

const here = document.getElementById("lit-here"), ring = document.getElementById("lit-ring");
const GAP = 6; // pixels
const SHAPES = "polygon, path, circle, rect";
const lit = () => document.querySelector("[data-lit]");
const isShown = (place) => place.getClientRects().length > 0;

// The list may go on below its fold: what is asked for stands above it.
function bringUpAsked() {
  const { asked } = document.getElementById("decide").dataset;
  document.getElementById(asked)?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

// On a narrow screen it may lie on another part of the page than the one that is shown.
function bringIntoSight() {
  const place = lit();
  if (!place) {
    document.getElementById("card")?.scrollIntoView({ block: "nearest", behavior: "instant" }); // the board may be shorter now
    return;
  }
  const tabs = [...document.querySelectorAll("#tabs input")], chosen = tabs.find((tab) => tab.checked);
  for (const tab of isShown(place) ? [] : tabs) {
    tab.checked = true;
    if (isShown(place)) break;
  }
  if (!isShown(place) && chosen) chosen.checked = true;
  place.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

// A pane of glass is ringed as it is cut, all else by a rectangle.
function outline(place, box) {
  const cut = place instanceof SVGGElement && place.matches(".pane") ? place.querySelector(SHAPES)?.cloneNode() : null;
  const made = cut ?? document.createElementNS("http://www.w3.org/2000/svg", "rect");
  if (cut) {
    const { a, b, c, d, e, f } = place.getScreenCTM();
    cut.removeAttribute("class");
    cut.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  } else {
    const sides = { x: box.x - GAP / 2, y: box.y - GAP / 2, width: box.width + GAP, height: box.height + GAP, rx: GAP };
    for (const [name, value] of Object.entries(sides)) made.setAttribute(name, value);
  }
  return made;
}

// All that is to be read or pressed: words, pieces, short buttons.
function telling() {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  while (words.nextNode()) if (words.currentNode.data.trim()) found.add(words.currentNode.parentElement);
  for (const one of document.querySelectorAll("#board use, #asking button")) found.add(one);
  found.delete(here);
  return [...found].map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);
}

// What stands at a place stands above it or below, to its right or left, else in it: where it covers least.
function clearest(box) {
  const wide = here.offsetWidth, high = here.offsetHeight, middle = box.x + (box.width - wide) / 2;
  const columns = [middle, box.x, box.right - wide], rows = [box.y + (box.height - high) / 2, box.y, box.bottom - high];
  const spots = [
    ...[box.top - high - GAP, box.bottom + GAP].flatMap((y) => columns.map((x) => ({ x, y }))),
    ...[box.right + GAP, box.left - wide - GAP].flatMap((x) => rows.map((y) => ({ x, y }))),
    ...rows.flatMap((y) => columns.map((x) => ({ x, y }))),
  ];
  const kept = (at, room) => Math.max(GAP, Math.min(at, room - GAP));
  const inside = spots.map(({ x, y }) => ({ x: kept(x, innerWidth - wide), y: kept(y, innerHeight - high) }));
  const told = telling();
  const side = (least, most, from, to) => Math.max(0, Math.min(most, to) - Math.max(least, from));
  const covered = ({ x, y }) =>
    told.reduce((sum, one) => sum + side(x, x + wide, one.left, one.right) * side(y, y + high, one.top, one.bottom), 0);
  return inside.map((spot) => [covered(spot), spot]).reduce((one, other) => (other[0] < one[0] ? other : one))[1];
}

function mark(isNew) {
  const place = lit();
  here.hidden = !place || !isShown(place);
  ring.toggleAttribute("hidden", here.hidden);
  if (here.hidden) return;
  const box = place.getBoundingClientRect(), made = outline(place, box);
  if (!isNew) made.style.animation = "none";
  ring.replaceChildren(made);
  here.textContent = place.dataset.lit;
  const { x, y } = clearest(box);
  here.style.top = `${y}px`;
  here.style.left = `${x}px`;
}

function show() {
  bringUpAsked();
  bringIntoSight();
  mark(true);
}
// Whoever has finished a scene with a click upon the board goes on with one key, too.
document.addEventListener("htmx:after:swap", () => document.querySelector("#next, #retry")?.focus({ preventScroll: true }));
document.documentElement.classList.add("ringed");
// site.js leads to the part with what is asked before.
document.addEventListener("htmx:after:swap", () => requestAnimationFrame(show));
for (const moved of ["change", "toggle"]) document.addEventListener(moved, () => mark(false), true);
document.addEventListener("scroll", () => mark(false), { capture: true, passive: true });
window.addEventListener("resize", () => mark(false));
window.addEventListener("load", show);
