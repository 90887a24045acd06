/** The panel of one layer: what it is, says and costs, what places it, and who gets a touch there. */
class LayerPanel {
  /** Told elsewhere in words of their own. */
  static told = new Set(["bounds", "position", "contentsScale"]);

  constructor(film, state, actions) {
    Object.assign(this, { film, state, actions });
    this.root = make("div");
  }

  show(moment, i, missing) {
    this.moment = moment;
    this.i = i;
    const touch = /^touch:(-?[\d.]+),(-?[\d.]+)$/.exec(this.state.item);
    const touched = touch ? this.touch(Number(touch[1]), Number(touch[2])) : null;
    if (i < 0) {
      replace(this.root, missing ? make("p", { class: "plain" }, missing)
        : empty("No layer is chosen. Click one in the tree or in the picture.", null), touched);
      return;
    }
    replace(this.root, this.head(), touched, this.text(), this.properties(), this.recognizers(), this.happenings(), this.cost(), new ConstraintTable(moment, i, this.actions).section(),
      this.steps(), this.source());
  }

  head() {
    const { moment, i } = this;
    const layer = moment.at(i);
    const copies = new LayerCopy(moment, i);
    return make("div", { class: "plain layer-head" },
      make("h2", {}, icon(moment.kind(i)), make("span", { class: "name" }, short(moment.title(i), 400)), " ", make("span", { class: "dim" }, layer.c)),
      make("p", { class: "dim" }, make("span", { class: "name" }, short(moment.where(i), 400)),
        layer.hidden ? " · hidden" : "", (layer.src || []).map(([file, line, column, last]) => [" · ", make("button", {
          type: "button", class: "link", on: { click: () => this.actions.source(line, file, last) },
        }, `${file > 0 ? this.actions.lines(file).file + " " : ""}line ${line}, column ${column}`)])),
      make("div", { class: "line" }, make("button", {
        type: "button", class: "button", "aria-pressed": String(this.state.view.focus === moment.key(i)), "data-tip": "Show this subtree alone", "data-key": "F", on: { click: () => this.actions.focus() },
      }, "Focus"), this.copySegment(copies)));
  }

  copySegment(copies) {
    const button = (title, text) => make("button", {
      type: "button", "data-copy": title, "data-tip": "Copy as " + title, "data-key": title === "YAML" ? "C" : null, on: { click: () => copy(text()) },
    }, title);
    return make("div", { class: "segment", role: "group", "aria-label": "Copy as" }, button("YAML", () => copies.yaml()), button("Swift", () => copies.swift()),
      button("Selector", () => copies.selector));
  }

  text() {
    const text = this.moment.at(this.i).t;
    if (!text) return null;
    const list = (values) => values.length > 4 ? values.slice(0, 4).join(", ") + ` and ${values.length - 4} more` : values.join(", ");
    const limit = text.limit === 0 ? "any number" : `at most ${text.limit}`;
    return section("text", "Text", { figure: text.cut ? make("span", { class: "cost" }, "cut") : null }, valueTable([
      ["text", text.text], [text.fonts.length > 1 ? "fonts" : "font", list(text.fonts)],
      [text.colors.length > 1 ? "colours" : "colour", list(text.colors), { extra: text.colors.length === 1 ? swatch(text.colors[0]) : null }],
      ["alignment", text.alignment, { isDefault: text.alignment === "natural" }],
      ["lines", `${text.lines.length} shown, ${limit}`],
    ]), make("ol", { class: "lines", "aria-label": "Lines shown" }, text.lines.slice(0, 40).map((line, k) =>
      make("li", {}, make("span", { class: "name" }, short(line, 300)), text.cut && k === text.lines.length - 1 ? make("span", { class: "cost" }, " … cut here") : null))));
  }

  properties() {
    const layer = this.moment.at(this.i);
    const all = this.moment.properties(this.i).filter(({ key }) => !LayerPanel.told.has(key));
    const row = ({ key, value, isDefault }) => [key, value, { isDefault, extra: swatch(value) }];
    const [set, defaults] = [all.filter((one) => !one.isDefault), all.filter((one) => one.isDefault)];
    const bounds = layer.b[0] || layer.b[1] || layer.b[2] !== layer.fr[2] || layer.b[3] !== layer.fr[3];
    return section("properties", "Properties", {},
      valueTable([["frame", place(layer.fr)], ...(layer.model && String(layer.fr) !== String(layer.shownFrame) ? [["shown", place(layer.shownFrame), { token: "draw" }]] : []), ...(bounds ? [["bounds", place(layer.b)]] : []), ...set.map(row)]),
      defaults.length ? make("details", { class: "fold" }, make("summary", {}, `${defaults.length} defaults`), valueTable(defaults.map(row))) : null);
  }

  recognizers() { return recognizerSection(this.film, this.i, this.film.frames[this.moment.k].time, this.actions); }

