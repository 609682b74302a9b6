// On a narrow screen the handle of the sheet with what is asked follows the finger that pulls it: down to one line, up again,
// and, where there is more than it shows, up to the header; where the sheet stands beside the board, to the side. It comes up by
// itself when somebody here is asked anew, but not while a move goes on that is made upon the board. A module, so that its
// names are its own.

const SLIGHT = 8; // pixels that a finger moves when it presses
const ENOUGH = 36; // pixels after which the sheet goes all the way
const PART = 0.7; // of the window: a sheet that is less wide stands beside the board
const FOLDED = 0, NORMAL = 1, TALL = 2; // where it stands

const handle = () => document.getElementById("handle");
const sheet = () => document.getElementById("asking");
const isBeside = () => sheet().offsetWidth < PART * innerWidth;
const extent = () => (isBeside() ? sheet().offsetWidth : sheet().offsetHeight);
const { dataset } = document.documentElement; // answers of htmx leave it alone
let pull = null;
let isPulled = false; // since the finger came down

const stands = () => (handle().open ? ("tall" in dataset && !isBeside() ? TALL : NORMAL) : FOLDED);
function stand(place) {
  handle().open = place !== FOLDED;
  if (place === TALL) dataset.tall = "";
  else delete dataset.tall;
}

// How far it can be pulled, one place up or down from where it stands, and how large it is in each, in pixels.
function begin() {
  const begins = stands();
  const extents = [FOLDED, NORMAL, TALL].map((place) => {
    stand(place);
    return extent();
  });
  const highest = extents[TALL] > extents[NORMAL] + SLIGHT ? TALL : NORMAL;
  Object.assign(pull, { begins, extents, up: Math.min(begins + 1, highest), down: Math.max(begins - 1, FOLDED) });
}

// Up to its normal place it is moved, above that it grows.
function follow({ begins, extents, up, down, far }) {
  const seen = Math.max(extents[down], Math.min(extents[begins] - far, extents[up]));
  const off = Math.max(0, extents[NORMAL] - seen), grows = seen > extents[NORMAL];
  stand(grows ? TALL : NORMAL);
  sheet().style.setProperty("--pulled", `${seen}px`);
  sheet().style.translate = isBeside() ? `${off}px` : `0 ${off}px`;
}

document.addEventListener("pointerdown", (event) => {
  isPulled = false;
  const grip = event.target.closest("#handle > summary");
  if (!grip || event.button) return;
  grip.setPointerCapture(event.pointerId);
  pull = { grip, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!pull) return;
  pull.far = isBeside() ? clientX - pull.x : clientY - pull.y;
  if (!isPulled && Math.abs(pull.far) < SLIGHT) return;
  if (!isPulled) begin();
  isPulled = true;
  follow(pull);
});
function letGo({ type }) {
  if (pull && isPulled) {
    const isFar = type === "pointerup" && Math.abs(pull.far) > ENOUGH;
    stand(isFar ? (pull.far < 0 ? pull.up : pull.down) : pull.begins);
    for (const name of ["translate", "--pulled"]) sheet().style.removeProperty(name);
    pull.grip.focus({ preventScroll: true }); // as when it is pressed: what had the focus may be hidden now
  }
  pull = null;
}
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, letGo);
// Whoever pulls it doesn't press it, too; a key does. A press brings it back to normal from the header.
document.addEventListener("click", (event) => {
  if (!event.target.closest("#handle")) return;
  const hasPulled = isPulled && event.detail;
  if (!hasPulled && stands() !== TALL) return;
  event.preventDefault();
  if (!hasPulled) stand(NORMAL);
});

// What somebody here is asked, or told by a card, and in which move.
function asked() {
  const form = document.getElementById("decide");
  const asks = document.querySelector("#proposal, #warning, #curtain, #prompt")?.id ?? "";
  const told = [...document.querySelectorAll("#card > h2, #card-words > p")].map((one) => one.textContent).join();
  if (!form || !(asks || told)) return { what: "" };
  const { number, revision, seat } = form.elements;
  const move = [asks, told, form.dataset.move, seat.value].join();
  return { what: [move, number.value, revision?.value].join(), move };
}
const isMadeOnBoard = () => [...document.querySelectorAll("#board [form=decide]")].some((one) => one.getClientRects().length);
let known = asked();

document.addEventListener("htmx:after:swap", () => {
  const before = known;
  known = asked();
  if (known.what !== before.what) delete dataset.tall;
  if (!handle()) return; // looking back
  const goesOn = known.move === before.move && isMadeOnBoard();
  const isNew = known.what && known.what !== before.what && !goesOn;
  if (isNew || document.getElementById("notice")) handle().open = true;
}, true); // before the focus looks for its place
