/** A block of the page could not be read: of which frames, and what of them. */
class BrokenBlock extends Error {}

/**
 * The blocks of the page, read when they are asked for: layers, lists and names of 60 frames each, pictures. A few of them
 * are kept.
 */
class FilmData {
  static keptChunks = 3;
  static keptMoments = 6;
  static keptBitmaps = 24;

  constructor(index) {
    this.index = index;
    this.chunks = new Map();
    this.moments = new Map();
    this.bitmaps = new Map();
    this.names = [];
    this.nameBlocks = [];
    this.defaults = {};
    /** What could not be read, by the first frame of its block: first frame, number of frames, words. */
    this.lost = new Map();
    // The script runs before the blocks that stand behind it are there.
    this.isRead = document.readyState === "loading" ? new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true })) : Promise.resolve();
  }

  get sources() {
    this.sourceTexts ||= block("src") || [];
    return this.sourceTexts;
  }

  /** A file's number; 0 for one that the page does not have. */
  file(name) { return Math.max(0, this.sources.findIndex((one) => one.file === name)); }

  /** A thing under its key, as the last one that was used; the oldest go. */
  static keep(map, key, most, make) {
    const value = map.has(key) ? map.get(key) : make();
    map.delete(key);
    map.set(key, value);
    while (map.size > most) map.delete(map.keys().next().value);
    return value;
  }

  /** The times of an index: a list, or first, rate and number of even steps. */
  static times({ times }) {
    if (Array.isArray(times)) return times;
    const [first, rate, amount] = times.steps;
    return Array.from({ length: amount }, (_, k) => (first + k) / rate);
  }

  // Frames

  place(k) { return this.index.chunks.findIndex(([first, count]) => k >= first && k < first + count); }

  /** A frame; one that says what is lost where its block is broken. */
  async moment(k) {
    const known = this.moments.get(k);
    if (known) return FilmData.keep(this.moments, k, FilmData.keptMoments, () => known);
    const c = this.place(k);
    const [first, amount] = this.index.chunks[c] || [0, 1];
    let moment;
    try {
      const chunk = await this.chunk(c);
      moment = new Moment(this, k, chunk.state(k - first), chunk.columns, chunk.parts, chunk.lost);
    } catch (error) {
      if (!(error instanceof BrokenBlock)) throw error;
      moment = new Moment(this, k, LayerColumns.empty, null, null, this.lose(first, amount, `${this.span(first, amount)} cannot be read: their block is broken.`));
    }
    return FilmData.keep(this.moments, k, FilmData.keptMoments, () => moment);
  }

  lose(first, amount, words) {
    if (first >= 0 && first < this.index.times.length) this.lost.set(first, { first, amount, words });
    return words;
  }

  losesLists(first, amount) { return this.lose(first, amount, `The passes, steps and constraints of ${this.span(first, amount).toLowerCase()} cannot be read: their block is broken.`); }

  /** Finds out whether the blocks of a place can be read, and keeps nothing of them. */
  async checkBlock(c) {
    const [first, amount, layers, parts] = this.index.chunks[c];
    if (this.chunks.has(c) || this.lost.has(first)) return;
    try { await this.bytes("c" + c, layers); } catch { this.lose(first, amount, `${this.span(first, amount)} cannot be read: their block is broken.`); return; }
    await this.bytes("a" + c, parts).catch(() => this.losesLists(first, amount));
  }

  span(first, amount) {
    const { times } = this.index;
    return amount === 1 ? `Frame ${first + 1} (${seconds(times[first])})` : `Frames ${first + 1} to ${first + amount} (${seconds(times[first])} to ${seconds(times[first + amount - 1])})`;
  }

  async chunk(c) {
    if (c < 0) throw new BrokenBlock("there is no such frame");
    return FilmData.keep(this.chunks, c, FilmData.keptChunks, () => this.read(c));
  }

  async read(c) {
    const [first, amount, layers, parts] = this.index.chunks[c];
    const [bytes, lists] = await Promise.all([this.bytes("c" + c, layers), this.bytes("a" + c, parts).catch(() => null), this.readNames(c)]);
    const columns = new LayerColumns(bytes);
    const lost = lists ? this.lostNames || "" : this.losesLists(first, amount);
    return { columns, parts: new FrameLists(lists, amount), lost, state: (j) => columns.state(j) };
  }

  /** The names of a block and of those before it: each name stands where it is first used. */
  async readNames(c) {
    await Promise.all(this.index.chunks.slice(0, c + 1).map((chunk, n) => this.nameBlocks[n] ||= this.bytes("n" + n, chunk[4]).then(FilmData.json).catch(() => null)));
    for (let n = this.namedBlocks || 0; n <= c; n++) {
      const found = await this.nameBlocks[n];
      const [from, to] = [this.index.chunks[n][5], this.index.chunks[n][6]];
      for (let i = from; i < to; i++) this.names[i] = found ? found.names[i - from] : { n: "name " + i };
      if (found) Object.assign(this.defaults, found.defaults);
      else this.lostNames = `The names that are first seen in ${this.span(...this.index.chunks[n]).toLowerCase()} cannot be read: their block is broken.`;
      this.namedBlocks = n + 1;
    }
  }

  // Blocks

  static json(bytes) { return JSON.parse(new TextDecoder().decode(bytes)); }

  async text(id) {
    await this.isRead;
    const element = document.getElementById(id);
    if (!element) throw new BrokenBlock(id + " is missing");
    return element.textContent;
  }

  async bytes(id, check) {
    const text = await this.text(id);
    try {
      const packed = Uint8Array.fromBase64 ? Uint8Array.fromBase64(text) : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      if (FilmData.check(bytes) === check) return bytes;
    } catch { /* as below */ }
    throw new BrokenBlock(id + " is damaged");
  }

  /** FNV-1a of 32 bits. */
  static check(bytes) {
    let hash = 0x811c9dc5;
    for (let k = 0; k < bytes.length; k++) hash = Math.imul(hash ^ bytes[k], 0x01000193);
    return hash >>> 0;
  }

  // Pictures

  /** A picture by its hash; null where it cannot be read. */
  bitmap(hash) {
    return FilmData.keep(this.bitmaps, hash, FilmData.keptBitmaps, async () => {
      try { return await picture(await this.text("p" + hash)); } catch { return null; }
    });
  }

  /** A frame's picture: the key picture with what differs from it drawn over it. */
  async frame([key, ...patches]) {
    const [base, ...parts] = await Promise.all([this.bitmap(key), ...patches.map((patch) => this.bitmap(patch[4]))]);
    if (!base) return null;
    if (!patches.length) return base;
    const whole = canvas(base.naturalWidth, base.naturalHeight);
    const context = whole.getContext("2d");
    context.drawImage(base, 0, 0);
    patches.forEach(([x, y, width, height], k) => {
      context.clearRect(x, y, width, height);
      if (parts[k]) context.drawImage(parts[k], x, y);
    });
    return whole;
  }
}
