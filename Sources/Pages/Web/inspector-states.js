/** The states of one recognizer as a chart: the present one filled, edges that were taken lead to their frames. */
class StateChart {
  static places = { possible: [0, 0], began: [1, 0], changed: [2, 0], failed: [0, 1], cancelled: [1, 1], ended: [2, 1] };
  static edges = [["possible", "began"], ["possible", "failed"], ["possible", "ended"], ["began", "changed"], ["began", "ended"], ["began", "cancelled"], ["changed", "ended"], ["changed", "cancelled"]];
  static size = [276, 92];
  static node = [80, 26];

  constructor(lane, time, actions) {
    Object.assign(this, { lane, time, actions });
    this.states = lane.events.filter(({ text }) => text in StateChart.places);
    this.now = this.current();
    this.steps = this.attempt();
  }

  /** What a recognizer is in at the time: one that came to an end waits for the next fingers soon. */
  current() {
    const last = this.states.findLast(({ start }) => start <= this.time + 1e-6);
    if (!last) return "possible";
    const isOver = !["possible", "began", "changed"].includes(last.text) && last.end !== null && this.time > last.end + 1e-6;
    return isOver ? "possible" : last.text;
  }

  /** The steps of the attempt that is under way at the time, else of the next one, else of the last. */
  attempt() {
    const attempts = [];
    for (const event of this.states) {
      const last = attempts[attempts.length - 1];
      const isNew = !last || event.text === "possible" || ["ended", "failed", "cancelled"].includes(last[last.length - 1].text);
      if (isNew) attempts.push([event]); else last.push(event);
    }
    const found = attempts.findLast(([first]) => first.start <= this.time + 1e-6) || attempts[0] || [];
    let from = "possible";
    return found.filter(({ text }) => text !== "possible").map((event) => {
      const step = { from, to: event.text, event };
      from = event.text;
      return step;
    });
  }

  static middle(state) {
    const [column, row] = StateChart.places[state];
    const [width, height] = StateChart.node;
    return [column * (StateChart.size[0] - width - 4) / 2 + width / 2 + 2, row * (StateChart.size[1] - height - 4) + height / 2 + 2];
  }

  /** From the border of one node to that of another. */
  static line(from, to) {
    const [[x, y], [u, v]] = [StateChart.middle(from), StateChart.middle(to)];
    const [width, height] = StateChart.node;
    const share = Math.min(x === u ? Infinity : width / 2 / Math.abs(u - x), y === v ? Infinity : height / 2 / Math.abs(v - y));
    const [dx, dy] = [(u - x) * share, (v - y) * share];
    return `M${x + dx} ${y + dy}L${u - dx} ${v - dy}`;
  }

  get root() {
    const taken = new Map(this.steps.map((step) => [step.from + " " + step.to, step]));
    const edges = StateChart.edges.map(([from, to]) => [from, to, taken.get(from + " " + to)]);
    const picture = draw("svg", { class: "states", viewBox: `0 0 ${StateChart.size.join(" ")}`, role: "group", "aria-label": `States, now ${this.now}` },
      edges.filter(([, , step]) => !step).map(([from, to]) => draw("path", { class: "edge", d: StateChart.line(from, to) })),
      edges.filter(([, , step]) => step).map(([from, to, step]) => this.edge(from, to, step)),
      Object.keys(StateChart.places).map((state) => this.node(state)));
    return make("div", { class: "chart" }, picture, this.steps.map((step) => make("p", { class: "happening" },
      make("button", { type: "button", class: "link", on: { click: () => this.go(step) } }, `${step.from} → ${step.to}`),
      make("span", { class: "dim" }, ` ${seconds(step.event.start)}${step.event.note ? " ← " + short(step.event.note, 200) : ""}`))));
  }

  edge(from, to, step) {
    const d = StateChart.line(from, to);
    const words = `${from} to ${to} at ${seconds(step.event.start)}${step.event.note ? ": " + step.event.note : ""}`;
    return draw("g", { class: "taken", role: "button", tabindex: "0", "aria-label": words, "data-tip": words, on: {
      click: () => this.go(step), keydown: (event) => { if (event.key === "Enter") this.go(step); },
    } }, draw("path", { class: "reach", d }), draw("path", { class: "edge", d }));
  }

  node(state) {
    const [x, y] = StateChart.middle(state);
    const [width, height] = StateChart.node;
    const isSeen = state === "possible" || this.steps.some((step) => step.to === state);
    return draw("g", { class: `node ${state === this.now ? "now" : isSeen ? "seen" : ""}`, "data-state": state },
      draw("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 6 }), draw("text", { x, y: y + 4, "text-anchor": "middle" }, state));
  }

  go(step) { this.actions.event({ ...step.event, layer: -1 }); }
}

/** The recognizers of a layer's view: their charts, and who kept whom from what. */
function recognizerSection(film, i, time, actions) {
  const lanes = film.lanes.filter((lane) => lane.kind === "recognizer" && lane.layer === i);
  if (!lanes.length) return null;
  const words = lanes.flatMap((lane) => {
    const name = Lane.word(lane);
    return lane.events.filter(({ note }) => note).map((event) => make("p", { class: "happening" },
      make("button", { type: "button", class: "link", on: { click: () => actions.event({ ...event, layer: -1 }) } }, short(`${name} ${event.text}`, 80)),
      make("span", { class: "dim" }, ` ${seconds(event.start)}: ${short(event.note, 200)}`)));
  });
  return section("recognizers", "Recognizers", { figure: String(lanes.length) }, lanes.map((lane) => {
    const chart = new StateChart(lane, time, actions);
    return make("div", { class: "recognizer" }, make("p", { class: "line" }, make("span", { class: "name" }, short(Lane.word(lane), 80)), make("span", { class: "touch" }, chart.now)), chart.root);
  }), words.length ? [make("h3", {}, "Who kept whom"), words.slice(0, 40)] : null);
}
