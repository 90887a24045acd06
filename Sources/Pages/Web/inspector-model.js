/** One layer in one frame: its row in the columns, and what its name and its style say. */
class Layer {
  static none = { s: {} };

  constructor(moment, i) {
    this.moment = moment;
    this.i = i;
  }

  get row() { return this.moment.state; }
  get tables() { return this.moment.columns; }
  get record() { return this.moment.data.names[this.row.name[this.i]] || { n: "layer " + this.i }; }
  get style() { return this.tables.styles[this.row.style[this.i] - 1] || Layer.none; }
  /** Where it lies, if its frame does not say it all. */
  get placing() { return this.tables.transforms[this.row.transform[this.i] - 1]; }
  /** What the program says of it while something else is shown. */
  get model() { return this.style.model; }

  get p() { return this.row.parent[this.i]; }
  get c() { return this.moment.data.index.classes[this.row.class[this.i]]; }
  get n() { return this.record.n; }
  get id() { return this.record.id; }
  /** `[file by number, line, column, last line]`. */
  get src() { return (this.record.src || []).map(([file, ...place]) => [this.moment.data.file(file), ...place]); }

  flag(bit) { return (this.row.flags[this.i] & bit) !== 0; }
  get v() { return this.flag(1); }
  get mask() { return this.flag(2); }
  get cl() { return this.flag(4); }
  get h() { return this.flag(8); }
  get own() { return this.flag(16); }

  get lc() { return this.style.lc; }
  get t() { return this.style.t; }
  get o() { return this.style.o; }
  get f() { return this.style.f; }
  get r() { return this.style.r; }
  get bw() { return this.style.bw; }
  get bc() { return this.style.bc; }
  get z() { return this.style.z; }
  get s() { return this.style.s; }
  get no() { return this.style.no; }
  get k() { return this.moment.placed.get(this.i); }
  get png() { return this.tables.pictures[this.row.picture[this.i] - 1]?.[0]; }
  get pr() { return this.tables.pictures[this.row.picture[this.i] - 1]?.[1]; }

  /** As it is shown. */
  get shownFrame() {
    const { x, y, width, height } = this.row;
    return [x[this.i], y[this.i], width[this.i], height[this.i]];
  }

  get shownBounds() { return this.placing?.b || [0, 0, this.row.width[this.i], this.row.height[this.i]]; }
  get fr() { return this.model ? this.model.fr : this.shownFrame; }
  get b() { return this.model ? this.model.b : this.shownBounds; }

  /** From the superview's space to its own, as a hit test has it; undefined where none leads there. */
  get m() {
    if (this.model) return this.model.m || undefined;
    const { placing } = this;
    if (placing?.m || placing?.q) return placing.m;
    const [[x, y], [left, top]] = [this.shownFrame, this.shownBounds];
    return [1, 0, 0, 1, left - x, top - y];
  }

  get q() { return this.quad ||= this.moment.quad(this.i); }
  get children() { return this.moment.tree.children(this.i); }
  get depth() { return this.moment.tree.depths[this.i]; }
  get passes() { return this.moment.passCounts.get(this.i) || 0; }

  get hidden() {
    const { parent, flags } = this.row;
    for (let i = this.i; i >= 0; i = parent[i]) if (flags[i] & 8) return true;
    return false;
  }
}

/** One frame of a scene: what the page holds of it, and what follows from that. */
class Moment {
  /** `lost` says what of it cannot be read; nothing for a whole one. */
  constructor(data, k, state, columns, lists, lost) {
    Object.assign(this, { data, k, state, columns, lists, lost });
    this.known = [];
    this.maps = [];
    [this.size, this.scale] = lists?.list("screen", state.j) || [];
    if (!this.size) [this.size, this.scale] = data.screen || [data.index.pixels, 1];
    data.screen = [this.size, this.scale];
    this.passes = this.list("passes").map((pass, at) => ({ ...pass, k: at, bytes: pass.stored + pass.loaded }));
    this.passCounts = new Map();
    for (const { place } of this.passes) if (place >= 0) this.passCounts.set(place, (this.passCounts.get(place) || 0) + 1);
    this.constraints = this.list("constraints").map((one) => one.at ? { ...one, at: [data.file(one.at[0]), ...one.at.slice(1)] } : one);
    this.placed = new Map(this.list("placing").map(([i, ...places]) => [i, places]));
    this.open = this.list("open");
    this.openLayers = new Map(this.open.map(({ layer, why }) => [layer, why]));
    this.notes = this.list("notes");
    if (lost) this.notes = [{ kind: "broken block", text: lost, layers: [] }, ...this.notes];
    this.costs = this.groupPasses();
  }

