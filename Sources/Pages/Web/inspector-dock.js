/** The play bar and the lanes below the stage; only where there are several times. */
class Dock {
  /** A pointer that moves less has clicked. */
  static slip = 4;

  constructor(film, state, actions) {
    Object.assign(this, { film, state, actions });
    this.lanes = [new FramesLane(film, actions), ...film.lanes.map((lane) => new Lane(lane, film, actions))];
    this.axis = make("div", {
      class: "axis", role: "slider", tabindex: "0", "aria-label": "Time", "aria-valuemin": "0", "aria-valuemax": film.frames.length - 1,
      on: { keydown: (event) => this.key(event) },
    });
    this.playhead = make("div", { class: "playhead" }, make("i"));
    this.range = make("div", { class: "range", hidden: true });
    const over = make("div", { class: "over" }, this.range, this.playhead);
    this.timeline = make("div", { class: "times" }, make("div", { class: "lane axis-row" }, make("span", { class: "lane-name" }), this.axis), this.lanes.map((lane) => lane.root), over);
    this.root = make("footer", { class: "dock" }, this.bar(), this.grip(), this.timeline);
    this.follow();
    this.open(memory.get("dock") !== "closed");
    new ResizeObserver(() => this.ticks()).observe(this.axis);
    this.ticks();
  }

  bar() {
    const { actions, film } = this;
    const button = (title, tip, key, action, name) => make("button", { type: "button", class: "button square", "data-play": name, "aria-label": tip, "data-tip": tip, "data-key": key, on: { click: action } }, title);
    this.play = button(Dock.glyph("play"), "Play", "Space", () => actions.play(), "play");
    this.slider = make("input", { type: "range", min: "0", max: film.frames.length - 1, value: "0", "aria-label": "Time", on: { input: () => actions.frame(Number(this.slider.value)) } });
    this.clock = make("span", { class: "mono clock", role: "status" });
    this.speed = menu("Speed", Player.speeds.map(([value, title]) => [String(value), title]), (value) => actions.speed(Number(value)));
    this.toggle = make("button", { type: "button", class: "button", "aria-expanded": "true", "data-play": "lanes", "data-tip": "Lanes", "data-key": "L", on: { click: () => this.open(!this.isOpen) } }, "Lanes");
    return make("div", { class: "play-bar" },
      button(Dock.glyph("first"), "First frame", "Home", () => actions.frame(0), "first"), button(Dock.glyph("back"), "Frame back", ",", () => actions.turn(-1), "back"),
      this.play, button(Dock.glyph("on"), "Frame on", ".", () => actions.turn(1), "on"), button(Dock.glyph("last"), "Last frame", "End", () => actions.frame(Infinity), "last"),
      this.clock, this.slider, this.speed, make("span", { class: "room" }), this.toggle);
  }

  static paths = {
    play: "M4 2.5v9l7-4.500z", pause: "M4 2.5v9M10 2.5v9", back: "M9.5 2.5v9L4 7z", on: "M4.500 2.5v9L10 7z", first: "M3 2.5v9M11 2.5v9L5 7z", last: "M11 2.5v9M3 2.5v9L9 7z",
  };

  static glyph(name) { return draw("svg", { class: "glyph", viewBox: "0 0 14 14", "aria-hidden": "true" }, draw("path", { d: Dock.paths[name] })); }

  /** Drags the height of the lanes, which is remembered. */
  grip() {
    const apply = (height) => document.body.style.setProperty("--dock-height", Math.max(44, Math.min(innerHeight * 0.5, height)) + "px");
    if (memory.get("dockHeight")) apply(Number(memory.get("dockHeight")));
    const root = make("div", { class: "grip", "data-side": "dock", role: "separator", "aria-orientation": "horizontal", "aria-label": "Height of the lanes" });
    root.addEventListener("pointerdown", (event) => root.setPointerCapture(event.pointerId));
    root.addEventListener("pointermove", (event) => {
      if (!event.buttons) return;
      const height = innerHeight - event.clientY;
      apply(height);
      memory.set("dockHeight", Math.round(height));
    });
    return root;
  }

  open(isOpen = !this.isOpen) {
    this.isOpen = isOpen;
    this.root.classList.toggle("closed", !isOpen);
    this.toggle.setAttribute("aria-expanded", String(isOpen));
    memory.set("dock", isOpen ? "open" : "closed");
  }

