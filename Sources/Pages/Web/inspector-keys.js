/** The keys of the inspector: what is pressed, and what the list of keys says of it. */
class InspectorKeys {
  static list = [
    [["V", "T", "M"], "select, touch, measure"], [["P", "D", "B"], "picture, depth, both"], [["1", "2", "3"], "layer, frame, film"],
    [["F"], "focus on the chosen layer"], [["0"], "fit"], [["+", "−"], "zoom"], [["O"], "overlay"], [["/"], "search all"],
    [["Space"], "play, pause"], [[",", "."], "frame back, on"], [["Shift ,", "Shift ."], "event back, on"], [["Home", "End"], "first frame, last frame"], [["[", "]"], "costlier frame back, on"],
    [["←", "→", "↑", "↓"], "move in the tree, along a lane, turn in depth"], [["G"], "ghost of the frame before"], [["L"], "lanes"], [["C"], "copy as YAML"], [["Alt"], "pixels while measuring"], [["Esc"], "field, menu, measure, choice"], [["?"], "keys"],
  ];

  constructor(actions) {
    this.actions = actions;
    document.addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.key === "Escape" && !document.querySelector("dialog")) return this.actions.escape(event);
    if (isTyping(event) || event.altKey || document.querySelector("dialog")) return;
    const { actions } = this;
    const choices = {
      v: () => actions.set({ tool: "select" }), t: () => actions.set({ tool: "touch" }), m: () => actions.set({ tool: "measure" }),
      p: () => actions.set({ stage: "picture" }), d: () => actions.set({ stage: "depth" }), b: () => actions.set({ stage: "both" }),
      1: () => actions.set({ scope: "layer" }), 2: () => actions.set({ scope: "frame" }), 3: () => actions.set({ scope: "film" }),
      f: () => actions.focus(), 0: () => actions.fit(), "+": () => actions.zoom(1.25), "=": () => actions.zoom(1.25), "-": () => actions.zoom(1 / 1.25),
      o: () => actions.nextOverlay(), "/": () => actions.search(), ",": () => actions.turn(-1), ".": () => actions.turn(1), "<": () => actions.nextEvent(-1), ">": () => actions.nextEvent(1), " ": () => actions.play(), l: () => actions.dock(), g: () => actions.ghost(),
      home: () => actions.frame(0), end: () => actions.frame(Infinity), "[": () => actions.costlier(-1), "]": () => actions.costlier(1),
      c: () => actions.copy(), "?": () => keyDialog(InspectorKeys.list),
    };
    const arrows = { arrowup: -1, arrowdown: 1, arrowleft: 0, arrowright: 0 };
    // A button that has the focus is pressed by Space.
    if (event.key === " " && event.target.closest("button, summary, [role=button]")) return;
    // Shift and a comma is another character on each keyboard.
    const key = event.shiftKey && event.code === "Comma" ? "<" : event.shiftKey && event.code === "Period" ? ">" : event.key.toLowerCase();
    const action = choices[key] || (key in arrows && event.target === document.body ? () => actions.tree(event) : null);
    if (!action || event.defaultPrevented) return;
    event.preventDefault();
    action();
  }
}
