// Whoever presses something that isn't possible now is told why, next to it; beside the decisions, of all that isn't.
// What may take the place of a decision that is to be confirmed, does. A module, so that its names are its own.

const told = document.getElementById("why");
const GAP = 8; // pixels between the place and what is told of it

// It covers no tabs, if it has room below them.
function beside(place) {
  const { left, top, bottom } = place.getBoundingClientRect(), height = told.offsetHeight;
  const tabs = document.getElementById("tabs")?.getBoundingClientRect().bottom ?? 0;
  const above = top - height - GAP, lowest = innerHeight - height - GAP;
  told.style.top = `${above > tabs ? above : Math.min(bottom + GAP, lowest)}px`;
  told.style.left = `${Math.max(GAP, Math.min(left, innerWidth - told.offsetWidth - GAP))}px`;
}

// `die,turn+0+red+4`: the decisions of several kinds that name the same.
function decisions(code) {
  const [kinds, ...named] = code.split("+");
  return kinds.split(",").map((kind) => [kind, ...named].join(" "));
}

let explained = null; // what was pressed last: pressed once more, it says nothing
document.addEventListener("click", async (event) => {
  const wasTold = told.matches(":popover-open");
  told.hidePopover();
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("[form=decide], a:not([data-why]), summary, label, input")) return;
  const place = event.target.closest("#table [data-why]");
  if (!place) return;
  event.preventDefault();
  if (wasTold && (place === explained || explained.matches("a"))) return; // all that isn't possible is closed first
  explained = place;
  const named = place.dataset.why.split(" ").filter(Boolean).flatMap(decisions);
  const asked = new URLSearchParams(named.map((words) => ["decision", words]));
  const proposed = document.querySelector("#decide [name=proposed]");
  if (proposed) asked.set("proposed", proposed.value);
  const answer = await fetch(`${told.dataset.from}?${asked}`, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return;
  told.innerHTML = await answer.text();
  const instead = told.querySelector("[name=rather]");
  if (instead) return instead.click();
  if (place.ariaLabel) told.insertAdjacentElement("afterbegin", document.createElement("b")).textContent = place.ariaLabel;
  told.showPopover();
  beside(place);
  told.scrollTop = 0;
  if (place.matches("a")) told.focus(); // so that keys scroll it
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") told.hidePopover();
});
document.addEventListener("htmx:before:swap", () => told.hidePopover());