  ticks() {
    const { timeline } = this.film;
    const { step, times } = timeline.ticks(Math.max(2, this.axis.clientWidth / 80));
    const digits = Math.max(0, Math.min(3, Math.ceil(-Math.log10(step) - 1e-9)));
    replace(this.axis, times.filter((time) => timeline.place(time) < 0.97).map((time) => {
      const tick = make("span", { class: "tick dim" }, time.toFixed(digits) + " s");
      tick.style.left = timeline.place(time) * 100 + "%";
      return tick;
    }));
  }

  // Pointer: on the axis it moves the time, on the lanes a drag chooses a range, a click a frame

  follow() {
    const place = (event) => {
      const box = this.axis.getBoundingClientRect();
      return (event.clientX - box.left) / box.width;
    };
    this.timeline.addEventListener("pointerdown", (event) => {
      const isAxis = event.target.closest(".axis");
      if (event.button || !(isAxis || event.target.closest(".track"))) return;
      this.press = { x: event.clientX, from: this.film.timeline.frame(place(event)), isAxis: Boolean(isAxis), isOwn: Boolean(event.target.closest("button, [data-kind=frames]")), isDragged: false };
      if (!isAxis) return;
      this.timeline.setPointerCapture(event.pointerId);
      this.actions.frame(this.press.from);
    });
    this.timeline.addEventListener("pointermove", (event) => {
      const { press } = this;
      if (!press || !event.buttons) return;
      const frame = this.film.timeline.frame(place(event));
      if (press.isAxis) return this.actions.frame(frame);
      if (!press.isDragged && Math.abs(event.clientX - press.x) < Dock.slip) return;
      if (!press.isDragged) this.timeline.setPointerCapture(event.pointerId);
      press.isDragged = true;
      if (frame !== press.from) this.actions.range(press.from, frame);
    });
    const end = (event) => {
      const { press } = this;
      this.press = null;
      if (!press || press.isAxis || press.isDragged || press.isOwn || event.type === "pointercancel") return;
      this.actions.frame(press.from);
    };
    this.timeline.addEventListener("pointerup", end);
    this.timeline.addEventListener("pointercancel", end);
  }

  paint() { for (const lane of this.lanes) lane.paint(); }

  key(event) {
    const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    this.actions.turn(way);
  }

  // What the state says

  show(isPlaying) {
    const { film, state } = this;
    const frame = film.frames[state.frame];
    this.slider.value = state.frame;
    this.clock.textContent = `${seconds(frame.time)}  ${state.frame + 1}/${film.frames.length}`;
    this.axis.setAttribute("aria-valuenow", String(state.frame));
    this.axis.setAttribute("aria-valuetext", `${seconds(frame.time)}, frame ${state.frame + 1} of ${film.frames.length}`);
    this.playhead.style.left = film.timeline.place(frame.time) * 100 + "%";
    const range = film.range(state.item);
    this.range.hidden = !range;
    if (range) {
      const half = film.timeline.step / 2;
      const [from, to] = [film.frames[range[0]].time - half, film.frames[range[1]].time + half].map((time) => film.timeline.place(time));
      this.range.style.left = from * 100 + "%";
      this.range.style.width = (to - from) * 100 + "%";
    }
    const glyph = isPlaying ? "pause" : "play";
    if (this.shownGlyph === glyph) return;
    this.shownGlyph = glyph;
    replace(this.play, Dock.glyph(glyph));
    this.play.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    this.play.dataset.tip = isPlaying ? "Pause" : "Play";
  }
}

/** The lanes as a sheet of a phone: what each has, and its track below. */
class LanesPanel {
  constructor(film, actions) {
    this.root = make("div", { class: "lane-sheet" });
    this.lanes = [];
    if (!film.hasTimes) return;
    const lanes = this.lanes = [new FramesLane(film, actions), ...film.lanes.map((lane) => new Lane(lane, film, actions))];
    append(this.root, [lanes.map((lane) => make("div", { class: "lane-row" }, make("p", { class: "line" }, make("span", { class: "name" }, Lane.word(lane.lane)), make("span", { class: "figure dim" }, lane.summary)), lane.root)),
      Film.missing(film).map((title) => make("div", { class: "lane-row" }, make("p", { class: "line" }, title, make("span", { class: "figure dim" }, "no data"))))]);
  }

  paint() { for (const lane of this.lanes) lane.paint(); }
}
