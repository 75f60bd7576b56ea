"use strict";
// A field above each list that leaves the names in which something occurs; without it all are there.
for (const list of document.querySelectorAll(".standings")) {
  const field = Object.assign(document.createElement("input"), { type: "search" });
  field.setAttribute("aria-label", "Find a name");
  field.placeholder = "Find a name";
  field.addEventListener("input", () => {
    const wanted = field.value.toLowerCase();
    for (const one of list.children)
      one.hidden = !one.querySelector(".name").textContent.toLowerCase().includes(wanted);
  });
  list.before(field);
}
const open = () => {
  const row = document.getElementById(location.hash.slice(1));
  if (row && row.firstElementChild) row.firstElementChild.open = true;
};
addEventListener("hashchange", open);
open();
