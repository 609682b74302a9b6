// What a browser remembers from page to page: where storage refuses, for as long as the page is open.
"use strict";

const unstored = new Map();

// `storage`: "localStorage" for all pages, "sessionStorage" for this tab alone. Asking for either may be refused.
function remember(storage, key, value) {
  try {
    window[storage].setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

// null: nothing is.
function remembered(storage, key) {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

// What is typed outlasts another page, in fields that are marked so.
const eachDraft = (does) => {
  for (const field of document.querySelectorAll("[data-draft]")) does(field, `draft ${location.pathname} ${field.name}`);
};
eachDraft((field, key) => {
  field.value ||= remembered("sessionStorage", key) ?? "";
});
window.addEventListener("pagehide", () => eachDraft((field, key) => remember("sessionStorage", key, field.value)));
