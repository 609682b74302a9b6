// Whether every move is confirmed before it is made: a cookie tells the server. With a finger it is so unless one says otherwise.
"use strict";

const CAREFUL = "parvis-careful";
const YEAR = 31_536_000; // seconds

function saidCareful() {
  return document.cookie.split("; ").find((cookie) => cookie.startsWith(`${CAREFUL}=`))?.split("=")[1];
}
function sayCareful(isCareful) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${CAREFUL}=${isCareful ? "yes" : "no"}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
function showCareful() {
  const box = document.getElementById("careful");
  if (box) box.checked = saidCareful() === "yes";
}
if (!saidCareful() && matchMedia("(pointer: coarse)").matches) sayCareful(true);
document.addEventListener("change", ({ target }) => {
  if (target.id === "careful") sayCareful(target.checked);
});
document.addEventListener("htmx:after:swap", showCareful);
showCareful();
