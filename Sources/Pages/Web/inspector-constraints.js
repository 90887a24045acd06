/** The constraints that place a view: broken and open first, then its own, then what places it through others. */
class ConstraintTable {
  /** What the kinds are called. */
  static kinds = { app: "scene", mask: "frame", contentSize: "content", guide: "guide", stackView: "stack" };

  constructor(moment, i, actions) {
    this.moment = moment;
    this.i = i;
    this.actions = actions;
  }

  get rows() { return (this.moment.at(this.i).k || []).map((k) => ({ k, ...this.moment.constraints[k] })); }

  section() {
    const open = this.moment.openLayers.get(this.i) || [];
    const rows = this.rows;
    const isOwn = (row) => row.items.includes(this.i);
    const byTrouble = (a, b) => (b.broken ? 1 : 0) - (a.broken ? 1 : 0) || (b.slack < 0 ? 1 : 0) - (a.slack < 0 ? 1 : 0);
    const shown = rows.filter((row) => isOwn(row) && row.kind !== "mask").sort(byTrouble);
    const frames = rows.filter((row) => isOwn(row) && row.kind === "mask");
    const others = rows.filter((row) => !isOwn(row)).sort(byTrouble);
    const broken = rows.filter((row) => row.broken).length;
    if (!rows.length && !open.length) {
      return section("constraints", "Constraints", {}, make("p", { class: "dim" }, "No constraints: frames place everything."));
    }
    const figure = broken ? make("span", { class: "bad" }, `${broken} broken`) : open.length ? make("span", { class: "cost" }, "open") : String(shown.length);
    return section("constraints", "Constraints", { figure },
      open.map((why) => make("p", { class: "open cost" }, "open: ", make("span", { class: "name" }, short(why.replace(/^[^:]*:[^:]*: /, ""), 500)))),
      shown.length ? this.table(shown) : make("p", { class: "dim" }, frames.length ? "Its frame places it." : null),
      this.fold(frames, `${count(frames.length, "constraint")} for its frame (autoresizing)`),
      this.fold(others, `${others.length} through other views`));
  }

  fold(rows, title) {
    return rows.length ? make("details", { class: "fold" }, make("summary", {}, title), this.table(rows)) : null;
  }

  table(rows) {
    return make("div", { class: "constraints", role: "table", "aria-label": "Constraints" },
      make("div", { class: "head", role: "row" }, ["value", "slack", "priority", "origin"].map((title) => make("span", { role: "columnheader" }, title))),
      rows.map((row) => this.row(row)));
  }

  /** Only what is required has to hold; the rest gives way where it must, as hugging does in every row of a form. */
  static tone(row) { return row.broken ? "bad" : row.slack < 0 ? row.priority >= 1000 ? "cost" : "dim" : null; }

  row(row) {
    const text = ConstraintTable.plain(row);
    const state = row.broken ? make("span", { class: "bad" }, "broken") : row.slack < 0 ? make("span", { class: ConstraintTable.tone(row) }, "not met") : null;
    const origin = row.at ? make("button", {
      type: "button", class: "link", "data-tip": short(row.source || row.text, 200), on: { click: (event) => { event.stopPropagation(); this.actions.source(row.at[1], row.at[0], row.at[3]); } },
    }, "line " + row.at[1]) : ConstraintTable.kinds[row.kind] || row.kind;
    const item = "constraint:" + row.k;
    return make("div", {
      class: "constraint", role: "row", tabindex: "0", "data-item": item, "aria-current": this.actions.item() === item ? "true" : null,
      on: {
        click: () => this.actions.choose(item), keydown: (event) => { if (event.key === "Enter") this.actions.choose(item); },
        pointerenter: () => this.actions.point(item), pointerleave: () => this.actions.point(""),
      },
    }, make("code", { role: "cell", class: row.broken ? "bad" : null }, short(text, 1000), row.name && row.kind === "app" ? make("span", { class: "dim" }, "  " + short(row.name, 60)) : null, state ? [" ", state] : null),
      make("span", { role: "cell" }, number(row.left), make("span", { class: "dim" }, " pt")),
      make("span", { role: "cell", class: ConstraintTable.tone(row) }, number(row.slack)),
      make("span", { role: "cell" }, number(row.priority)), make("span", { role: "cell", class: "dim" }, origin));
  }

  /** What the system's own constraints say, without classes, and with words for the priorities of a natural size. */
  static plain({ kind, text }) {
    if (kind === "mask") return text.replace(/^h=\S+ v=\S+ /, "").replace(/\b[A-Za-z_]\w*:/g, "");
    if (kind !== "contentSize") return text;
    return text.replace(/^[A-Za-z_]\w*:/, "").replace(/ Hug:(\S+) CompressionResistance:(\S+)/, " (hugs $1, resists $2)");
  }

  /** Where an attribute of a view lies on the screen: a line, or for a size the middle of the box. */
  static edge([left, top, right, bottom], name) {
    const vertical = { left, leading: left, leftMargin: left, leadingMargin: left, right, trailing: right, centerX: (left + right) / 2 }[name];
    if (vertical !== undefined) return [[vertical, top], [vertical, bottom]];
    const horizontal = { top, bottom, centerY: (top + bottom) / 2, firstBaseline: top, lastBaseline: bottom }[name];
    if (horizontal !== undefined) return [[left, horizontal], [right, horizontal]];
    if (name === "width") return [[left, (top + bottom) / 2], [right, (top + bottom) / 2]];
    if (name === "height") return [[(left + right) / 2, top], [(left + right) / 2, bottom]];
    return null;
  }

  /** Draws a constraint between what it is about, with its words. */
  static mark(moment, k, marks, map) {
    const constraint = moment.constraints[k];
    if (!constraint) return;
    const edges = constraint.items.map((i, at) => {
      const box = moment.box(i);
      return box && ConstraintTable.edge(box, constraint.ends[at] || "");
    }).filter(Boolean).map((edge) => edge.map(([x, y]) => map(x, y)));
    const token = constraint.broken ? "bad" : "layout";
    for (const edge of edges) marks.path(edge, token, [], false);
    if (!edges.length) return;
    const middle = ([[ax, ay], [bx, by]]) => [(ax + bx) / 2, (ay + by) / 2];
    const [x, y] = middle(edges[0]);
    if (edges[1]) {
      const isVertical = edges[0][0][0] === edges[0][1][0];
      const [u, v] = middle(edges[1]);
      marks.path(isVertical ? [[x, y], [u, y]] : [[x, y], [x, v]], token, [3, 3], false);
    }
    marks.word(short(constraint.text, 80), x, y - 12 * marks.ratio, token, { always: true });
  }
}
