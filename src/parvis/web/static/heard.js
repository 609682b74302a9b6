// What a screen reader is told after a decision: what has come of it and of others' steps, then the next question. All of
// it stands on the page; a key says it again. A module, so that its names are its own.

const MOST = 60; // lines that are kept to be read again one by one
const heard = document.getElementById("heard");
const numbered = () => document.getElementById("decide")?.elements;

function say(...lines) {
  const said = lines.filter(Boolean).map((line) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    return paragraph;
  });
  heard.append(...said);
  while (heard.children.length > MOST) heard.firstChild.remove();
}

// What a line of the log says, without the way to its rule.
function saidBy(line) {
  const copy = line.cloneNode(true);
  copy.querySelector(".its-rule")?.remove();
  return copy.textContent.trim();
}

// The lines of the log from a step on.
function linesSince(number) {
  const steps = [...document.querySelectorAll("#log-entries [id^=step-]")];
  const newer = steps.filter(({ id }) => Number(id.split("-")[1]) >= number);
  return newer.flatMap((step) => [...step.children]).map(saidBy);
}

// Which question it is, if somebody is asked here.
function asked() {
  const { number, revision, seat } = numbered();
  return document.getElementById("prompt") ? `${number.value} ${revision.value} ${seat.value}` : "";
}
const question = () => document.getElementById("prompt")?.textContent;

let known = Number(numbered()?.number.value ?? 0); // how many steps have been told
let last = known; // where those began that were told last
let told = numbered() ? asked() : "";

document.addEventListener("htmx:after:swap", () => {
  const fields = numbered();
  if (!fields) return; // looking back
  if (document.getElementById("curtain")) heard.replaceChildren(); // somebody else sits down
  const number = Number(fields.number.value);
  if (number > known) {
    last = known;
    say(...linesSince(known));
  }
  known = number;
  if (asked() !== told) say(question());
  told = asked();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("#hear-again")) say(...linesSince(last), document.getElementById("turn").textContent, question());
});
