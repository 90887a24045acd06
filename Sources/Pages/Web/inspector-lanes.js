/** One lane of the dock: a name, and a track of what happened when. */
class Lane {
  /** More than these are not drawn one by one. */
  static most = 2000;

  constructor(lane, film, actions) {
    Object.assign(this, { lane, film, actions });
    this.track = make("div", { class: "track" });
    this.name = make(lane.layer >= 0 ? "button" : "span", {
      class: `lane-name name ${Lane.tones[lane.kind] || ""}`, type: lane.layer >= 0 ? "button" : null, "data-tip": lane.title,
      on: lane.layer >= 0 ? { click: () => actions.select(lane.layer), pointerenter: () => actions.hover(lane.layer), pointerleave: () => actions.hover(-1) } : {},
    }, short(Lane.word(lane), 80));
    this.root = make("div", { class: "lane", "data-kind": lane.kind, tabindex: "0", role: "group", "aria-label": `${lane.title}, ${this.summary}`, on: { keydown: (event) => this.key(event) } }, this.name, this.track);
    this.fillTrack();
  }

  /** What the kinds are called where they have one lane, and what they are drawn in. */
  static tones = { frames: "", animation: "draw", touch: "touch", recognizer: "touch", controller: "layout", navigation: "layout", scroll: "touch", cells: "layout", reader: "good" };

  /** What a lane is called beside its track: a recognizer by its name, else by what it recognizes. */
  static word({ kind, title }) {
    if (kind !== "recognizer") return title;
    const [type, ...name] = title.split(":");
    // Without a name it goes by its view, behind its class.
    return name.length && !type.includes(" ") ? name.join(":") : type.split(" ")[0].replace(/^UI|GestureRecognizer$/g, "").replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  }

  get summary() {
    const { events, curves } = this.lane;
    if (events.length) return count(events.length, this.lane.kind === "touch" ? "sample" : "event");
    return curves.length ? count(curves.length, "curve") : "no data";
  }

  fillTrack() {
    const { lane, film } = this;
    const place = (time) => Math.max(0, Math.min(1, film.timeline.place(time)));
    const curves = lane.curves.length ? this.curves(place) : null;
    const events = lane.events.slice(0, Lane.most).map((event) => this.event(event, place));
    replace(this.track, events, curves, lane.events.length > Lane.most ? make("span", { class: "rest dim" }, `${lane.events.length - Lane.most} more`) : null);
  }

  event(event, place) {
    const isSpan = event.end !== null;
    const words = `${event.text} ${seconds(event.start)}${isSpan ? " to " + seconds(event.end) : ""}${event.note ? ": " + event.note : ""}`;
    const root = make("button", {
      type: "button", tabindex: "-1", class: `${isSpan ? "span" : event.text.length === 1 ? "letter" : "mark"} on-${event.tone}`, "data-tip": words, "aria-label": words,
      on: {
        click: () => this.actions.event(event), pointerenter: () => { if (event.layer >= 0) this.actions.hover(event.layer); },
        pointerleave: () => { if (event.layer >= 0) this.actions.hover(-1); },
      },
    }, isSpan || event.text.length === 1 ? make("span", {}, event.text) : null);
    const from = place(event.start);
    root.style.left = from * 100 + "%";
    if (isSpan) root.style.width = (place(event.end) - from) * 100 + "%";
    return root;
  }

