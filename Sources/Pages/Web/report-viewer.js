/** Shows the pictures of one failure on one stage with one scale and one origin: side by side, swiped, blinking, or as a heat map. */
class Viewer {
  static modes = [["side", "Side by side", "1"], ["swipe", "Swipe", "2"], ["blink", "Blink", "3"], ["heat", "Heat map", "4"]];
  /** From here on, pixels have a grid between them. */
  static gridFrom = 8;
  static most = 32;

  constructor(changed) {
    this.changed = changed;
    this.mode = "side";
    this.showsRects = true;
    this.swipe = 0.5;
    this.highlighted = null;
    this.isPaused = false;
    this.modes = segment("Show", Viewer.modes, (mode) => this.setMode(mode));
    const button = (title, tip, key, action, name) => make("button", { type: "button", class: name || "button", "data-tip": tip, "data-key": key, "aria-label": tip, on: { click: action } }, title);
    this.rects = button("Changes", "Outline what changed", "R", () => this.toggleRects());
    this.pixels = button("Pixels", "Pixel by pixel, at the largest change", "Z", () => this.toggleZoom());
    this.percent = make("span", { class: "mono dim", role: "status" });
    this.pause = button("Pause", "Pause or go on", "Space", () => this.togglePause());
    this.panes = make("div", { class: "panes stage" });
    this.readout = make("p", { class: "readout mono dim", role: "status" }, "Point at a pixel.");
    this.legend = make("p", { class: "legend dim" });
    this.root = make("section", { class: "pictures", "aria-label": "Pictures" },
      make("div", { class: "tools", role: "toolbar" }, this.modes, this.pause, make("span", { class: "room" }), this.rects, this.pixels,
        button("−", "Zoom out", "-", () => this.zoom(1 / 2), "button square"), button("Fit", "Show all", "0", () => this.fit()),
        button("+", "Zoom in", "+", () => this.zoom(2), "button square"), this.percent),
      this.panes, make("div", { class: "under" }, this.readout, this.legend));
    this.fit(false);
    new ResizeObserver(() => this.paint()).observe(this.panes);
  }

  show(pictures) {
    this.pictures = pictures;
    this.highlighted = null;
    this.fit(false);
    this.draw();
  }

  get shownMode() { return this.pictures?.canCompare ? this.mode : "side"; }

  setMode(mode) {
    if (this.pictures && !this.pictures.canCompare) return;
    this.mode = mode;
    this.changed();
    this.draw();
  }

  toggleRects() { this.showsRects = !this.showsRects; this.draw(); }

  togglePause() {
    this.isPaused = !this.isPaused;
    this.draw();
  }

  /** Shows where a layer lies; null for none. */
  highlight(rect) { this.highlighted = rect; this.paint(); }

  moveSwipe(amount) {
    this.swipe = Math.min(1, Math.max(0, this.swipe + amount));
    this.paint();
  }

  // Camera: `zoom` 0 fits; else pixels of the page for each of the picture. The middle is in pixels of the picture.

  fit(paints = true) {
    this.zoomed = 0;
    this.middle = null;
    if (paints) this.paint();
  }

  get scale() {
    if (this.zoomed) return this.zoomed;
    const pane = this.list?.[0]?.canvas;
    if (!pane?.clientWidth) return 1;
    return Math.min(1, (pane.clientWidth - 24) / this.pictures.width, (pane.clientHeight - 24) / this.pictures.height);
  }

  zoom(factor) {
    const before = this.scale;
    const next = Math.max(0.05, Math.min(Viewer.most, 2 ** Math.round(Math.log2(before * factor))));
    this.middle ||= this.center();
    this.zoomed = next;
    this.paint();
  }

  toggleZoom() {
    if (this.zoomed >= 1) return this.fit();
    this.zoomed = 8;
    this.middle = this.center();
    this.paint();
  }

  center() {
    const [x, y, width, height] = this.pictures.largest;
    return [x + width / 2, y + height / 2];
  }

  // Panes

