// Passkeys: the browser asks for one, or makes one, and its answer goes with the form.
// A form says in data-passkey what it is for; what the server asks of the browser is in it, or at its own address.

"use strict";

const ASKING = {
  "add": options => webauthnJSON.create(discoverable(options.creation_options)),
  "again": options => webauthnJSON.get(options.request_options),
  "sign-in": options => webauthnJSON.get(options.request_options),
};

/** The same options for a key that is enough by itself: it is found without a name, and its owner unlocks it. */
function discoverable(options) {
  const wanted = { residentKey: "required", requireResidentKey: true, userVerification: "required" };
  Object.assign(options.publicKey.authenticatorSelection, wanted);
  return options;
}

/** What the server asks of the browser. */
async function optionsOf(form) {
  const within = form.querySelector("script[type='application/json']");
  if (within) return JSON.parse(within.textContent);
  const answer = await fetch(form.action, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
}

/** Let the browser answer, then send the form. */
async function answer(event) {
  event.preventDefault();
  const form = event.target;
  const said = form.querySelector("[role='alert']");
  said.textContent = "";
  try {
    const credential = await ASKING[form.dataset.passkey](await optionsOf(form));
    form.elements.credential.value = JSON.stringify(credential);
    form.submit();
  } catch (error) {
    said.textContent = error.name === "NotAllowedError" ? form.dataset.unknown : form.dataset.failed;
  }
}

if (window.PublicKeyCredential) {
  for (const form of document.querySelectorAll("[data-passkey]")) {
    form.addEventListener("submit", answer);
    form.hidden = false;
  }
}
