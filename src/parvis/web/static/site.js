// The little that HTML and htmx don't do by themselves. Everything works without it.
"use strict";

const TWICE = 400; // milliseconds within which a second click at the same place belongs to the first
const NEAR = 8; // pixels
let last = { time: -TWICE, x: 0, y: 0, label: null };

// The second click of a double click would press the button that came in the place of the first. A click elsewhere in
// between, be it on a link, makes two clicks of it; what a label passes on to its button is none.
document.addEventListener("click", (event) => {
  if (event.detail === 0) return; // made by the keyboard
  const again =
    event.timeStamp - last.time < TWICE && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
  const isPassedOn = last.label?.control === event.target;
  last = { time: event.timeStamp, x: event.clientX, y: event.clientY, label: event.target.closest("label") };
  if (again && !isPassedOn && event.target.closest("button")) {
    event.preventDefault();
    event.stopPropagation();
  }
}, true);

// An address to send to others is marked as a whole, ready to be copied.
document.addEventListener("focusin", ({ target }) => {
  if (target.matches("input[readonly]")) target.select();
});

// Pointing at a line of the log marks what it touched on the board; at a decision, where else it stands, either way.
for (const [kind, isOn] of Object.entries({ pointerover: true, focusin: true, pointerout: false, focusout: false })) {
  document.addEventListener(kind, (event) => {
    const places = event.target.closest("[data-places]")?.dataset.places.split(" ") ?? [];
    for (const place of places) document.getElementById(place)?.classList.toggle("touched", isOn);
    const listed = event.target.closest("#decisions button")?.id;
    const elsewhere = listed ? document.querySelectorAll(`[data-places~="${CSS.escape(listed)}"]`) : [];
    for (const place of elsewhere) place.classList.toggle("touched", isOn);
  });
}

// What has just been clicked does not explain itself again before the pointer or the focus has been elsewhere.
const pieceAt = (target) => target.closest("#board article")?.id ?? "";
let clicked = "";
document.addEventListener("click", ({ target, detail }) => {
  if (!detail) return; // by a key
  clicked = pieceAt(target);
  document.body.classList.toggle("just-clicked", clicked !== "");
});
document.addEventListener("pointerover", ({ target }) => {
  if (pieceAt(target) !== clicked) document.body.classList.remove("just-clicked");
});
document.addEventListener("focusin", ({ target }) => {
  if (![clicked, ""].includes(pieceAt(target))) document.body.classList.remove("just-clicked");
});

// On a narrow screen a question about one part of the page alone opens that part, and the next one leads back. Few
// answers are told by the list: for them nobody is led away from a part that they have chosen; who has been led stays.
const FEW = 3;
const inParts = matchMedia("(width < 60rem)"); // a wide window shows them all
let isChosen = false;
let home = ""; // the part that somebody has chosen, while a question has opened another
const scrolledTo = new Map(); // how far each part was scrolled when it was left, by its tab
const chosenTab = () => document.querySelector("#tabs input:checked");
const places = () => [...document.querySelectorAll("#board [form=decide]:not(#own *)")];
document.addEventListener("scroll", () => {
  if (chosenTab()) scrolledTo.set(chosenTab().id, window.scrollY);
}, { passive: true });
function showAsked() {
  const tabs = [...document.querySelectorAll("#tabs input")], chosen = chosenTab();
  if (!chosen || !inParts.matches) return;
  const asked = places();
  const shows = (tab) => {
    tab.checked = true;
    return asked.some((place) => place.getClientRects().length);
  };
  const top = window.scrollY; // a shorter part, shown for a moment, would lose it
  const showing = tabs.filter(shows), isLed = home && showing[0] === chosen;
  const isAsked = showing.length === 1 && (isLed || !isChosen || asked.length > FEW);
  const back = tabs.find((tab) => tab.id === home) ?? chosen;
  home = isAsked ? back.id : "";
  (isAsked ? showing[0] : back).checked = true;
  if (chosen.checked) window.scrollTo({ top, behavior: "instant" });
  else showPart();
  showPlaces();
}
// A part that is opened stands where it was left, but for the card or the event that asks: that is shown whole.
function showPart() {
  if (!inParts.matches) return;
  window.scrollTo({ top: scrolledTo.get(chosenTab().id) ?? 0, behavior: "instant" });
  const card = [...document.querySelectorAll("#board article.chosen")].find((one) => one.offsetHeight);
  card?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
// Where all that can be chosen on this part has been scrolled past, it comes back below the tabs.
const MARGIN = 8; // pixels
function showPlaces() {
  const boxes = places().map((place) => place.getBoundingClientRect()).filter((box) => box.height);
  const above = document.getElementById("tabs").getBoundingClientRect().bottom;
  if (!boxes.length || boxes.some((box) => box.bottom > above)) return;
  window.scrollBy({ top: boxes[0].top - above - MARGIN, behavior: "instant" });
}
document.addEventListener("change", ({ target }) => {
  if (!target.closest("#tabs")) return;
  home = "";
  isChosen = true;
  showPart();
});

// A question is read from its beginning; and of choices between parts of the page one is made, whoever sits there now.
let question = "";
document.addEventListener("htmx:after:swap", () => {
  const form = document.getElementById("decide");
  const asked = form ? `${form.elements.number.value} ${form.elements.seat.value}` : "";
  const isNew = asked !== question;
  for (const part of isNew ? document.querySelectorAll("#asking, #question, #asking .list") : []) part.scrollTop = 0;
  question = asked;
  for (const radio of document.querySelectorAll("#table input[type=radio][checked]")) {
    if (!document.querySelector(`#table input[name="${CSS.escape(radio.name)}"]:checked`)) radio.checked = true;
  }
  if (isNew) showAsked();
});
showAsked();

// With a decision the log goes back to its newest line, and what was told of a place under the mouse goes until that moves.
const MOVED = 4; // pixels
let pointer = { x: 0, y: 0 }; // where the mouse was at the last decision
let follows = false;
document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
  if (ctx.sourceElement.id !== "decide") return;
  follows = true;
  document.documentElement.classList.add("decided");
});
document.addEventListener("htmx:after:swap", () => {
  const entries = document.getElementById("log-entries");
  if (follows && entries) entries.scrollTop = 0; // its end, as it is laid from there
  follows = false;
});
document.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
  const root = document.documentElement.classList;
  if (root.contains("decided") && Math.hypot(x - pointer.x, y - pointer.y) < MOVED) return;
  root.remove("decided");
  pointer = { x, y };
});
document.addEventListener("focusin", ({ target }) => {
  if (target.matches("#board :focus-visible")) document.documentElement.classList.remove("decided");
});

