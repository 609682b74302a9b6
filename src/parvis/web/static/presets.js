// What one choice in a form for a new table sets elsewhere in it.
"use strict";

// All options of a group: none of an expansion, or all that there is for so many players.
document.addEventListener("click", ({ target }) => {
  const preset = target.closest("[data-preset]")?.dataset.preset;
  if (!preset) return;
  const group = target.closest("fieldset"), { elements } = group.form;
  const players = Number((elements.players ?? elements.size).value);
  for (const label of group.querySelectorAll("label[data-box]")) {
    const field = label.querySelector("input, select"), { seats } = label.dataset;
    const isFor = !seats || seats.split(" ").map(Number).includes(players);
    const value = label.dataset[isFor ? preset : "box"];
    if (field.type === "checkbox") field.checked = value === "true";
    else field.value = value;
  }
  group.dispatchEvent(new Event("change", { bubbles: true }));
});

// A bot that is chosen sits in the rows for more players, too.
document.addEventListener("change", ({ target }) => {
  if (!target.value?.startsWith("bot:")) return;
  for (const row of target.form.querySelectorAll(".seat-row")) {
    if (!row.offsetParent) row.querySelector("[name^=player-]").value = target.value;
  }
});
