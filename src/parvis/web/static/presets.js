// One click sets all options of a group: none of an expansion, or all that there is for so many players.
"use strict";

function players(form) {
  const seats = [...form.querySelectorAll("select[name^=player-]")];
  return seats.length ? seats.filter((seat) => seat.value).length : Number(form.elements.players.value);
}

document.addEventListener("click", ({ target }) => {
  const preset = target.closest("[data-preset]")?.dataset.preset;
  if (!preset) return;
  const group = target.closest("fieldset");
  for (const label of group.querySelectorAll("label[data-box]")) {
    const field = label.querySelector("input, select"), { seats } = label.dataset;
    const isFor = !seats || seats.split(" ").map(Number).includes(players(field.form));
    const value = label.dataset[isFor ? preset : "box"];
    if (field.type === "checkbox") field.checked = value === "true";
    else field.value = value;
  }
  group.dispatchEvent(new Event("change", { bubbles: true }));
});
