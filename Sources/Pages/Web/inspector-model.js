/** One frame of a scene: what the page holds of it, and what follows from that. */
class Moment {
  constructor(data) {
    Object.assign(this, data);
    this.layers.forEach((layer, i) => {
      layer.i = i;
      layer.children = [];
      layer.depth = layer.p < 0 ? 0 : this.layers[layer.p].depth + 1;
      layer.hidden = Boolean(layer.h) || (layer.p >= 0 && this.layers[layer.p].hidden);
      layer.passes = 0;
      layer.steps = 0;
      if (layer.p >= 0) this.layers[layer.p].children.push(i);
    });
    this.passes.forEach((pass, k) => {
      pass.k = k;
      pass.bytes = pass.stored + pass.loaded;
      if (pass.place >= 0) this.layers[pass.place].passes += 1;
    });
    for (const step of this.trace) if (step.place >= 0) this.layers[step.place].steps += 1;
    this.openLayers = new Map(this.open.map(({ layer, why }) => [layer, why]));
    this.byName = new Map(this.layers.map((layer) => [layer.n, layer.i]).reverse());
    this.roots = this.layers.filter((layer) => layer.p < 0).map((layer) => layer.i);
    this.depth = this.layers.reduce((most, layer) => Math.max(most, layer.depth), 0);
    // Painter's order of sheets: outer before inner, at one depth the order of the tree, moved by zPosition.
    this.order = this.layers.map((layer) => layer.i).sort((a, b) => {
      const [x, y] = [this.layers[a], this.layers[b]];
      return x.depth - y.depth || (x.p === y.p ? (x.z || 0) - (y.z || 0) : 0) || a - b;
    });
    this.costs = this.groupPasses();
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
    const layer = this.layers[i];
    if (layer.mask && !layer.id) return "mask";
    if (layer.id || /^(view|window(\[\d+\])?)$/.test(layer.n)) return layer.n;
    if (layer.t) return "“" + layer.t.text.replace(/\s+/g, " ").slice(0, 80) + "”";
    return layer.c;
  }

  kind(i) {
    const layer = this.layers[i];
    if (layer.mask) return "mask";
    if (layer.p < 0) return "window";
    if (layer.t) return "text";
    if (layer.png && !layer.f) return "image";
    return layer.v ? "view" : "layer";
  }

  /** The name by which scenes and commands find it, and the words for where that is. */
  path(i) { return this.layers[i].id || this.layers[i].n; }

  where(i) {
    return this.path(i).replace(/~mask/g, " › mask").replace(/~(\d+)/g, " › sublayer $1");
  }

  name(i) { return this.layers[i].c + ":" + this.layers[i].n; }

  ancestors(i) {
    const result = [];
    for (let p = this.layers[i].p; p >= 0; p = this.layers[p].p) result.push(p);
    return result;
  }

  /** Keys with values and whether they are defaults, those that are set first. */
  properties(i) {
    const layer = this.layers[i];
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
    const layer = this.layers[i];
    const step = { i, depth, point, obstacle: layer.no || null, isHit: false, own: Boolean(layer.own) };
    steps.push(step);
    if (!step.obstacle && !this.contains(i, point, screen)) step.obstacle = "the point is outside its bounds";
    if (step.obstacle) return -1;
    for (const child of layer.children.filter((c) => this.layers[c].v).reverse()) {
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
    const layer = this.layers[i];
    if (layer.m) {
      const [a, b, c, d, tx, ty] = layer.m.map(Number);
      return [a * x + c * y + tx, b * x + d * y + ty];
    }
    return this.area(i) > 1e-9 ? [NaN, NaN] : null;
  }

  contains(i, [x, y], screen) {
    if (Number.isNaN(x)) return inside(this.layers[i].q, screen[0], screen[1]);
    const [left, top, width, height] = this.layers[i].b;
    return x >= left && y >= top && x < left + width && y < top + height;
  }

  /** The order of painting, without masks: from the back to the front, no layer before its superlayer. */
  get painting() {
    if (this.painted) return this.painted;
    this.painted = [];
    const byDepth = (a, b) => (this.layers[b].z || 0) - (this.layers[a].z || 0) || b - a;
    const waiting = [...this.roots].reverse();
    while (waiting.length) {
      const i = waiting.pop();
      const layer = this.layers[i];
      if (layer.mask) continue;
      this.painted.push(i);
      const children = layer.children;
      if (children.some((c) => this.layers[c].z)) waiting.push(...[...children].sort(byDepth));
      else for (let k = children.length - 1; k >= 0; k--) waiting.push(children[k]);
    }
    return this.painted;
  }

  /** The layers at a point of the screen, the front one first: what a person sees there, clips counted. */
  stack(x, y) {
    const found = [];
    const isCut = new Uint8Array(this.layers.length);
    for (const i of this.painting) {
      const layer = this.layers[i];
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
      waiting.push(...this.layers[next].children);
    }
    return result;
  }

  /** Left, top, right, bottom on the screen. */
  box(i) {
    const q = this.layers[i].q;
    if (!q.length) return null;
    const [xs, ys] = [[q[0], q[2], q[4], q[6]], [q[1], q[3], q[5], q[7]]];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  area(i) {
    const q = this.layers[i].q;
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
