/** All frames of the page: which are dear, and what changed from the one before. */
class FilmPanel {
  constructor(state, actions) {
    this.state = state;
    this.actions = actions;
    this.root = make("div");
  }

  show(moment, frames, before) {
    if (frames.length < 2) {
      replace(this.root, make("div", { class: "plain" }, make("h2", {}, "One time"),
        make("p", { class: "dim" }, "There is nothing to compare. Give the scene several times, and each is a frame here."), make("pre", { class: "example" }, "time: [0, 0.25, 0.5]")));
      return;
    }
    const worst = frames.map((frame, k) => ({ ...frame, k })).sort((a, b) => b.bytes - a.bytes || a.k - b.k);
    const total = frames.reduce((sum, frame) => sum + frame.bytes, 0);
    replace(this.root, make("div", { class: "figures" }, figure(String(frames.length), `frames, ${seconds(frames[0].time)} to ${seconds(frames[frames.length - 1].time)}`),
      figure(bytes(worst[0].bytes), "in the worst frame", worst[0].bytes ? "cost" : "good")),
      section("bars", "Bytes by frame", { figure: bytes(total) }, this.bars(frames, worst[0].bytes)),
      section("worst", "Worst frames", {}, worst.slice(0, 10).map((frame) => this.row(frame))),
      this.changes(moment, frames, before));
  }

  bars(frames, most) {
    const chart = draw("svg", { class: "bars", viewBox: `0 0 ${frames.length} 100`, preserveAspectRatio: "none", role: "img", "aria-label": "Bytes of passes by frame" },
      frames.map((frame, k) => {
        const height = most ? frame.bytes / most * 96 + 4 : 4;
        return draw("rect", { x: k + 0.08, y: 100 - height, width: 0.84, height, class: k === this.state.frame ? "now" : "bar", on: { click: () => this.actions.frame(k) } });
      }));
    return [chart, make("p", { class: "ends dim" }, make("span", {}, seconds(frames[0].time)), make("span", {}, seconds(frames[frames.length - 1].time)))];
  }

  row(frame) {
    return make("div", { class: "row", role: "button", tabindex: "0", "aria-current": frame.k === this.state.frame ? "true" : null, on: {
      click: () => this.actions.frame(frame.k), keydown: (event) => { if (event.key === "Enter") this.actions.frame(frame.k); },
    } }, make("span", { class: "name" }, seconds(frame.time)), make("span", { class: "class" }, count(frame.passes, "pass", "passes")),
      make("span", { class: frame.bytes ? "figure cost" : "figure dim" }, bytes(frame.bytes)));
  }

  /** Layer by layer: what came, what ended, which property went from what to what. */
  changes(moment, frames, before) {
    if (!before) return section("changes", "Changes", {}, make("p", { class: "dim" }, "This is the first frame."));
    const found = differences(before, moment);
    return section("changes", `Changes since ${seconds(frames[this.state.frame - 1].time)}`, { figure: String(found.length) },
      found.length ? found.slice(0, 200).map(({ i, title, word, lines }) => make("div", { class: "note" },
        i >= 0 ? make("button", { type: "button", class: "link name", on: { click: () => this.actions.select(i), pointerenter: () => this.actions.hover(i), pointerleave: () => this.actions.hover(-1) } }, short(title, 200))
          : make("span", { class: "name" }, short(title, 200)),
        word ? make("span", { class: "dim" }, " " + word) : null, lines.map((line) => make("code", { class: "changed" }, short(line, 400)))))
        : make("p", { class: "dim" }, "Nothing that a layer has."));
  }
}

/** What differs between two moments, layer by layer, found by name. */
function differences(before, now) {
  const result = [];
  for (const layer of now.layers) {
    const at = before.byName.get(layer.n);
    if (at === undefined) { result.push({ i: layer.i, title: now.title(layer.i), word: "appears", lines: [] }); continue; }
    const old = before.layers[at];
    const lines = [];
    if (String(old.fr) !== String(layer.fr)) lines.push(`frame ${place(old.fr)} → ${place(layer.fr)}`);
    if (old.t?.text !== layer.t?.text) lines.push(`text ${old.t?.text ?? "none"} → ${layer.t?.text ?? "none"}`);
    const known = now.defaults[layer.lc || "CALayer"] || {};
    for (const key of new Set([...Object.keys(old.s), ...Object.keys(layer.s)])) {
      if (LayerPanel.told.has(key)) continue;
      const [was, is] = [old.s[key] ?? known[key] ?? "default", layer.s[key] ?? known[key] ?? "default"];
      if (was !== is) lines.push(`${key} ${was} → ${is}`);
    }
    if (lines.length) result.push({ i: layer.i, title: now.title(layer.i), word: "", lines });
  }
  for (const layer of before.layers) if (!now.byName.has(layer.n)) result.push({ i: -1, title: before.title(layer.i), word: "ended", lines: [] });
  return result;
}
