// What a page has and what stays the same it is not sent again: it says so, and puts back what answers leave out.
"use strict";
{
  const MOST = 100;
  const parts = new Map(); // what elements with data-lasting hold, by the name of it; the newest last

  function note() {
    for (const element of document.querySelectorAll("[data-lasting]")) {
      const name = element.dataset.lasting, part = parts.get(name) ?? element.innerHTML;
      parts.delete(name);
      if (part) parts.set(name, part);
    }
    for (const name of [...parts.keys()].slice(0, -MOST)) parts.delete(name);
  }
  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    if (parts.size) ctx.request.headers["Parvis-Lasting"] = [...parts.keys()].join(" ");
  });
  document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
    ctx.text = ctx.text.replace(/ data-lasting="([\w-]+)">(?=<\/)/g, (mark, name) => mark + (parts.get(name) ?? ""));
  });
  document.addEventListener("htmx:after:swap", note);
  note();
}
