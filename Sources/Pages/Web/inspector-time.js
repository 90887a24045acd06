/** Where a time lies between the left and the right end of the dock. A frame lasts until the next one. */
class Timeline {
  constructor(frames) {
    this.times = frames.map((frame) => frame.time);
    const steps = this.times.slice(1).map((time, k) => time - this.times[k]).sort((a, b) => a - b);
    this.step = steps[steps.length >> 1] || 1;
    this.start = this.times[0] - this.step / 2;
    this.length = this.times[this.times.length - 1] + this.step / 2 - this.start;
  }

  /** From 0 to 1. */
  place(time) { return (time - this.start) / this.length; }

  /** The frame that is nearest to a place. */
  frame(place) { return this.nearest(this.start + place * this.length); }

  nearest(time) {
    const next = this.after(time);
    if (next === 0 || next === this.times.length) return Math.min(next, this.times.length - 1);
    return time - this.times[next - 1] <= this.times[next] - time ? next - 1 : next;
  }

  /** The frame that is shown at a time: the last one that began. */
  shown(time) { return Math.max(0, this.after(time + 1e-9) - 1); }

  /** The first frame behind a time, the number of frames where there is none. */
  after(time) {
    let [low, high] = [0, this.times.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.times[middle] <= time) low = middle + 1; else high = middle;
    }
    return low;
  }

  /** Round times from the first frame to the last, about `most`. */
  ticks(most) {
    const rough = this.length / Math.max(1, most);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) || rough;
    const found = [];
    for (let k = Math.ceil(this.times[0] / step - 1e-9); k * step <= this.times[this.times.length - 1] + 1e-9; k++) found.push(k * step);
    return { step, times: found };
  }
}

/** Lets the frames follow each other in their own time, or slower. */
class Player {
  static speeds = [[1, "1x"], [0.5, "0.5x"], [0.25, "0.25x"], [0.1, "0.1x"]];

  /** `changed` is told when it begins and ends. */
  constructor(timeline, state, changed) {
    this.timeline = timeline;
    this.state = state;
    this.changed = changed;
    this.speed = 1;
    this.isPlaying = false;
  }

  toggle() { if (this.isPlaying) this.stop(); else this.start(); }

  start() {
    const { times } = this.timeline;
    if (this.state.frame >= times.length - 1) this.state.set({ frame: 0 });
    this.isPlaying = true;
    this.time = times[this.state.frame];
    this.last = performance.now();
    this.shown = this.state.frame;
    this.changed();
    requestAnimationFrame((now) => this.tick(now));
  }

  stop() {
    this.isPlaying = false;
    this.changed();
  }

  tick(now) {
    if (!this.isPlaying) return;
    // Whoever goes to another frame plays on from there.
    if (this.state.frame !== this.shown) this.time = this.timeline.times[this.state.frame];
    this.time += Math.max(0, now - this.last) / 1000 * this.speed;
    this.last = now;
    this.shown = this.timeline.shown(this.time);
    this.state.set({ frame: this.shown });
    if (this.shown === this.timeline.times.length - 1) return this.stop();
    requestAnimationFrame((later) => this.tick(later));
  }
}
