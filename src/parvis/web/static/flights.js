// What others do shows on the board: their sign flies from their name to the corner of what they touched, which then
// lights up for a moment. Where nothing should move, it only lights up. A module, so that its names are its own.

const MOST = 6; // lines that are shown of what came at once: the newest
const BETWEEN = 350, FLIES = 650, LIGHTS = 1600; // milliseconds; whoever is asked sees all fly at once
const STOPS = 24, SIGN = 24; // points of the way that are looked at; pixels of a sign
const still = matchMedia("(prefers-reduced-motion: reduce)");
let known = stepsShown();

function stepsShown() {
  return Number(document.getElementById("decide")?.elements.number.value ?? 0);
}
function isSeen(element) {
  return Boolean(element?.getClientRects().length) && !element.closest("#seats, #log");
}

// The new lines of others: the sign of who it was, and where it went.
function newLines() {
  const own = document.querySelector("#seats li:has(.you)");
  return [...document.querySelectorAll("#log-entries .log-turn")].flatMap((turn) => {
    const mark = turn.querySelector(":scope > .mark");
    const seat = mark && document.querySelector(`#seats li.${[...mark.classList].find((name) => name.startsWith("seat-"))}`);
    if (!seat || seat === own) return [];
    const steps = [...turn.querySelectorAll("[id^=step-]")].filter(({ id }) => Number(id.split("-")[1]) >= known);
    return steps.flatMap((step) => [...step.querySelectorAll("[data-places]")]).flatMap((line) => {
      const places = line.dataset.places.split(" ").filter((place) => !/^(district|seat|rat)-/.test(place));
      const target = places.map((place) => document.getElementById(place)).find(isSeen);
      return target ? [{ mark, seat, target: target.id }] : [];
    });
  });
}

function light(id) {
  document.getElementById(id)?.classList.add("touched");
  setTimeout(() => document.getElementById(id)?.classList.remove("touched"), LIGHTS);
}

// From where on the way no sign covers what is asked.
function leaving(from, to) {
  const panel = document.querySelector("#asking").getBoundingClientRect();
  const points = Array.from({ length: STOPS + 1 }, (_, place) => {
    const along = (one) => from[one] + ((to[one] - from[one]) * place) / STOPS;
    return { left: along("left"), top: along("top") };
  });
  const isOver = ({ left, top }) =>
    left > panel.left - SIGN && left < panel.right && top > panel.top - SIGN && top < panel.bottom;
  return points[points.findLastIndex(isOver) + 1] ?? to;
}

async function fly({ mark, seat, target }) {
  const goal = document.getElementById(target);
  if (still.matches || !goal || !seat.getClientRects().length) return light(target);
  const to = goal.getBoundingClientRect(), from = leaving(seat.getBoundingClientRect(), to);
  const sign = mark.cloneNode(true);
  sign.classList.add("flying");
  document.body.append(sign);
  const at = (x, y, scale) => `translate(${x}px, ${y}px) scale(${scale})`;
  const way = [at(from.left, from.top, 1), at(to.left - SIGN / 2, to.top - SIGN / 2, 0.75)];
  await sign.animate({ transform: way }, { duration: FLIES, easing: "ease-in-out", fill: "forwards" }).finished;
  sign.remove();
  light(target);
}

document.addEventListener("htmx:after:swap", () => {
  const number = stepsShown();
  const between = document.querySelector("#table[data-asked]") ? 0 : BETWEEN;
  if (number > known && known > 0) newLines().slice(-MOST).forEach((line, place) => setTimeout(fly, place * between, line));
  if (number) known = number;
});