  /** Model values dashed, presented ones solid; each number of a value from its least to its most. */
  curves(place) {
    const pairs = new Map();
    for (const { name, points } of this.lane.curves) {
      const [low, high] = pairs.get(name) || [Infinity, -Infinity];
      const values = points.map(([, value]) => value);
      pairs.set(name, [Math.min(low, ...values), Math.max(high, ...values)]);
    }
    const path = ({ name, style, points }) => {
      const [low, high] = pairs.get(name);
      const at = (value) => high > low ? 90 - (value - low) / (high - low) * 80 : 50;
      const steps = points.map(([time, value], k) => {
        const [x, y] = [place(time) * 1000, at(value)];
        return k ? (style === "model" ? `H${x}V${y}` : `L${x} ${y}`) : `M${x} ${y}`;
      });
      return draw("path", { d: steps.join(""), class: style, "vector-effect": "non-scaling-stroke" });
    };
    return draw("svg", { class: `curves tone-${this.lane.tone}`, viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" }, this.lane.curves.map(path));
  }

  /** Left and right go from event to event of this lane. */
  key(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const other = { ArrowUp: this.root.previousElementSibling, ArrowDown: this.root.nextElementSibling }[event.key];
    if (!way && !other?.classList.contains("lane")) return;
    event.preventDefault();
    event.stopPropagation();
    if (other) return other.focus();
    if (this.lane.kind === "frames") return this.actions.turn(way);
    this.actions.nextEvent(way, [this.lane]);
  }

  paint() {}
}

/** The lane of the frames: a bar of each frame's load, and the budget as a line. */
class FramesLane extends Lane {
  constructor(film, actions) {
    super({ kind: "frames", title: "Frames", layer: -1, events: [], curves: [], tone: "draw" }, film, actions);
    this.track.addEventListener("click", (event) => actions.bar(this.frameAt(event)));
    this.track.addEventListener("pointermove", (event) => { this.track.dataset.tip = this.words(film.frames[this.frameAt(event)]); });
    this.canvas = make("canvas", { class: "bars", role: "img", "aria-label": `Load by frame in canvases, the worst ${number(film.worst.load)}` });
    replace(this.track, this.canvas);
    new ResizeObserver(() => this.paint()).observe(this.track);
  }

  get summary() {
    const { over, worst } = this.film;
    return over ? `${count(over, "frame")} over the budget` : `worst ${seconds(worst.time)}`;
  }

  frameAt(event) {
    const box = this.track.getBoundingClientRect();
    return this.film.timeline.frame((event.clientX - box.left) / box.width);
  }

  /** What a frame moves, and who made it late. */
  words(frame) {
    const lost = this.film.lost.find(({ first, amount }) => frame.k >= first && frame.k < first + amount);
    if (lost) return lost.words;
    const late = culprit(this.film, frame.k);
    return `${seconds(frame.time)}: ${FilmPanel.canvases(frame.load)} of ${number(this.film.budget)}${late ? "; late, most by " + late : ""}`;
  }

  /** Hatches the frames that cannot be read. */
  paintLost(context, ratio) {
    const { timeline, frames, lost } = this.film;
    const { width, height } = context.canvas;
    const half = timeline.step / 2;
    context.save();
    for (const { first, amount } of lost) {
      const [from, to] = [frames[first].time - half, frames[first + amount - 1].time + half].map((time) => timeline.place(time) * width);
      context.save();
      context.beginPath();
      context.rect(from, 0, to - from, height);
      context.clip();
      context.strokeStyle = tokens().bad;
      context.lineWidth = 1.5 * ratio;
      context.beginPath();
      for (let x = from - height; x < to; x += 6 * ratio) {
        context.moveTo(x, height);
        context.lineTo(x + height, 0);
      }
      context.stroke();
      context.strokeRect(from, 0, to - from, height);
      context.restore();
    }
    context.restore();
    this.canvas.dataset.lost = lost.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Where bars are thinner than a pixel, the dearest of a pixel stands for it. */
  paint() {
    const { film, canvas } = this;
    const [width, height] = [this.track.clientWidth, this.track.clientHeight];
    if (!width) return;
    const ratio = window.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    const context = canvas.getContext("2d");
    const colors = tokens();
    const bottom = canvas.height - ratio;
    // A film far below the budget is seen as it is: the line then lies at the top, as a limit out of sight.
    const isFar = film.worst.load < film.budget / 3;
    const most = isFar ? film.worst.load * 1.4 || 1 : Math.max(film.worst.load, film.budget) * 1.1;
    const unit = (bottom - 2 * ratio) / most;
    const wide = film.timeline.step / film.timeline.length * canvas.width;
    const columns = new Map();
    for (const frame of film.frames) {
      const column = Math.floor(film.timeline.place(frame.time) * canvas.width - wide / 2);
      if (!columns.has(column) || columns.get(column).load < frame.load) columns.set(column, frame);
    }
    for (const [x, frame] of columns) {
      let y = bottom;
      const bar = (color, tall) => {
        if (tall <= 0) return;
        context.fillStyle = color;
        context.fillRect(x, y - tall, Math.max(1, wide - (wide > 3 ? ratio : 0)), tall);
        y -= tall;
      };
      if (frame.steps) bar(colors.layout, Math.max(ratio, frame.steps / film.mostSteps * 4 * ratio));
      bar(colors.draw, Math.max(ratio, frame.drawLoad * unit));
      bar(colors.cost, frame.passLoad * unit);
    }
    context.strokeStyle = colors.bad;
    context.lineWidth = ratio;
    context.setLineDash([4 * ratio, 3 * ratio]);
    context.beginPath();
    const line = isFar ? ratio : Math.round(bottom - film.budget * unit) + 0.5 * ratio;
    context.moveTo(0, line);
    context.lineTo(canvas.width, line);
    context.stroke();
    context.setLineDash([]);
    this.paintLost(context, ratio);
    canvas.dataset.bars = columns.size;
    canvas.dataset.late = film.over;
    this.track.dataset.tip ||= `${FilmPanel.canvases(film.worst.load)} in the worst frame; the budget is ${FilmPanel.canvases(film.budget)}${isFar ? ", far above" : ""}`;
  }
}
