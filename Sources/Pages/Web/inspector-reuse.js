/** Which cell of a list shows which row when: a line a cell, a bar a row. What is used again has many bars. */
class ReusePicture {
  static line = 16;

  constructor({ list, layer, cells, amount }, film, actions) {
    Object.assign(this, { list, cells, amount, film, actions });
    const height = cells.length * ReusePicture.line;
    this.head = draw("line", { class: "head", y1: 0, y2: height });
    const bars = cells.flatMap((cell, k) => cell.spans.map((span) => this.bar(cell, k, span)));
    this.root = make("div", { class: "reuse", "data-reuse": list },
      make("p", { class: "line" }, layer >= 0 ? make("button", { type: "button", class: "link name", on: { click: () => actions.select(layer) } }, short(list, 80)) : make("span", { class: "name" }, short(list, 80)),
        make("span", { class: "figure dim" }, this.summary)),
      draw("svg", { width: "100%", height, role: "img", "aria-label": `${list}: ${this.summary}` }, bars, this.head),
      amount > cells.length ? make("p", { class: "dim" }, `and ${count(amount - cells.length, "cell")} more`) : null);
  }

  get rows() { return this.cells.reduce((sum, { spans }) => sum + spans.length, 0); }
  get summary() { return `${count(this.amount, "cell")} for ${count(this.rows, "row")}`; }

  percent(time) { return Math.max(0, Math.min(1, this.film.timeline.place(time))) * 100; }

  bar(cell, k, [from, to, row]) {
    const [left, right, top] = [this.percent(from), to === null ? 100 : this.percent(to), k * ReusePicture.line];
    const words = `cell ${cell.number}${cell.identifier === null ? "" : " " + cell.identifier} shows row ${row} from ${seconds(from)} ${to === null ? "on" : "to " + seconds(to)}`;
    return draw("g", {
      class: "bar", "data-cell": cell.number, "data-row": row, "data-tip": words,
      on: {
        // By its number: a cell is called otherwise with each row.
        click: () => this.actions.set({ frame: this.film.timeline.nearest(from), ...(cell.layer >= 0 ? { layer: "@" + cell.layer, scope: "layer", item: "" } : {}) }),
        pointerenter: () => { if (cell.layer >= 0) this.actions.hover(cell.layer); }, pointerleave: () => { if (cell.layer >= 0) this.actions.hover(-1); },
      },
    }, draw("rect", { x: left + "%", y: top + 1, width: Math.max(0.4, right - left - 0.3) + "%", height: ReusePicture.line - 2, rx: 2 }),
      right - left > 9 ? draw("text", { x: left + 1 + "%", y: top + 12 }, short(row, 12)) : null);
  }

  /** The present frame as a line. */
  paint(frame) {
    const x = this.percent(this.film.frames[frame].time) + "%";
    this.head.setAttribute("x1", x);
    this.head.setAttribute("x2", x);
  }

  /** A section with a picture a list; nothing for a film without lists. */
  static section(film, frame, actions) {
    if (!film.reuse.length) return null;
    const pictures = film.reuse.map((one) => new ReusePicture(one, film, actions));
    const sum = pictures.reduce((cells, { amount }) => cells + amount, 0);
    for (const picture of pictures) picture.paint(frame);
    return section("reuse", "Reuse of cells", { figure: count(sum, "cell") }, pictures.map(({ root }) => root),
      make("p", { class: "dim" }, "A line is a cell, a bar a row that it shows."));
  }
}
