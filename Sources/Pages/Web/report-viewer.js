/** Shows the pictures of one failure: side by side, swiped, blinking, or as a heat map. */
class Viewer {
  static modes = [
    ["side", "Side by side", "1"], ["swipe", "Swipe", "2"], ["blink", "Blink", "3"], ["heat", "Heat map", "4"],
  ];

  constructor() {
    this.mode = "side";
    this.zoom = "fit";
    this.showsRects = true;
    this.swipe = 0.5;
    this.root = make("section", { class: "pictures", "aria-label": "Pictures" });
    this.readout = make("p", { class: "readout mono dim", role: "status" }, "Point at a pixel.");
    this.highlighted = null;
  }

  show(pictures) {
    this.pictures = pictures;
    this.highlighted = null;
    if (!pictures.canCompare) this.mode = "side";
    this.draw();
  }

  setMode(mode) {
    if (this.pictures && !this.pictures.canCompare) return;
    this.mode = mode;
    this.draw();
  }

  toggleRects() { this.showsRects = !this.showsRects; this.draw(); }

  /** Shows where a layer lies; null for none. */
  highlight(rect) {
    this.highlighted = rect;
    for (const svg of this.root.querySelectorAll("svg")) this.drawRects(svg);
  }

  moveSwipe(amount) {
    this.swipe = Math.min(1, Math.max(0, this.swipe + amount));
    this.placeSwipe();
  }

  draw() {
    clearInterval(this.timer);
    const comparing = this.pictures.canCompare;
    const buttons = Viewer.modes.map(([mode, title, key]) =>
      make("button", {
        "data-mode": mode, "aria-pressed": this.mode === mode ? "true" : "false", title: "key " + key,
        disabled: !comparing && mode !== "side", on: { click: () => this.setMode(mode) },
      }, title));
    const zoom = make("button", {
      "aria-pressed": this.zoom === "exact" ? "true" : "false", title: "key z", "data-action": "zoom",
      on: { click: () => this.toggleZoom() },
    }, "Pixel by pixel");
    const rects = make("button", {
      "aria-pressed": this.showsRects ? "true" : "false", title: "key r", "data-action": "rects",
      on: { click: () => this.toggleRects() },
    }, "Changed rectangles");
    this.stage = make("div", { class: "stage" }, this.content());
    replace(this.root, make("div", { class: "bar", role: "toolbar" }, make("div", { class: "segments" }, buttons), make("span", { class: "room" }), rects, zoom),
      this.stage, this.readout);
    this.placeSwipe();
  }

  toggleZoom() { this.zoom = this.zoom === "fit" ? "exact" : "fit"; this.draw(); }

  content() {
    const { actual, expected } = this.pictures;
    if (!actual && !expected) return make("p", { class: "dim" }, "There is no picture.");
    switch (this.mode) {
      case "swipe": return this.figure("expected on the left, actual on the right", this.swiped());
      case "blink": return this.blinking();
      case "heat": return this.figure(this.heatLegend(), this.view(this.pictures.heat()));
      default:
        return [expected && this.figure("expected", this.view(Pictures.copy(expected))),
          actual && this.figure("actual", this.view(Pictures.copy(actual))),
          this.pictures.canCompare && this.figure("difference", this.view(this.pictures.heat()))];
    }
  }

  figure(title, view) { return make("figure", {}, make("figcaption", {}, title), view); }

  heatLegend() { return ["equal", make("span", { class: "heat" }), "far apart"]; }

  /** Pixels of the page a pixel of the picture; pictures fit beside each other and above the fold. */
  scale(width) {
    if (this.zoom === "exact") return 2;
    const { actual, expected } = this.pictures;
    const figures = this.mode === "side" ? [actual, expected].filter(Boolean).length + (this.pictures.canCompare ? 1 : 0) : 1;
    const room = Math.max(160, this.root.clientWidth - 26 - 14 * (figures - 1)) / figures;
    const top = this.root.getBoundingClientRect().top + document.querySelector("main").scrollTop;
    const height = Math.max(260, innerHeight - top - 120);
    return Math.min(1, (room - 2) / width, height / Math.max(1, actual?.height || 0, expected?.height || 0));
  }

  /** A picture at its scale, with rectangles over it; `top` lies over the picture. */
  view(bottom, top) {
    const scale = this.scale(bottom.width);
    const size = (element) => {
      element.style.width = element.width * scale + "px";
      element.style.height = element.height * scale + "px";
    };
    size(bottom);
    if (top) { size(top); top.classList.add("top"); }
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${bottom.width} ${bottom.height}`);
    this.drawRects(svg);
    const view = make("div", { class: "view checker" + (this.zoom === "exact" ? " exact" : "") }, bottom, top, svg);
    view.addEventListener("pointermove", (event) => {
      const box = bottom.getBoundingClientRect();
      const place = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale].map(Math.floor);
      if (place.every((v) => v >= 0)) this.readout.textContent = this.pictures.pixel(...place);
    });
    return view;
  }

  drawRects(svg) {
    svg.textContent = "";
    const add = (rect, name) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      ["x", "y", "width", "height"].forEach((key, i) => element.setAttribute(key, rect[i]));
      element.setAttribute("class", name);
      svg.append(element);
    };
    if (this.showsRects) for (const rect of this.pictures.data.rects || []) add(rect, "changed");
    if (this.highlighted) add(this.highlighted, "layer");
  }

  swiped() {
    const top = Pictures.copy(this.pictures.actual);
    const view = this.view(Pictures.copy(this.pictures.expected), top);
    this.handle = make("div", { class: "handle" });
    view.append(make("span", { class: "tag start" }, "expected"), make("span", { class: "tag end" }, "actual"), this.handle);
    view.tabIndex = 0;
    view.setAttribute("role", "slider");
    view.setAttribute("aria-label", "how much of the expected picture shows");
    const follow = (event) => {
      const box = view.getBoundingClientRect();
      this.swipe = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
      this.placeSwipe();
    };
    view.addEventListener("pointerdown", (event) => { view.setPointerCapture(event.pointerId); follow(event); });
    view.addEventListener("pointermove", (event) => { if (event.buttons) follow(event); });
    this.swipeView = view;
    this.swipeTop = top;
    return view;
  }

  /** Left of the handle lies the expected picture, right of it the actual one. */
  placeSwipe() {
    if (this.mode !== "swipe" || !this.swipeView) return;
    this.swipeTop.style.clipPath = `inset(0 0 0 ${this.swipe * 100}%)`;
    this.handle.style.left = `calc(${this.swipe * 100}% - 1px)`;
    this.swipeView.setAttribute("aria-valuenow", Math.round(this.swipe * 100));
  }

  blinking() {
    const top = Pictures.copy(this.pictures.actual);
    const caption = make("figcaption", {}, "actual");
    const figure = make("figure", { "data-blink": "actual" }, caption, this.view(Pictures.copy(this.pictures.expected), top));
    this.timer = setInterval(() => {
      const showsActual = figure.dataset.blink !== "actual";
      figure.dataset.blink = caption.textContent = showsActual ? "actual" : "expected";
      top.style.visibility = showsActual ? "visible" : "hidden";
    }, 500);
    return figure;
  }
}