  list(name) { return this.lists ? this.lists.list(name, this.state.j) : []; }

  get defaults() { return this.data.defaults; }
  get trace() { return this.steps ||= this.list("trace"); }
  get statistics() { return this.list("statistics").map((line) => line + "\n").join(""); }
  /** `[key picture, differences…]`; null where it is lost. */
  get picture() { return this.columns ? this.columns.shown[this.state.j] : null; }

  overlay(name) {
    if (!name || name === "ghost") return undefined;
    const notes = this.list("overlay " + name).map(([x, y, width, height, color, strength, label]) => ({ rect: [x, y, width, height], color, strength, label }));
    return { name, legend: this.list("legend " + name), notes };
  }

  // Layers by number, which is the same in all frames

  has(i) { return this.state.alive[i] === 1; }
  at(i) { return this.has(i) ? this.known[i] ||= new Layer(this, i) : undefined; }
  get count() { return this.state.order.length; }
  /** All, in the order of the tree. */
  get all() { return this.every ||= Array.from(this.state.order, (i) => this.at(i)); }
  get tree() { return this.columns ? this.columns.structure(this.state) : this.bare ||= new LayerTree(this.state); }
  get roots() { return this.tree.roots; }
  get depth() { return this.tree.deepest; }
  get byName() { return this.names ||= new Map(this.all.map((layer) => [layer.n, layer.i]).reverse()); }

  /** How the address calls a layer: by its id, else by its number. */
  key(i) {
    const layer = this.at(i);
    return layer.id && this.byName.get(layer.n) === i ? layer.n : "@" + i;
  }

  /** The number that a key of the address stands for; undefined for none in this frame. */
  resolve(key) {
    const number = /^@(\d+)$/.exec(key);
    return number ? (this.has(Number(number[1])) ? Number(number[1]) : undefined) : this.byName.get(key);
  }

  // Places: the same steps as those of the program, from the window down

  /** From a layer's bounds to the screen; null where no affine map leads there. */
  map(i) {
    const { parent } = this.state;
    const waiting = [];
    for (let at = i; at >= 0 && this.maps[at] === undefined; at = parent[at]) waiting.push(at);
    while (waiting.length) {
      const at = waiting.pop();
      this.maps[at] = this.ownMap(at, parent[at] < 0 ? [1, 0, 0, 1, 0, 0] : this.maps[parent[at]]);
    }
    return this.maps[i];
  }

  ownMap(i, parent) {
    const { columns, state } = this;
    const placing = columns.transforms[state.transform[i] - 1];
    if (placing?.q) return affine(placing.b || [0, 0, state.width[i], state.height[i]], placing.q);
    if (!parent) return null;
    if (placing?.m) return multiplied(inverted(placing.m), parent);
    const [left, top] = placing?.b || [0, 0];
    return multiplied([1, 0, 0, 1, state.x[i] - left, state.y[i] - top], parent);
  }

  /** The corners on the screen as eight numbers; none where a layer has none. */
  quad(i) {
    const layer = this.at(i);
    if (layer.placing?.q) return layer.placing.q;
    const map = this.map(i);
    if (!map) return [];
    const [a, b, c, d, tx, ty] = map;
    const [left, top, width, height] = layer.shownBounds;
    const [x, y] = [a * left + c * top + tx, b * left + d * top + ty];
    return [x, y, x + a * width, y + b * width, x + a * width + c * height, y + b * width + d * height, x + c * height, y + d * height];
  }

