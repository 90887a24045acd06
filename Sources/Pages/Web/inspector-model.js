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
      if (layer.p >= 0) this.layers[layer.p].children.push(i);
    });
    for (const pass of this.passes) if (pass.place >= 0) this.layers[pass.place].passes += 1;
    this.roots = this.layers.filter((layer) => layer.p < 0).map((layer) => layer.i);
    this.depth = this.layers.reduce((most, layer) => Math.max(most, layer.depth), 0);
    // Painter's order: outer before inner, at one depth the order of the tree, moved by zPosition.
    this.order = this.layers.map((layer) => layer.i).sort((a, b) => {
      const [x, y] = [this.layers[a], this.layers[b]];
      return x.depth - y.depth || (x.p === y.p ? (x.z || 0) - (y.z || 0) : 0) || a - b;
    });
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
    const defaults = this.defaults[layer.c] || this.defaults.CALayer || {};
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