  draw() {
    clearInterval(this.timer);
    const { pictures } = this;
    if (!pictures) return;
    const mode = this.shownMode;
    this.modes.show(mode);
    for (const button of this.modes.children) button.disabled = !pictures.canCompare && button.dataset.value !== "side";
    this.rects.setAttribute("aria-pressed", String(this.showsRects));
    this.pause.hidden = mode !== "blink";
    this.pause.textContent = this.isPaused ? "Go on" : "Pause";
    this.pause.setAttribute("aria-pressed", String(this.isPaused));
    const size = (source) => source ? `${source.width} × ${source.height} px` : "";
    const { expected, actual } = pictures;
    this.blinks = "actual";
    this.list = {
      side: () => [expected && this.pane("expected", size(expected), () => expected), actual && this.pane("actual", [size(actual), pictures.excess].filter(Boolean).join(", "), () => actual),
        pictures.canCompare && this.pane("difference", "", () => pictures.heat())],
      swipe: () => [this.swipePane()], blink: () => [this.pane("actual", "", () => this.blinks === "actual" ? actual : expected)], heat: () => [this.pane("difference", "", () => pictures.heat())],
    }[mode]().filter(Boolean);
    replace(this.panes, this.list.map((pane) => pane.root));
    this.panes.dataset.mode = mode;
    replace(this.legend, pictures.canCompare && (mode === "heat" || mode === "side") ? heatLegend() : null);
    if (mode === "blink") {
      const [pane] = this.list;
      pane.root.dataset.blink = this.blinks;
      if (!this.isPaused) this.timer = setInterval(() => this.blink(pane), 500);
    }
    this.paint();
  }

  blink(pane) {
    this.blinks = this.blinks === "actual" ? "expected" : "actual";
    pane.root.dataset.blink = pane.title.textContent = this.blinks;
    this.paint();
  }

  pane(title, words, source) {
    const element = make("canvas", { tabindex: "0", role: "img", "aria-label": title });
    const name = make("b", {}, title);
    const pane = { canvas: element, source, title: name, root: make("figure", {}, make("figcaption", {}, name, words ? " " + words : null), element) };
    element.addEventListener("pointermove", (event) => this.point(pane, event));
    element.addEventListener("pointerdown", (event) => { element.setPointerCapture(event.pointerId); this.last = [event.clientX, event.clientY]; });
    element.addEventListener("pointerup", () => { this.last = null; });
    element.addEventListener("wheel", (event) => { event.preventDefault(); this.zoom(event.deltaY < 0 ? 2 : 1 / 2); }, { passive: false });
    return pane;
  }

  swipePane() {
    const pane = this.pane("expected | actual", "", () => this.pictures.actual);
    pane.isSwiped = true;
    fill(pane.canvas, { role: "slider", "aria-label": "how much of the expected picture shows", "aria-valuemin": "0", "aria-valuemax": "100" }, []);
    return pane;
  }

  /** The picture's pixel at a place of a pane. */
  place(pane, event) {
    const { x, y, scale } = this.view(pane);
    return [Math.floor((event.offsetX - x) / scale), Math.floor((event.offsetY - y) / scale)];
  }

  point(pane, event) {
    if (event.buttons && this.last) {
      if (pane.isSwiped && !event.shiftKey) {
        const { x, scale } = this.view(pane);
        this.swipe = Math.min(1, Math.max(0, (event.offsetX - x) / (this.pictures.width * scale)));
      } else {
        const scale = this.scale;
        this.middle ||= [this.pictures.width / 2, this.pictures.height / 2];
        this.zoomed ||= scale;
        this.middle = [this.middle[0] - (event.clientX - this.last[0]) / scale, this.middle[1] - (event.clientY - this.last[1]) / scale];
      }
      this.last = [event.clientX, event.clientY];
      return this.paint();
    }
    const at = this.place(pane, event);
    if (at[0] >= 0 && at[1] >= 0 && at[0] < this.pictures.width && at[1] < this.pictures.height) this.readout.textContent = this.pictures.pixel(...at);
  }

  /** Where the picture lies in a pane, in pixels of the page. */
  view(pane) {
    const scale = this.scale;
    const middle = this.middle || [this.pictures.width / 2, this.pictures.height / 2];
    return { scale, x: Math.round(pane.canvas.clientWidth / 2 - middle[0] * scale), y: Math.round(pane.canvas.clientHeight / 2 - middle[1] * scale) };
  }

  // Drawing

  paint() {
    if (!this.pictures || !this.list) return;
    this.percent.textContent = Math.round(this.scale * 100) + " %";
    this.pixels.setAttribute("aria-pressed", String(this.zoomed >= 1));
    for (const pane of this.list) this.paintPane(pane);
  }

