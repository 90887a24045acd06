/**
 * The layers of up to 60 frames in columns: the first frame, and what changes from each to the next. A layer's number is
 * its place in all columns, and is its own for ever.
 */
class LayerColumns {
  static wide = [["parent", Int32Array], ["name", Uint32Array], ["x", Float32Array], ["y", Float32Array], ["width", Float32Array], ["height", Float32Array],
    ["transform", Uint32Array], ["style", Uint32Array], ["picture", Uint32Array]];
  static narrow = [["class", Uint16Array], ["flags", Uint16Array]];
  /** In the order of a mask's bits: name, bytes, how it is read. */
  static fields = [["parent", 4, "getInt32"], ["class", 2, "getUint16"], ["name", 4, "getUint32"], ["x", 4, "getFloat32"], ["y", 4, "getFloat32"], ["width", 4, "getFloat32"],
    ["height", 4, "getFloat32"], ["transform", 4, "getUint32"], ["style", 4, "getUint32"], ["picture", 4, "getUint32"], ["flags", 2, "getUint16"]];
  static dies = 0x8000;
  static parentBit = 1;

  /** The layers of a frame that is lost. */
  static empty = { j: 0, structure: 0, order: new Int32Array(0), alive: new Uint8Array(0), parent: new Int32Array(0) };

  constructor(bytes) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [format, frames, rows, capacity, tables] = [0, 4, 8, 12, 16].map((at) => this.view.getUint32(at, true));
    if (format !== 2) throw new BrokenBlock("another format");
    let at = 20 + tables;
    Object.assign(this, FilmData.json(bytes.subarray(20, at)));
    const take = (type) => {
      const column = new type(bytes.buffer, bytes.byteOffset + at, rows);
      at += rows * type.BYTES_PER_ELEMENT;
      return column;
    };
    const ids = take(Uint32Array);
    const key = { j: 0, structure: 0, order: Int32Array.from(ids), alive: new Uint8Array(capacity) };
    for (const [name, type] of LayerColumns.wide.concat(LayerColumns.narrow)) {
      const [column, whole] = [take(type), new type(capacity)];
      for (let r = 0; r < rows; r++) whole[ids[r]] = column[r];
      key[name] = whole;
    }
    for (let r = 0; r < rows; r++) key.alive[ids[r]] = 1;
    this.key = this.last = key;
    this.deltas = [null];
    for (let j = 1; j < frames; j++) {
      this.deltas.push([at + 4, this.view.getUint32(at, true)]);
      at += 4 + this.view.getUint32(at, true);
    }
  }

  /** The columns as they are in a frame; never changed again. */
  state(j) {
    const from = this.last.j <= j ? this.last : this.key;
    if (from.j === j) return from;
    const state = { ...from };
    // A column that nothing changes is the same in both.
    const own = new Set();
    const writable = (name) => {
      if (!own.has(name)) {
        own.add(name);
        state[name] = from[name].slice();
      }
      return state[name];
    };
    while (state.j < j) this.advance(state, writable);
    this.last = state;
    return state;
  }

  advance(state, writable) {
    state.j += 1;
    const { view } = this;
    let [at] = this.deltas[state.j];
    const varint = () => {
      let [value, factor] = [0, 1];
      for (;;) {
        const byte = view.getUint8(at++);
        value += (byte & 0x7f) * factor;
        if (byte < 0x80) return value;
        factor *= 128;
      }
    };
    let isNew = false;
    let i = -1;
    for (let left = varint(); left > 0; left--) {
      i += varint();
      const mask = view.getUint16(at, true);
      at += 2;
      if (mask & LayerColumns.dies) {
        writable("alive")[i] = 0;
        isNew = true;
        continue;
      }
      if (mask & LayerColumns.parentBit) isNew = true;
      if (!state.alive[i]) writable("alive")[i] = 1;
      for (let bit = 0; bit < 11; bit++) {
        if (!(mask & 1 << bit)) continue;
        const [name, size, read] = LayerColumns.fields[bit];
        writable(name)[i] = view[read](at, true);
        at += size;
      }
    }
    const kind = varint();
    if (kind || isNew) {
      state.order = this.reorder(state, kind, varint);
      state.structure += 1;
    }
  }

  reorder(state, kind, varint) {
    if (kind === 2) return Int32Array.from({ length: varint() }, varint);
    const kept = state.order.filter((i) => state.alive[i]);
    if (kind === 0) return kept;
    // Those that are born are alive already, and were in no order.
    const order = [];
    let [from, place] = [0, -1];
    for (let left = varint(); left > 0; left--) {
      place += varint();
      while (order.length < place) order.push(kept[from++]);
      order.push(varint());
    }
    while (from < kept.length) order.push(kept[from++]);
    return Int32Array.from(order);
  }

  /** The tree of a state: children, depths and roots; one for all frames between which it does not change. */
  structure(state) {
    if (this.tree?.version === state.structure) return this.tree;
    this.tree = new LayerTree(state);
    return this.tree;
  }
}

/** Who lies below whom. */
class LayerTree {
  constructor({ order, parent, structure }) {
    this.version = structure;
    const size = parent.length;
    this.depths = new Uint16Array(size);
    this.starts = new Int32Array(size + 1);
    this.roots = [];
    this.deepest = 0;
    for (const i of order) {
      const p = parent[i];
      if (p < 0) this.roots.push(i);
      else {
        this.starts[p + 1] += 1;
        this.depths[i] = Math.min(65535, this.depths[p] + 1);
        if (this.depths[i] > this.deepest) this.deepest = this.depths[i];
      }
    }
    for (let i = 0; i < size; i++) this.starts[i + 1] += this.starts[i];
    const next = this.starts.slice();
    this.items = new Int32Array(this.starts[size]);
    for (const i of order) if (parent[i] >= 0) this.items[next[parent[i]]++] = i;
  }

  children(i) { return this.items.subarray(this.starts[i], this.starts[i + 1]); }
}

/** The lists of up to 60 frames; of each what differs from the frame before. */
class FrameLists {
  constructor(bytes, frames) {
    const found = bytes ? FilmData.json(bytes) : { items: [], frames: Array.from({ length: frames }, () => ({})) };
    this.items = found.items;
    this.frames = found.frames;
    this.known = new Map();
  }

  /** A list of a frame. */
  list(name, j) {
    let [ids, at] = this.known.get(name) || [[], -1];
    if (at > j) [ids, at] = [[], -1];
    while (at < j) {
      at += 1;
      const edits = this.frames[at][name];
      if (!edits) continue;
      ids = ids.slice();
      for (const [start, gone, ...put] of edits) {
        if (gone === put.length) put.forEach((id, k) => { ids[start + k] = id; });
        else ids.splice(start, gone, ...put);
      }
    }
    this.known.set(name, [ids, at]);
    return ids.map((id) => this.items[id]);
  }
}
