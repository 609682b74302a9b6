// Fair dealing: the hash of a table is noted while its game goes on; once it is over, every deal and roll is checked.
// How chance decides is described in docs/records.md. A module, so that its names are its own.

const RANGE = 2 ** 48;
const BY_QUESTION = 2; // the scheme of records in which chance answers by what it is asked, not by the step
const NOTED = "parvis-hashes"; // where the hashes of the last tables are noted, in this browser
const KEPT = "parvis-numbers"; // where the numbers are kept that this browser adds
const MOST = 100;
const SLICE = 25; // steps that are checked before the bar moves on

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const hexOf = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
const keyOf = (bytes) => crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
const sign = (key, lines) => crypto.subtle.sign("HMAC", key, new TextEncoder().encode(lines.join("\n")));

function noted() {
  try {
    return JSON.parse(remembered("localStorage", NOTED)) ?? [];
  } catch {
    return []; // something else is there
  }
}

function note(hash) {
  remember("localStorage", NOTED, JSON.stringify([hash, ...noted().filter((other) => other !== hash)].slice(0, MOST)));
}

// In the order of the characters' numbers; JavaScript's own order is another one beyond the first 65,536.
export function inOrder(words) {
  const numbers = (word) => Array.from(word, (character) => character.codePointAt(0));
  const compared = (one, other) => {
    const place = one.findIndex((number, index) => number !== other[index]);
    return place < 0 ? one.length - other.length : one[place] - (other[place] ?? -1);
  };
  return [...words].sort((one, other) => compared(numbers(one), numbers(other)));
}

// What chance has to decide at a step, or null where the number drawn is one too many and the next is to be taken.
export const chosen = (words, drawn) => (drawn < RANGE - (RANGE % words.length) ? words[drawn % words.length] : null);

async function decided(key, asked, words) {
  for (let attempt = 0; ; attempt++) {
    const drawn = hexOf(await sign(key, [...asked, attempt, ...words])).slice(0, 12);
    const found = chosen(words, parseInt(drawn, 16));
    if (found !== null) return found;
  }
}

// The first step that does not follow from what was promised; null: all do. `show` is told how many were checked.
async function firstOther(promise, show) {
  const byQuestion = promise.scheme === BY_QUESTION;
  const mixed = byQuestion ? [...promise.numbers, promise.drawn ?? ""] : promise.numbers;
  const key = await keyOf(await sign(await keyOf(bytesOf(promise.secret)), mixed));
  const before = new Map(); // how often each question was asked
  for (const [index, [step, words, made, purpose]] of promise.draws.entries()) {
    const ordered = inOrder(words);
    const question = [purpose, ...ordered].join("\n");
    const times = before.get(question) ?? 0;
    before.set(question, times + 1);
    if ((await decided(key, byQuestion ? [purpose, times] : [step], ordered)) !== made) return step;
    if (index % SLICE === 0) show(index);
  }
  return null;
}

const hashOf = async (bytes) => hexOf(await crypto.subtle.digest("SHA-256", bytes));
const hashOfText = (text) => hashOf(new TextEncoder().encode(text));
const isKept = async (promise) => (await hashOf(bytesOf(promise.secret))) === promise.commitment;

// The first seat whose number is not what it had committed to; null: no seat's.
async function firstChanged(promise) {
  for (const [seat, kept] of (promise.hashes ?? []).entries()) {
    const number = promise.numbers[seat];
    if (number !== kept && (number === "" || (await hashOfText(number)) !== kept)) return seat;
  }
  return null;
}

// Whether this browser showed its number when the site had drawn something else.
const isOtherDrawn = (promise) =>
  (promise.hashes ?? []).some((hash) => (kept()[hash]?.drawn ?? promise.drawn) !== promise.drawn);

async function verify(place) {
  const bar = document.getElementById("dealing-progress");
  const found = document.getElementById("dealing-found");
  const tell = (text, kind = "") => {
    found.textContent = text;
    found.className = `verdict ${kind}`;
  };
  if (!globalThis.crypto?.subtle) {
    tell(place.dataset.insecure);
    return;
  }
  bar.hidden = false;
  tell(place.dataset.working);
  try {
    const answer = await fetch(place.dataset.draws);
    if (!answer.ok) throw new Error(answer.statusText);
    const promise = await answer.json();
    const other = await firstOther(promise, (done) => (bar.value = done));
    const changed = await firstChanged(promise);
    if (!(await isKept(promise))) tell(place.dataset.other, "differs");
    else if (other !== null) tell(place.dataset.differs.replace("{step}", other + 1), "differs");
    else if (changed !== null) tell(JSON.parse(place.dataset.changed)[changed], "differs");
    else if (isOtherDrawn(promise)) tell(place.dataset.drawn, "differs");
    else tell(place.dataset.follows, "holds");
    if (noted().includes(promise.commitment)) {
      document.getElementById("dealing-noted").textContent = place.dataset.noted;
    }
  } catch {
    tell(place.dataset.failed, "differs");
  }
  bar.hidden = true;
}

// What this browser adds to secrets, by its hash: the number, and what the site had drawn when it was shown.
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

function keep(hash, number, drawn) {
  try {
    const others = Object.entries(kept()).filter(([other]) => other !== hash);
    const all = [[hash, { number, drawn }], ...others].slice(0, MOST);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // then it can't be shown, and its hash counts
  }
}

// Something random is behind what was typed, so that nobody can guess it from the hash.
async function commit(field, word) {
  const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const number = [...word.split(/\s+/), salt].filter((part) => part).join(" ");
  const hash = await hashOfText(number);
  keep(hash, number);
  field.value = hash;
}

// Who types nothing adds something random; only where there is https can a browser make hashes.
for (const label of document.querySelectorAll("[data-random]")) {
  if (!globalThis.crypto?.subtle) break;
  label.hidden = false;
  const [typed, form] = [label.querySelector("input"), label.closest("form")];
  const field = form.querySelector("[name=added]");
  typed.value = (kept()[field.value]?.number ?? "").split(" ").slice(0, -1).join(" ");
  const button = form.querySelector("button");
  let made = Promise.resolve();
  const adds = (word) => {
    button.disabled = true; // until the hash is there
    made = made.then(() => commit(field, word)).catch(() => (field.value = "")).finally(() => (button.disabled = false));
  };
  if (!field.value) {
    adds("");
    if (form.matches("[data-adds]")) {
      const send = () => fetch(form.action, { method: "POST", body: new FormData(form) });
      made.then(send).catch(() => (field.value = ""));
    }
  }
  typed.addEventListener("input", () => adds(typed.value));
}

// Once everybody is there, a number is shown; the page of those who wait goes to the table as soon as that has begun.
async function show(form) {
  const own = kept()[form.dataset.shows];
  if (!own) return;
  keep(form.dataset.shows, own.number, form.dataset.drawn);
  const body = new FormData(form);
  body.set("number", own.number);
  const answer = await fetch(form.action, { method: "POST", body });
  const hasBegun = answer.redirected && !answer.url.includes("/g/");
  if (hasBegun && !document.hidden && document.getElementById("gathering")) location.assign(answer.url);
}

function showAll() {
  for (const form of document.querySelectorAll("[data-shows]:not([data-shown])")) {
    form.dataset.shown = "yes";
    show(form).catch(() => delete form.dataset.shown);
  }
}
showAll();
if (document.querySelector("#gathering, #again")) {
  new MutationObserver(showAll).observe(document.querySelector("main"), { childList: true, subtree: true });
}
for (const shown of document.querySelectorAll("[data-commitment]")) note(shown.dataset.commitment);
const place = document.getElementById("dealing");
if (place) verify(place);
