/** All frames of the page: times, figures, and what happened when; known before one frame is read. */
class Film {
  constructor(index, sum) {
    this.frames = index.times.map((time, k) => ({ time, ...Object.fromEntries(Object.entries(sum.frames).map(([name, values]) => [name, values[k]])) }));
    this.lanes = sum.lanes.map((lane) => ({ ...lane, events: lane.events.map(([start, end, text, tone, layer, note]) => ({ start, end, text, tone, layer, note: note || "" })) }));
    this.expectations = sum.expectations;
    /** Of each list its cells, and which rows they show when. */
    this.reuse = sum.reuse || [];
    /** Of the layers that are not there in all frames: birth, death (null for none) and name by number. */
    this.lives = new Map(sum.lives.map(([i, birth, death, name]) => [i, { birth, death, name }]));
    this.rate = index.rate;
    /** Canvases a frame: the display's, or what was asked for; a choice, and nothing that was measured. */
    this.budget = index.budget ?? 720 / index.rate;
    this.hasOwnBudget = index.budget !== undefined;
    /** Of the late frames those who add most to their load, by number. */
    this.late = new Map((sum.late || []).map(([k, shares]) => [k, shares.map(([layer, name, source, bytes]) => ({ layer, name, source, bytes }))]));
    /** Properties over time: those that were asked for, and what animations move. */
    this.plots = [...(sum.curves || []).map((one) => ({ ...one, isAsked: true })), ...this.lanes.filter((lane) => lane.kind === "animation")];
    /** The frames that cannot be read, wholly or in part: first, number, words. */
    this.lost = [];
    const canvas = 4 * index.pixels[0] * index.pixels[1];
    this.frames.forEach((frame, k) => {
      frame.k = k;
      frame.passLoad = frame.bytes / canvas;
      frame.drawLoad = (4 * frame.blended + frame.drawn) / canvas;
      frame.load = (frame.bytes + 4 * frame.blended + frame.drawn) / canvas;
    });
    this.timeline = new Timeline(this.frames);
    this.byLoad = [...this.frames].sort((a, b) => b.load - a.load || a.k - b.k);
    this.mostSteps = this.frames.reduce((most, frame) => Math.max(most, frame.steps), 1);
    this.over = this.frames.filter((frame) => frame.load > this.budget).length;
  }

  get hasTimes() { return this.frames.length > 1; }
  get worst() { return this.byLoad[0]; }
  get last() { return this.frames.length - 1; }

  /** The least load that `share` of all frames do not exceed. */
  percentile(share) {
    const rank = Math.max(1, Math.ceil(share * this.frames.length));
    return this.byLoad[this.frames.length - rank];
  }

  /** The ends of a range that was dragged, in order; null for other items. */
  range(item) {
    const found = /^range:(\d+)-(\d+)$/.exec(item);
    return found ? found.slice(1).map((k) => Math.min(this.last, Number(k))).sort((a, b) => a - b) : null;
  }

  /** The frames in which something begins, ends or happens, in order. */
  eventFrames(lanes) {
    const found = new Set();
    for (const { events } of lanes) {
      for (const { start, end } of events) for (const time of end === null ? [start] : [start, end]) found.add(this.timeline.nearest(time));
    }
    if (lanes === this.lanes) this.frames.forEach((frame, k) => {
      const before = this.frames[k - 1];
      if (before && (frame.passes !== before.passes || frame.layers !== before.layers || frame.notes > before.notes)) found.add(k);
    });
    return [...found].sort((a, b) => a - b);
  }

  /** What this page has no lane of. */
  static missing(film) {
    const titles = { animation: "Animation", touch: "Touch", controller: "Controllers", scroll: "Scroll" };
    return Object.keys(titles).filter((kind) => !film.lanes.some((lane) => lane.kind === kind)).map((kind) => titles[kind]);
  }
}

/** The panel of all frames: which are dear, what was expected, and what changed. */
class FilmPanel {
  constructor(film, state, actions) {
    Object.assign(this, { film, state, actions });
    this.plots = new Plots(film, state, actions);
    this.root = make("div");
  }