  /** Painter's order of sheets: outer before inner, at one depth the order of the tree, moved by zPosition. */
  get order() {
    if (this.sheets) return this.sheets;
    const { depths } = this.tree;
    const { parent } = this.state;
    const rank = new Int32Array(parent.length);
    this.state.order.forEach((i, place) => { rank[i] = place; });
    const z = Float64Array.from(parent, (_, i) => this.has(i) ? this.at(i).z || 0 : 0);
    this.sheets = Array.from(this.state.order).sort((a, b) => depths[a] - depths[b] || (parent[a] === parent[b] ? z[a] - z[b] : 0) || rank[a] - rank[b]);
    return this.sheets;
  }

  /** A row for each layer and reason, the dearest first. */
  groupPasses() {
    const groups = new Map();
    for (const pass of this.passes.filter((one) => one.purpose !== "main")) {
      const key = pass.layer + "\n" + pass.reasons.join();
      if (!groups.has(key)) {
        groups.set(key, { place: pass.place, layer: pass.layer, reasons: pass.reasons, why: pass.why, cure: pass.cure, passes: [], bytes: 0 });
      }
      const group = groups.get(key);
      group.passes.push(pass);
      group.bytes += pass.bytes;
    }
    return [...groups.values()].sort((a, b) => b.bytes - a.bytes);
  }

  get passBytes() { return this.costs.reduce((sum, group) => sum + group.bytes, 0); }

  /** What a row calls a layer: its id, its text in quotes, else its class. */
  title(i) {
    const layer = this.at(i);
    if (layer.mask && !layer.id) return "mask";
    if (layer.id || /^(view|window(\[\d+\])?)$/.test(layer.n)) return layer.n;
    if (layer.t) return "“" + layer.t.text.replace(/\s+/g, " ").slice(0, 80) + "”";
    return layer.c;
  }

  kind(i) {
    const layer = this.at(i);
    if (layer.mask) return "mask";
    if (layer.p < 0) return "window";
    if (layer.t) return "text";
    if (layer.png && !layer.f) return "image";
    return layer.v ? "view" : "layer";
  }

  /** The name by which scenes and commands find it, and the words for where that is. */
  path(i) { return this.at(i).id || this.at(i).n; }

  where(i) {
    return this.path(i).replace(/~mask/g, " › mask").replace(/~(\d+)/g, " › sublayer $1");
  }

  name(i) { return this.at(i).c + ":" + this.at(i).n; }

  ancestors(i) {
    const result = [];
    for (let p = this.at(i).p; p >= 0; p = this.at(p).p) result.push(p);
    return result;
  }

  /** Keys with values and whether they are defaults, those that are set first. */
  properties(i) {
    const layer = this.at(i);
    const set = Object.entries(layer.s).map(([key, value]) => ({ key, value, isDefault: false }));
    const defaults = this.defaults[layer.lc || "CALayer"] || this.defaults.CALayer || {};
    const rest = Object.entries(defaults).filter(([key]) => !(key in layer.s) && key !== "frame")
      .map(([key, value]) => ({ key, value, isDefault: true }));
    return set.concat(rest);
  }

  /**
   * How a touch at a point of the screen finds its view: the windows from the front, in each view the same rules as
   * UIKit's, subviews from the last to the first. Each step has the rule that ended it.
   */
  hitTest(x, y) {
    const steps = [];
    for (const root of [...this.roots].reverse()) {
      const local = this.local(root, [x, y]);
      if (!local) continue;
      const hit = this.find(root, local, [x, y], 0, steps);
      if (hit >= 0) return { steps, hit };
    }
    return { steps, hit: -1 };
  }

  find(i, point, screen, depth, steps) {
    const layer = this.at(i);
    const step = { i, depth, point, obstacle: layer.no || null, isHit: false, own: Boolean(layer.own) };
    steps.push(step);
    if (!step.obstacle && !this.contains(i, point, screen)) step.obstacle = "the point is outside its bounds";
    if (step.obstacle) return -1;
    for (const child of layer.children.filter((c) => this.at(c).v).reverse()) {
      const local = this.local(child, point);
      if (!local) {
        steps.push({ i: child, depth: depth + 1, point, obstacle: "its transform is singular", isHit: false });
        continue;
      }
      const hit = this.find(child, local, screen, depth + 1, steps);
      if (hit >= 0) return hit;
    }
    step.isHit = true;
    return i;
  }