// Whoever pressed a button that is gone now finds the focus at the next decisions, or at what hides them, or beside the board
// until they come.
const NEXT = ["#decisions", "#curtain button", "#handle:not([open]) > summary", "#asking"];
document.addEventListener("htmx:after:swap", () => {
  const beside = document.getElementById("asking");
  if (document.activeElement !== document.body && document.activeElement !== beside) return;
  const places = NEXT.map((selector) => document.querySelector(selector));
  places.find((one) => one?.getClientRects().length)?.focus({ preventScroll: true });
});

// What a fresh page shows has not changed just now: only what comes later shows itself. Time passes all the same.
for (const animation of document.getAnimations()) {
  if (!animation.effect.target.matches(".passing")) animation.finish();
}

// Say so while the server does not answer, and ask again for what may have been lost on its way.
const AGAIN = 1000; // milliseconds
let asking = 0;
function missAnswer() {
  document.documentElement.classList.add("offline");
  clearTimeout(asking);
  asking = setTimeout(() => {
    for (const part of document.querySelectorAll("[data-live]")) part.dispatchEvent(new Event("ask"));
  }, AGAIN);
}
document.addEventListener("htmx:error", missAnswer);
// A proxy that finds no server answers in its place, and that is nothing to show. Our own errors say where they belong.
document.addEventListener("htmx:before:response", (event) => {
  const { status, headers } = event.detail.ctx.response;
  if (status < 500 || headers.has("HX-Retarget")) return;
  event.preventDefault();
  missAnswer();
});
// Whoever has signed in or out in another tab finds the forms of this page ready again.
document.addEventListener("htmx:before:response", (event) => {
  const token = event.detail.ctx.response.headers.get("Parvis-Token");
  if (!token) return;
  for (const field of document.querySelectorAll("[name=csrfmiddlewaretoken]")) field.value = token;
});
// What could not be saved is tried again.
document.addEventListener("htmx:before:request", () => document.getElementById("unsaved").replaceChildren());
document.addEventListener("htmx:after:request", () => document.documentElement.classList.remove("offline"));

// A page on its way to another asks for nothing more: asking would begin the way again. A download doesn't leave it.
const LEAVING = 10_000; // milliseconds
let left = -LEAVING;
window.addEventListener("beforeunload", (event) => {
  left = event.timeStamp;
});
document.addEventListener("htmx:before:request", (event) => {
  if (event.timeStamp - left < LEAVING) event.preventDefault();
});

// A page kept by the browser for going back may be out of date, or another person's.
window.addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
