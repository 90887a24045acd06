/** Curves of one property over all frames: what is set dashed, what is shown solid; a click goes to a frame. */
class Plot {
  static size = [276, 96];
  /** Room for the words of the axes, above and below the curves. */
  static margin = 8;

  /** `source` has a title, a layer and curves, as lanes have them. */
  constructor(source, film, state, actions) {
    Object.assign(this, { source, film, state, actions });
    this.parts = Plot.parts(source.curves);
    const values = source.curves.flatMap(({ points }) => points.map(([, value]) => value));
    [this.low, this.high] = [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), -Infinity)];
    this.told = make("p", { class: "told", role: "status" });
    this.head = draw("path", { class: "head", "vector-effect": "non-scaling-stroke" });
    this.picture = draw("svg", { viewBox: `0 0 ${Plot.size.join(" ")}`, preserveAspectRatio: "none", role: "img", "aria-label": `${source.title} from ${number(this.low)} to ${number(this.high)}` },
      source.curves.map((curve) => draw("path", { d: this.path(curve), class: curve.style, "vector-effect": "non-scaling-stroke" })), this.head);
    const frame = make("div", { class: "plot-frame", on: {
      pointermove: (event) => this.point(this.frameAt(event)), pointerleave: () => this.point(this.state.frame), click: (event) => actions.frame(this.frameAt(event)),
    } }, this.picture, make("span", { class: "most dim" }, number(this.high)), this.high > this.low ? make("span", { class: "least dim" }, number(this.low)) : null);
    const { times } = film.timeline;
    this.root = make("div", { class: "plot", "data-plot": source.title }, frame,
      make("div", { class: "times-row dim" }, make("span", {}, seconds(times[0])), make("span", {}, seconds(times[times.length - 1]))), this.told);
    this.point(state.frame);
  }

  /** The numbers of a value, each with what is set and what is shown of it: a point has two, a plain number one. */
  static parts(curves) {
    const found = new Map();
    for (const { name, style, points } of curves) {
      if (!found.has(name)) found.set(name, { name });
      found.get(name)[style] = points;
    }
    const parts = [...found.values()];
    const words = { 2: ["x", "y"], 4: ["x", "y", "width", "height"] }[parts.length];
    parts.forEach((part, k) => { part.word = parts.length === 1 ? "" : words?.[k] ?? part.name.slice(part.name.lastIndexOf(" ") + 1); });
    return parts;
  }

  place(time) { return this.film.timeline.place(time) * Plot.size[0]; }

  /** What never changes lies in the middle. */
  height(value) {
    const room = Plot.size[1] - 2 * Plot.margin;
    return Plot.margin + (this.high > this.low ? (this.high - value) / (this.high - this.low) : 0.5) * room;
  }

  /** What is set goes in steps; where nothing was noted of a frame the line is broken. */
  path({ style, points }) {
    const gap = this.film.timeline.step * 1.5;
    let [before, text] = [null, ""];
    for (const [time, value] of points) {
      const [x, y] = [this.place(time), this.height(value)];
      const isBroken = before === null || time - before > gap;
      text += isBroken ? `M${x} ${y}` : style === "model" ? `H${x}V${y}` : `L${x} ${y}`;
      before = time;
    }
    return text;
  }

  frameAt(event) {
    const box = this.picture.getBoundingClientRect();
    return this.film.timeline.frame((event.clientX - box.left) / box.width);
  }

  /** Tells the values of a frame. */
  point(k) {
    const { time } = this.film.frames[k];
    const x = this.place(time);
    this.head.setAttribute("d", `M${x} 0V${Plot.size[1]}`);
    const at = (points) => points?.find(([when]) => Math.abs(when - time) < 1e-6)?.[1];
    const words = this.parts.flatMap(({ word, model, presentation }) => {
      const [set, shown] = [at(model), at(presentation)];
      if (shown === undefined && set === undefined) return [];
      const value = shown === undefined || shown === set ? number(set ?? shown) : set === undefined ? number(shown) : `${number(shown)} shown, ${number(set)} set`;
      return [word ? `${word} ${value}` : value];
    });
    replace(this.told, make("span", { class: "mono" }, seconds(time) + "  "), words.length ? words.slice(0, 8).join("; ") : make("span", { class: "dim" }, "it stands"));
  }
}

/** The curves that a film's panel shows: those that were asked for, else those of the chosen layer, else the first. */
class Plots {
  /** More beside each other would not be read. */
  static most = 4;

  constructor(film, state, actions) {
    Object.assign(this, { film, state, actions });
    const known = new Map();
    for (const source of film.plots) if (source.curves.some(({ points }) => points.length)) known.set(source.title, known.get(source.title) || source);
    this.sources = [...known.values()];
    this.menu = menu("Curve", [["", "What is chosen"], ...this.sources.map(({ title }) => [title, short(title, 60)])], (title) => actions.set({ item: title && "curve:" + title }));
  }

  static asked(state) { return state.item.startsWith("curve:") ? state.item.slice(6) : ""; }

  /** What is shown now. */
  chosen(layer) {
    const asked = this.sources.filter(({ title }) => title === Plots.asked(this.state));
    if (asked.length) return asked;
    const own = this.sources.filter((source) => source.layer === layer && layer >= 0);
    if (own.length) return own.slice(0, Plots.most);
    const first = this.sources.filter((source) => source.isAsked);
    return first.length ? first.slice(0, Plots.most) : this.sources.slice(0, 1);
  }

  section(layer) {
    if (!this.sources.length) return null;
    const asked = Plots.asked(this.state);
    this.menu.value = this.sources.some(({ title }) => title === asked) ? asked : "";
    return section("plots", "Curves", { figure: String(this.sources.length) }, this.sources.length > 1 ? make("div", { class: "line" }, this.menu) : null,
      this.chosen(layer).map((source) => [make("p", { class: "plot-title" }, source.layer >= 0
        ? make("button", { type: "button", class: "link name", on: { click: () => this.actions.select(source.layer), pointerenter: () => this.actions.hover(source.layer), pointerleave: () => this.actions.hover(-1) } }, short(source.title, 80))
        : make("span", { class: "name" }, short(source.title, 80))), new Plot(source, this.film, this.state, this.actions).root]),
      make("p", { class: "key dim" }, "– – set  — shown"));
  }
}
