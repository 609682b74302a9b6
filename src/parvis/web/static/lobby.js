// What lists and forms of the lobby do by themselves where there are scripts.
"use strict";

// A link to send can be copied with one click.
for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue; // only where the page came by https, or from this computer
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.querySelector(button.dataset.copy).value);
    button.textContent = button.dataset.copied;
  });
}
document.getElementById("link")?.addEventListener("focus", (event) => event.target.select());

// What is folded shows its value.
function value(field) {
  if (field.type === "checkbox") return field.checked ? field.closest("label").querySelector("strong").textContent : "";
  return field.selectedOptions?.[0].textContent ?? "";
}
function changed(field) {
  const first = field.tagName === "SELECT" ? field.options[0].selected : !field.checked;
  return !first;
}
function show(fold) {
  const told = fold.querySelector("[data-shown]");
  const fields = told ? [told] : [...fold.querySelectorAll("select, input[type=checkbox]")].filter(changed);
  const output = fold.querySelector("output");
  output.textContent = fields.map(value).filter(Boolean).join(", ") || output.dataset.none || "";
}
for (const fold of document.querySelectorAll(".create details")) {
  show(fold);
  fold.addEventListener("change", () => show(fold));
}

// A filter applies as soon as it is chosen.
for (const filter of document.querySelectorAll(".filters select")) {
  filter.addEventListener("change", () => filter.form.requestSubmit());
}
