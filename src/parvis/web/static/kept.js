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
