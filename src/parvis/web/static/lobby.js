// What lists and forms of the lobby do by themselves where there are scripts.
"use strict";

// A link to send can be copied with one click; site.js lets it be copied by hand.
for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue; // only where the page came by https, or from this computer
  button.hidden = false;
  button.addEventListener("click", async () => {
    const field = document.querySelector(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = button.dataset.copied;
    } catch {
      field.select(); // the browser refused: it is marked, ready to be copied by hand
    }
  });
}

// Another game is chosen by a link: what the form has been filled in with comes along, passwords apart.
const FILLED = "parvis-new-table";
const kept = "input:not([type=hidden], [type=password]), select";
const isTicked = (field) => ["radio", "checkbox"].includes(field.type);

document.addEventListener("click", ({ target }) => {
  if (!target.closest(".which a")) return;
  const fields = [...document.querySelectorAll(".create")].flatMap((form) => [...form.querySelectorAll(kept)]);
  const filled = fields.map((field) => [field.name, field.value, isTicked(field) && field.checked]);
  remember("sessionStorage", FILLED, JSON.stringify(filled));
});

for (const [name, value, checked] of JSON.parse(remembered("sessionStorage", FILLED) || "[]")) {
  const fields = [...document.querySelectorAll(`.create [name="${CSS.escape(name)}"]`)];
  const field = fields.find((one) => !isTicked(one) || one.value === value);
  if (!field || (field.type === "radio" && !checked)) continue;
  if (isTicked(field)) field.checked = checked;
  else if (field.type !== "select-one" || [...field.options].some((option) => option.value === value)) field.value = value;
}
remember("sessionStorage", FILLED, ""); // for one switch alone

// What is folded shows its value.
const FIELDS = "select:not([data-untold]), input[type=checkbox]";
const isChanged = (field) => (field.type === "checkbox" ? field.checked : !field.options[0].selected);
const value = (field) => field.closest("label").querySelector("strong")?.textContent ?? field.selectedOptions[0].textContent;
function show(fold) {
  const told = fold.querySelector("[data-shown]");
  const fields = told ? [told] : [...fold.querySelectorAll(FIELDS)].filter(isChanged);
  const output = fold.querySelector("output");
  output.textContent = fields.map(value).join(", ") || output.dataset.none || "";
}
for (const fold of document.querySelectorAll(".create details")) {
  show(fold);
  fold.addEventListener("change", () => show(fold));
}

// A filter applies as soon as it is chosen.
for (const button of document.querySelectorAll(".filters button")) button.hidden = true;
for (const filter of document.querySelectorAll(".filters select")) {
  filter.addEventListener("change", () => filter.form.requestSubmit());
}

// What was said at one's tables is heard, by those who have switched the sound on, if it comes while nobody looks.
const said = () => document.getElementById("waiting")?.dataset.talk.split(",").filter(Boolean) ?? [];
let wasSaid = said();
function hearTalk() {
  const isNew = said().some((table) => !wasSaid.includes(table));
  wasSaid = said();
  if (!isNew || !document.hidden || remembered("localStorage", SOUND) !== "on") return;
  if (isFirstToTell(`talk ${said()}`)) chime();
}

// How many tables wait for whoever reads this stands in the title, in tabs that nobody sees too.
document.addEventListener("htmx:after:swap", () => {
  hearTalk();
  const count = document.getElementById("waiting")?.dataset.count ?? "0";
  const title = document.title.replace(/^\(\d+\) /, "");
  document.title = count === "0" ? title : `(${count}) ${title}`;
});
