// One click sets all options of a group: as the game comes in its box, or with all modules of an expansion.
"use strict";

document.addEventListener("click", ({ target }) => {
  const preset = target.closest("[data-preset]")?.dataset.preset;
  if (!preset) return;
  const group = target.closest("fieldset");
  for (const label of group.querySelectorAll("label[data-box]")) {
    const field = label.querySelector("input, select"), value = label.dataset[preset];
    if (field.type === "checkbox") field.checked = value === "true";
    else field.value = value;
  }
  group.dispatchEvent(new Event("change", { bubbles: true }));
});