  /** `others` are the frames that this one is compared with by number: the one before, and the ends of a range. */
  show(moment, others, layer) {
    const { film } = this;
    if (!film.hasTimes) {
      replace(this.root, make("div", { class: "plain" }, make("h2", {}, "One time"),
        make("p", { class: "dim" }, "There is nothing to compare. Give the scene several times, and each is a frame here."), make("pre", { class: "example" }, "time: [0, 0.25, 0.5]")), this.expectations());
      return;
    }
    const { worst, over, frames } = film;
    const range = film.range(this.state.item);
    replace(this.root, make("div", { class: "figures" }, figure(String(frames.length), `frames, ${seconds(frames[0].time)} to ${seconds(frames[film.last].time)}`),
      figure(FilmPanel.canvases(worst.load), "in the worst frame", over ? "cost" : "good"), over ? figure(String(over), "over the budget", "cost") : null),
      lateSection(film, this.state.frame, this.actions), range ? this.range(range, others) : null, this.plots.section(layer), this.totals(), this.load(),
      ReusePicture.section(film, this.state.frame, this.actions),
      section("worst", "Worst frames", {}, film.byLoad.slice(0, 10).map((frame) => this.row(frame))),
      this.expectations(), this.changes(moment, others));
  }

  static canvases(load) { return `${load >= 9.95 ? Math.round(load) : Math.round(load * 10) / 10} canvases`; }

  static sums(frames) {
    const sum = (key) => frames.reduce((total, frame) => total + frame[key], 0);
    return [["offscreen passes", grouped(sum("passes"))], ["stored and loaded", bytes(sum("bytes"))], ["blended pixels", grouped(sum("blended")) + " px"],
      ["redrawn", bytes(sum("drawn"))], ["steps of the update cycle", grouped(sum("steps"))]];
  }

  totals() { return section("totals", "Totals", { figure: bytes(this.film.frames.reduce((sum, frame) => sum + frame.bytes, 0)) }, valueTable(FilmPanel.sums(this.film.frames))); }

  load() {
    const { film } = this;
    const rows = [["median", 0.5], ["90 %", 0.9], ["99 %", 0.99], ["worst", 1]].map(([name, share]) => [name, film.percentile(share)]);
    return section("load", "Load by frame", { figure: FilmPanel.canvases(film.percentile(0.5).load) },
      make("table", { class: "sheet" }, make("tr", {}, ["of all frames", "load", "passes"].map((title) => make("th", {}, title))),
        rows.map(([name, frame]) => make("tr", {}, make("td", {}, name), make("td", { class: frame.load > film.budget ? "cost" : null }, FilmPanel.canvases(frame.load) + (frame.load > film.budget ? " !" : "")), make("td", {}, bytes(frame.bytes))))),
      make("p", { class: "key" }, make("span", { class: "layout" }, "▂ layout"), make("span", { class: "draw" }, "▄ draw"), make("span", { class: "cost" }, "█ passes"), make("span", { class: "bad" }, "┄ budget")),
      make("p", { class: "dim" }, `The budget of ${number(film.budget)} canvases a frame ${film.hasOwnBudget ? "was asked for: it" : `at ${film.rate} Hz`} is a choice and no measurement. Load is the bytes of passes, of blended pixels and of redrawing, in screens of pixels; layout has no bytes, its foot grows with its steps.`));
  }

  row(frame) {
    const isOver = frame.load > this.film.budget;
    return make("div", { class: "row", role: "button", tabindex: "0", "aria-current": frame.k === this.state.frame ? "true" : null, on: {
      click: () => this.actions.frame(frame.k), keydown: (event) => { if (event.key === "Enter") this.actions.frame(frame.k); },
    } }, make("span", { class: "name" }, seconds(frame.time)), make("span", { class: "class" }, isOver ? culprit(this.film, frame.k) : count(frame.passes, "pass", "passes")),
      make("span", { class: isOver ? "figure cost" : "figure" }, FilmPanel.canvases(frame.load) + (isOver ? " !" : "")));
  }

  expectations() {
    const list = this.film.expectations;
    if (!list.length) return null;
    const failed = list.filter((one) => one.failures.length).length;
    return section("expectations", "Expectations", { figure: make("span", { class: failed ? "bad" : "good" }, failed ? `${failed} failed` : "all hold") },
      list.map(({ text, failures }) => make("div", { class: "note" }, make("p", { class: failures.length ? "bad" : "good" }, failures.length ? "✗ " : "✓ ", make("span", { class: "name" }, short(text, 300))),
        failures.slice(0, 20).map(([frame, message]) => make("button", { type: "button", class: "link name", on: { click: () => this.actions.frame(frame) } }, `at ${seconds(this.film.frames[frame].time)}: ${short(message, 300)}`)))));
  }