  /** A point of the superview's space in a view's; null where there is none. */
  local(i, [x, y]) {
    const layer = this.at(i);
    if (layer.m) {
      const [a, b, c, d, tx, ty] = layer.m.map(Number);
      return [a * x + c * y + tx, b * x + d * y + ty];
    }
    return this.area(i) > 1e-9 ? [NaN, NaN] : null;
  }

  contains(i, [x, y], screen) {
    if (Number.isNaN(x)) return inside(this.at(i).q, screen[0], screen[1]);
    const [left, top, width, height] = this.at(i).b;
    return x >= left && y >= top && x < left + width && y < top + height;
  }

  /** The order of painting, without masks: from the back to the front, no layer before its superlayer. */
  get painting() {
    if (this.painted) return this.painted;
    this.painted = [];
    const rank = new Map(Array.from(this.state.order, (i, place) => [i, place]));
    const byDepth = (a, b) => (this.at(b).z || 0) - (this.at(a).z || 0) || rank.get(b) - rank.get(a);
    const waiting = [...this.roots].reverse();
    while (waiting.length) {
      const i = waiting.pop();
      const layer = this.at(i);
      if (layer.mask) continue;
      this.painted.push(i);
      const children = layer.children;
      if (children.some((c) => this.at(c).z)) waiting.push(...[...children].sort(byDepth));
      else for (let k = children.length - 1; k >= 0; k--) waiting.push(children[k]);
    }
    return this.painted;
  }

  /** The layers at a point of the screen, the front one first: what a person sees there, clips counted. */
  stack(x, y) {
    const found = [];
    const isCut = new Uint8Array(this.state.alive.length);
    for (const i of this.painting) {
      const layer = this.at(i);
      if (layer.h || (layer.p >= 0 && isCut[layer.p])) { isCut[i] = 1; continue; }
      const isInside = layer.q.length > 0 && inside(layer.q, x, y);
      if (layer.cl && !isInside) isCut[i] = 1;
      if (isInside) found.push(i);
    }
    return found.reverse();
  }

  /** The subtree of a layer, itself included. */
  below(i) {
    const result = new Set();
    const waiting = [i];
    while (waiting.length) {
      const next = waiting.pop();
      result.add(next);
      waiting.push(...this.at(next).children);
    }
    return result;
  }

  /** Left, top, right, bottom on the screen. */
  box(i) {
    const q = this.at(i).q;
    if (!q.length) return null;
    const [xs, ys] = [[q[0], q[2], q[4], q[6]], [q[1], q[3], q[5], q[7]]];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  area(i) {
    const q = this.at(i).q;
    return q.length ? Math.abs((q[4] - q[0]) * (q[7] - q[3]) - (q[5] - q[1]) * (q[6] - q[2])) / 2 : 0;
  }
}

/** True when a point lies in a quadrilateral of eight numbers. */
function inside(q, x, y) {
  let sign = 0;
  for (let k = 0; k < 4; k++) {
    const [ax, ay, bx, by] = [q[2 * k], q[2 * k + 1], q[(2 * k + 2) % 8], q[(2 * k + 3) % 8]];
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (cross !== 0) {
      if (sign && Math.sign(cross) !== sign) return false;
      sign = Math.sign(cross);
    }
  }
  return sign !== 0;
}

/** One affine map after the other, as six numbers each. */
function multiplied([a, b, c, d, x, y], [e, f, g, h, u, v]) {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h, x * e + y * g + u, x * f + y * h + v];
}

function inverted([a, b, c, d, x, y]) {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * y - d * x) / area, (b * x - a * y) / area];
}

/** The map of a rectangle onto a parallelogram; null where it is none. */
function affine([left, top, width, height], q) {
  if (!q.length || !(width > 0) || !(height > 0)) return null;
  const [a, b, c, d] = [(q[2] - q[0]) / width, (q[3] - q[1]) / width, (q[6] - q[0]) / height, (q[7] - q[1]) / height];
  if (Math.abs(q[0] + a * width + c * height - q[4]) > 0.02 || Math.abs(q[1] + b * width + d * height - q[5]) > 0.02) return null;
  return [a, b, c, d, q[0] - a * left - c * top, q[1] - b * left - d * top];
}
