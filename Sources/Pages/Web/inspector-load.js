/** What made a frame late: its load beside the budget, and the layers that add most; nothing for one in time. */
function lateSection(film, k, actions) {
  const shares = film.late.get(k);
  if (!shares) return null;
  const frame = film.frames[k];
  return section("late", "Late", { figure: make("span", { class: "cost" }, FilmPanel.canvases(frame.load)) },
    make("p", {}, `At ${seconds(frame.time)} the frame moves ${FilmPanel.canvases(frame.load)}; the budget is ${number(film.budget)}. Most by:`),
    shares.map(({ layer, name, source, bytes: amount }) => make("p", { class: "line share" },
      layer >= 0 ? make("button", { type: "button", class: "link name", on: { click: () => actions.select(layer), pointerenter: () => actions.hover(layer), pointerleave: () => actions.hover(-1) } }, short(name, 120)) : make("span", { class: "name" }, short(name || "no single layer", 120)),
      make("span", { class: "class" }, source), make("span", { class: "figure cost" }, bytes(amount)))));
}

/** Who makes most of a late frame, in a few words; nothing for one in time. */
function culprit(film, k) {
  const most = film.late.get(k)?.[0];
  return most ? `${short(most.name, 60)}, ${most.source}` : "";
}
