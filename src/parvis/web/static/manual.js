// The pages of rules: searching hides what doesn't have the words; what an address leads to is unfolded. A module, so that
// its names are its own.

const asked = document.getElementById("manual-search");
const found = document.getElementById("manual-found");
const index = document.getElementById("manual-index");
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const sections = [...document.querySelectorAll(".section")].map((section) => ({
  section,
  words: plain(section.textContent),
  line: index.querySelector(`[href="#${section.id}"]`).parentElement,
}));

function search() {
  const words = plain(asked.value).split(/\s+/).filter(Boolean);
  for (const one of sections) {
    one.section.hidden = one.line.hidden = !words.every((word) => one.words.includes(word));
  }
  for (const fold of document.querySelectorAll(".manual .off")) {
    fold.open = words.length > 0 && fold.querySelector(".section:not([hidden])") !== null;
  }
  for (const chapter of document.querySelectorAll(".chapter")) {
    chapter.hidden = !chapter.querySelector(".section:not([hidden])");
    index.querySelector(`[href="#${chapter.id}"]`).parentElement.hidden = chapter.hidden;
  }
  found.textContent = sections.every((one) => one.section.hidden) ? found.dataset.none : "";
}

function unfold() {
  const fold = document.getElementById(location.hash.slice(1))?.closest("details");
  if (!fold) return;
  fold.open = true;
  document.getElementById(location.hash.slice(1)).scrollIntoView();
}

asked.addEventListener("input", search);
addEventListener("hashchange", unfold);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea")) {
    event.preventDefault();
    asked.focus();
  }
});
addEventListener("beforeprint", () => document.querySelectorAll(".manual details").forEach((fold) => (fold.open = true)));
if (matchMedia("(width < 60rem)").matches) index.open = false;
unfold();