  /** A range: its sums, and what differs between its ends. */
  range([from, to], others) {
    const { film } = this;
    const frames = film.frames.slice(from, to + 1);
    const [first, last] = [others.get(from), others.get(to)];
    const found = first?.columns && last?.columns ? differences(first, last) : [];
    return section("range", `${seconds(frames[0].time)} to ${seconds(film.frames[to].time)}`, { figure: count(frames.length, "frame") },
      valueTable([...FilmPanel.sums(frames), ["load", FilmPanel.canvases(frames.reduce((sum, frame) => sum + frame.load, 0))]]),
      make("p", { class: "line" }, make("span", { class: "dim" }, "From its first frame to its last:"), make("button", { type: "button", class: "link", on: { click: () => this.actions.set({ item: "" }) } }, "Clear")),
      this.list(found));
  }

  /** Layer by layer: what came, what ended, which property went from what to what. */
  changes(moment, others) {
    const before = others.get(this.state.frame - 1);
    if (!before?.columns || !moment.columns) return section("changes", "Changes", {}, make("p", { class: "dim" }, this.state.frame ? moment.lost || before?.lost || "" : "This is the first frame."));
    const found = differences(before, moment);
    return section("changes", `Changes since ${seconds(this.film.frames[this.state.frame - 1].time)}`, { figure: String(found.length) }, this.list(found));
  }

  list(found) {
    if (!found.length) return make("p", { class: "dim" }, "Nothing that a layer has.");
    return found.slice(0, 200).map(({ i, title, word, lines }) => make("div", { class: "note" },
      i >= 0 ? make("button", { type: "button", class: "link name", on: { click: () => this.actions.select(i), pointerenter: () => this.actions.hover(i), pointerleave: () => this.actions.hover(-1) } }, short(title, 200))
        : make("span", { class: "name" }, short(title, 200)),
      word ? make("span", { class: "dim" }, " " + word) : null, lines.map((line) => make("code", { class: "changed" }, short(line, 400)))));
  }
}

/** What differs between two moments, layer by layer. */
function differences(before, now) {
  const result = [];
  const isOther = rowDifference(before, now);
  for (const i of now.state.order) {
    if (!before.has(i)) { result.push({ i, title: now.title(i), word: "appears", lines: [] }); continue; }
    const lines = isOther(i) ? changedLines(now, before.at(i), now.at(i)) : [];
    if (lines.length) result.push({ i, title: now.title(i), word: "", lines });
  }
  for (const i of before.state.order) if (!now.has(i)) result.push({ i: -1, title: before.title(i), word: "ended", lines: [] });
  return result;
}

/** Says of a layer's number whether its rows differ: numbers are compared, and words only of two blocks. */
function rowDifference(before, now) {
  const [a, b] = [before.state, now.state];
  const styles = before.columns === now.columns ? null : new Map((now.columns?.styles || []).map((style, k) => [JSON.stringify(style), k + 1]));
  const styleOf = styles && [0, ...before.columns.styles.map((style) => styles.get(JSON.stringify(style)) ?? -1)];
  return (i) => a.x[i] !== b.x[i] || a.y[i] !== b.y[i] || a.width[i] !== b.width[i] || a.height[i] !== b.height[i] || a.name[i] !== b.name[i]
    || a.flags[i] !== b.flags[i] || (styleOf ? styleOf[a.style[i]] : a.style[i]) !== b.style[i];
}

/** What differs of one layer. */
function changedLines(moment, old, layer) {
  const lines = [];
  if (String(old.fr) !== String(layer.fr)) lines.push(`frame ${place(old.fr)} → ${place(layer.fr)}`);
  if (old.t?.text !== layer.t?.text) lines.push(`text ${old.t?.text ?? "none"} → ${layer.t?.text ?? "none"}`);
  const known = moment.defaults[layer.lc || "CALayer"] || {};
  for (const key of new Set([...Object.keys(old.s), ...Object.keys(layer.s)])) {
    if (LayerPanel.told.has(key)) continue;
    const [was, is] = [old.s[key] ?? known[key] ?? "default", layer.s[key] ?? known[key] ?? "default"];
    if (was !== is) lines.push(`${key} ${was} → ${is}`);
  }
  return lines;
}