  paintPane(pane) {
    const ratio = window.devicePixelRatio || 1;
    const { canvas: element } = pane;
    [element.width, element.height] = [Math.max(1, element.clientWidth * ratio), Math.max(1, element.clientHeight * ratio)];
    const context = element.getContext("2d");
    const colors = tokens();
    const { x, y, scale } = this.view(pane);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.imageSmoothingEnabled = scale * ratio < 1;
    context.imageSmoothingQuality = "high";
    const source = pane.source();
    const box = (one) => [x, y, one.width * scale, one.height * scale];
    context.fillStyle = colors.page;
    context.fillRect(...box(source));
    context.drawImage(source, ...box(source));
    if (pane.isSwiped) this.paintSwipe(context, box, colors, x, y, scale, pane);
    if (this.pictures.excess) this.hatch(context, box, colors);
    if (scale >= Viewer.gridFrom) this.paintGrid(context, box(source), scale, element);
    context.strokeStyle = colors.edge;
    context.lineWidth = 1;
    context.strokeRect(x - 0.5, y - 0.5, source.width * scale + 1, source.height * scale + 1);
    context.setTransform(1, 0, 0, 1, 0, 0);
    const marks = new Marks(context, ratio);
    const rect = ([left, top, width, height], token, dash) => {
      const [a, b, c, d] = [left * scale + x, top * scale + y, (left + width) * scale + x, (top + height) * scale + y].map((value) => value * ratio);
      marks.path([[a, b], [c, b], [c, d], [a, d]], token, dash);
    };
    if (this.showsRects) for (const one of (this.pictures.data.rects || []).slice(0, 500)) rect(one, "bad", []);
    if (this.highlighted) {
      const [ox, oy] = this.pictures.data.origin || [0, 0];
      rect([this.highlighted[0] - ox, this.highlighted[1] - oy, this.highlighted[2], this.highlighted[3]], "accent", []);
    }
    if (this.pictures.excess && source !== this.pictures.expected) {
      marks.word(this.pictures.excess, (x + this.pictures.width * scale) * ratio, (y + 12) * ratio, "bad", { anchor: [1, 0] });
    }
    element.dataset.marks = (this.showsRects ? (this.pictures.data.rects || []).length : 0) + (this.highlighted ? 1 : 0);
  }

  paintSwipe(context, box, colors, x, y, scale, pane) {
    const { expected } = this.pictures;
    const edge = x + this.pictures.width * this.swipe * scale;
    context.save();
    context.beginPath();
    context.rect(x, y, edge - x, this.pictures.height * scale);
    context.clip();
    context.fillStyle = colors.page;
    context.fillRect(...box(expected));
    context.drawImage(expected, ...box(expected));
    context.restore();
    for (const [color, width] of [["#000000", 4], ["#ffffff", 3.2], [colors.accent, 2]]) {
      context.fillStyle = color;
      context.fillRect(edge - width / 2, y, width, this.pictures.height * scale);
    }
    pane.canvas.setAttribute("aria-valuenow", Math.round(this.swipe * 100));
  }

  /** What only one of the two pictures has. */
  hatch(context, box, colors) {
    const { expected, actual } = this.pictures;
    const [left, top] = box(actual);
    const [wide, high] = [Math.max(box(actual)[2], box(expected)[2]), Math.max(box(actual)[3], box(expected)[3])];
    const [lapWidth, lapHeight] = [Math.min(box(actual)[2], box(expected)[2]), Math.min(box(actual)[3], box(expected)[3])];
    context.save();
    context.beginPath();
    context.rect(left, top, wide, high);
    context.rect(left, top, lapWidth, lapHeight);
    context.clip("evenodd");
    context.strokeStyle = colors.bad;
    context.lineWidth = 1.5;
    context.beginPath();
    for (let k = -high; k < wide; k += 8) {
      context.moveTo(left + k, top + high);
      context.lineTo(left + k + high, top);
    }
    context.stroke();
    context.restore();
  }

  paintGrid(context, [left, top, width, height], scale, element) {
    context.strokeStyle = "#7a818d";
    context.lineWidth = 0.5;
    context.beginPath();
    for (let x = left + Math.max(0, Math.floor(-left / scale)) * scale; x <= Math.min(left + width, element.clientWidth); x += scale) {
      context.moveTo(x, Math.max(0, top));
      context.lineTo(x, Math.min(element.clientHeight, top + height));
    }
    for (let y = top + Math.max(0, Math.floor(-top / scale)) * scale; y <= Math.min(top + height, element.clientHeight); y += scale) {
      context.moveTo(Math.max(0, left), y);
      context.lineTo(Math.min(element.clientWidth, left + width), y);
    }
    context.stroke();
  }
}