  /** What moves it, and what recognizers of it do: each leads to its frame. */
  happenings() {
    const lanes = this.actions.happenings(this.i).filter((lane) => lane.kind !== "recognizer");
    const rows = lanes.flatMap((lane) => lane.events.filter((event) => event.layer === this.i && (lane.kind !== "touch" || event.text === "began")).slice(0, 20).map((event) => [lane, event]));
    if (!rows.length) return null;
    return section("happenings", "Over time", { figure: String(rows.length) }, rows.map(([lane, event]) => make("p", { class: "happening" },
      make("button", { type: "button", class: "link", on: { click: () => this.actions.event(event) } }, short([lane.title.slice(lane.title.lastIndexOf(".") + 1), LayerPanel.way(lane, event), event.text].filter(Boolean).join(" "), 80)),
      make("span", { class: "dim" }, ` ${seconds(event.start)}${event.end === null ? "" : " to " + seconds(event.end)}${event.note && lane.kind !== "touch" ? ", " + event.note : ""}`))));
  }

  /** From where to where an animation of one number leads: `1 → 0.2`. */
  static way({ kind, curves }, { start, end }) {
    const shown = curves.filter(({ style }) => style === "presentation");
    if (kind !== "animation" || shown.length !== 1) return "";
    const points = shown[0].points.filter(([time]) => time >= start - 1e-6 && (end === null || time <= end + 1e-6));
    const set = curves.find(({ style }) => style === "model")?.points.findLast(([time]) => end === null || time <= end + 1e-6);
    return points.length && set ? `${number(points[0][1])} → ${number(set[1])}` : "";
  }

  cost() {
    const costs = this.moment.costs.filter((group) => group.place === this.i);
    if (!costs.length) return null;
    const sum = costs.reduce((total, group) => total + group.bytes, 0);
    return section("cost", "Cost of this layer", { figure: make("span", { class: "cost" }, bytes(sum)) },
      costs.map((group) => new CostRow(this.moment, group, this.actions).root(false)));
  }

  steps() {
    const own = this.moment.trace.map((step, k) => ({ ...step, k })).filter((step) => step.place === this.i);
    if (!own.length) return null;
    return section("steps", "Updates", { figure: count(own.length, "step"), folded: true }, make("ol", { class: "lines" }, own.slice(0, 100).map((step) =>
      make("li", {}, make("button", { type: "button", class: "link", on: { click: () => this.actions.step(step.k) } }, step.phase), step.cause ? make("span", { class: "dim" }, " ← " + short(step.cause, 200)) : null))));
  }

  /** The lines of the scene's file around a line that was asked for. */
  source() {
    const asked = /^line:(\d+):(\d+):(\d+)$/.exec(this.state.item);
    if (!asked) return null;
    const [file, line, last] = asked.slice(1).map(Number);
    return sourceSection(this.actions.lines(file), line, last);
  }

  // Touch

  touch(x, y) {
    const { moment } = this;
    const trail = moment.hitTest(x, y);
    const digits = (value) => Number.isNaN(value) ? "?" : String(Math.round(value * 100) / 100);
    return section("touch", "Touch", { figure: make("span", { class: "touch" }, `${digits(x)}, ${digits(y)} pt`) },
      make("p", {}, "It goes to ", make("b", { class: "name" }, trail.hit >= 0 ? short(moment.name(trail.hit), 300) : "nothing"), "."),
      trail.steps.map((step) => {
        const row = make("div", { class: "step" + (step.isHit ? " hit" : ""), tabindex: "0", on: {
          click: () => this.actions.select(step.i), keydown: (event) => { if (event.key === "Enter") this.actions.select(step.i); },
          pointerenter: () => this.actions.hover(step.i), pointerleave: () => this.actions.hover(-1),
        } },
          make("span", { class: "name" }, short(moment.name(step.i), 200)), make("span", { class: "dim" }, ` at ${step.point.map(digits).join(", ")}: `),
          step.obstacle ? "stops: " + step.obstacle : step.isHit ? "hit" : "holds the view that is hit",
          step.own ? make("div", { class: "cost" }, "Its class answers with code of its own, which a page cannot ask.") : null);
        row.style.paddingInlineStart = Math.min(step.depth, 24) * 12 + 4 + "px";
        return row;
      }));
  }
}

/** Lines of a file, and some around them. */
function sourceSection({ file, lines }, line, last) {
  const first = Math.max(1, line - 3);
  return section("source", (file ? file + ", line " : "Line ") + (last > line ? `${line} to ${last}` : line), {},
    make("ol", { class: "source mono", start: first }, lines.slice(first - 1, Math.min(last + 6, line + 60)).map((text, k) =>
      make("li", { "aria-current": first + k >= line && first + k <= last ? "true" : null }, short(text, 400)))));
}
