// What works behind the pages is set up; on the page of notices a browser can be told to show them.
"use strict";

const working = navigator.serviceWorker?.register(document.currentScript.dataset.worker);
working?.catch(() => {}); // a browser may refuse it: then there are no notices, and no page without a network

// What the browser shows may be over: that is looked at on coming here, and when something was decided or read.
const putAway = () => navigator.serviceWorker?.controller?.postMessage("put away");
const stands = () => `${document.getElementById("table")?.dataset.asked} ${document.getElementById("chat-unread")?.textContent}`;
let stood = stands();
document.addEventListener("htmx:after:swap", () => {
  if (stands() !== stood) putAway();
  stood = stands();
});
document.addEventListener("visibilitychange", () => document.hidden || putAway());
putAway();

const fromBase64 = (letters) =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// Only a click asks for the permission.
async function subscribe(form) {
  const refused = (await Notification.requestPermission()) !== "granted";
  form.querySelector("#push-refused").hidden = !refused;
  if (refused) return;
  await working;
  const { pushManager } = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: fromBase64(form.dataset.key) };
  const subscription = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(asked));
  form.elements.subscription.value = JSON.stringify(subscription);
  form.submit();
}

document.addEventListener("submit", (event) => {
  if (event.target.id !== "push-form") return;
  event.preventDefault();
  subscribe(event.target).catch(() => {
    event.target.querySelector("#push-failed").hidden = false;
  });
});

const canPush = working && "PushManager" in window && "Notification" in window;
for (const form of document.querySelectorAll("#push-form")) form.hidden = !canPush;
for (const hint of document.querySelectorAll("#push-missing")) hint.hidden = Boolean(canPush);

// Times are told, and asked for, where people are.
for (const time of document.querySelectorAll(".ways time")) {
  time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
for (const field of document.querySelectorAll("input[name=zone][data-guess]")) field.value = timeZone;
