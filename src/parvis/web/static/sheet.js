// On a narrow screen the handle of the sheet with what is asked follows the finger that pulls it: down to one line, and up
// again; where the sheet stands beside the board, to the side. It comes up by itself when somebody here is asked anew, but not
// while a move goes on that is made upon the board. A module, so that its names are its own.

const SLIGHT = 8; // pixels that a finger moves when it presses
const ENOUGH = 36; // pixels after which the sheet goes all the way
const PART = 0.7; // of the window: a sheet that is less wide stands beside the board

const handle = () => document.getElementById("handle");
const sheet = () => document.getElementById("asking");
const isBeside = () => sheet().offsetWidth < PART * innerWidth;
const extent = () => (isBeside() ? sheet().offsetWidth : sheet().offsetHeight);
let pull = null;
let isPulled = false; // since the finger came down

// What there is between the sheet and its line, in pixels; the sheet is up while it is pulled.
function begin() {
  const folded = handle(), { wasOpen } = pull;
  folded.open = false;
  const line = extent();
  folded.open = true;
  pull.way = extent() - line;
  pull.begins = wasOpen ? 0 : pull.way;
}

document.addEventListener("pointerdown", (event) => {
  isPulled = false;
  const grip = event.target.closest("#handle > summary");
  if (!grip || event.button) return;
  grip.setPointerCapture(event.pointerId);
  pull = { grip, x: event.clientX, y: event.clientY, wasOpen: handle().open };
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!pull) return;
  pull.far = isBeside() ? clientX - pull.x : clientY - pull.y;
  if (!isPulled && Math.abs(pull.far) < SLIGHT) return;
  if (!isPulled) begin();
  isPulled = true;
  const off = Math.max(0, Math.min(pull.begins + pull.far, pull.way));
  sheet().style.translate = isBeside() ? `${off}px` : `0 ${off}px`;
});
function letGo({ type }) {
  if (pull && isPulled) {
    const isFar = type === "pointerup" && Math.abs(pull.far) > ENOUGH;
    handle().open = isFar ? pull.far < 0 : pull.wasOpen;
    sheet().style.translate = "";
    pull.grip.focus({ preventScroll: true }); // as when it is pressed: what had the focus may be hidden now
  }
  pull = null;
}
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, letGo);
// Whoever pulls it doesn't press it, too; a key does.
document.addEventListener("click", (event) => {
  if (isPulled && event.detail && event.target.closest("#handle")) event.preventDefault();
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
  if (!handle()) return; // looking back
  const goesOn = known.move === before.move && isMadeOnBoard();
  const isNew = known.what && known.what !== before.what && !goesOn;
  if (isNew || document.getElementById("notice")) handle().open = true;
}, true); // before the focus looks for its place
