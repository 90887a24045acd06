/** The parts that all pages are made of. */

/** Buttons of which one is pressed: `[value, title, key]`. */
function segment(label, options, choose) {
  const buttons = options.map(([value, title, key]) => make("button", {
    type: "button", "data-value": value, "aria-pressed": "false", "data-tip": label + ": " + title, "data-key": key,
    on: { click: () => choose(value) },
  }, title));
  const root = make("div", { class: "segment", role: "group", "aria-label": label }, buttons);
  root.show = (value) => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.value === value));
  };
  return root;
}

/** A menu of the system: `[value, title]`. */
function menu(label, options, choose) {
  const root = make("select", { "aria-label": label, "data-tip": label, on: { change: () => choose(root.value) } },
    options.map(([value, title]) => make("option", { value }, title)));
  return root;
}

/** A part of a panel that folds; whether it is open is remembered by its name. */
function section(name, title, { figure, folded = false } = {}, ...children) {
  const known = memory.get("fold." + name);
  let isOpen = known === null ? !folded : known === "open";
  const root = make("details", {
    class: "section", "data-section": name, open: isOpen,
    // It is told of being made, too.
    on: { toggle: () => { if (root.open !== isOpen) memory.set("fold." + name, (isOpen = root.open) ? "open" : "folded"); } },
  }, make("summary", {}, title, figure ? make("span", { class: "figure" }, figure) : null),
    make("div", { class: "inside" }, children));
  return root;
}

/** A figure in large type with its words. */
function figure(value, words, token) {
  return make("div", {}, make("b", { class: token }, value), make("span", {}, words));
}

/** `[key, value, {isDefault, token}]`: a click on a value copies it. */
function valueTable(rows) {
  return make("table", { class: "values" }, rows.map(([key, value, { isDefault, token, extra } = {}]) =>
    make("tr", { class: isDefault ? "default" : "set" }, make("td", {}, key.split(/(?<=[a-z])(?=[A-Z])/).flatMap((part, k) => k ? [make("wbr"), part] : part)),
      make("td", {}, make("button", {
        type: "button", class: token, "aria-label": `${key}: copy ${short(String(value), 60)}`,
        on: { click: (event) => copy(String(value), event.currentTarget) },
      }, extra, withUnit(short(String(value), 2000)))))));
}

/** The unit at the end of a value is dim. */
function withUnit(text) {
  const found = /^(.*\d) (pt|px|ms|s|KB|MB|B|%)$/s.exec(text);
  return found ? [found[1] + " ", make("span", { class: "unit" }, found[2])] : text;
}

/** What stands where nothing is: a sentence and, where there is one, what to do. */
function empty(sentence, title, action) {
  return make("p", { class: "empty" }, make("span", {}, sentence),
    title ? make("button", { type: "button", class: "link", on: { click: action } }, title) : null);
}

/** A colour beside its name. */
function swatch(value) {
  if (!/^#[0-9A-F]{6}([0-9A-F]{2})?$/i.test(value)) return null;
  const element = make("i", { class: "swatch" });
  element.style.background = value;
  return element;
}

const iconPaths = {
  view: "M2.5 2.5h9v9h-9z", layer: "M7 2l5.5 5L7 12 1.5 7z", mask: "M7 2a5 5 0 1 0 0 10zM7 2a5 5 0 0 1 0 10",
  text: "M3 3.5h8M7 3.5v8", image: "M2 3h10v8H2zM2 9l3-3 3 3 1.500-1.500L12 10", window: "M2 2.500h10v9H2zM2 5h10",
};
const icon = (kind) => draw("svg", { class: "icon", viewBox: "0 0 14 14", "aria-hidden": "true" },
  draw("path", { d: iconPaths[kind] || iconPaths.view }));

/** Words that go away by themselves. */
function toast(text) {
  document.querySelector(".toast")?.remove();
  const root = make("div", { class: "toast", role: "status" }, text);
  document.body.append(root);
  setTimeout(() => root.remove(), 1600);
}

/** Copies text; where a page from a file may not, it is selected for the reader to copy. */
async function copy(text, element) {
  document.body.dataset.copied = text.slice(0, 100000);
  try {
    await navigator.clipboard.writeText(text);
    toast("Copied");
    return true;
  } catch {
    if (element) {
      const range = document.createRange();
      range.selectNodeContents(element);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    }
    toast("Selected: this page may not copy by itself");
    return false;
  }
}

/** The list of keys: `[keys, what]`. */
function keyDialog(list) {
  const root = make("dialog", { "aria-label": "Keys" }, make("h2", {}, "Keys",
    make("button", { type: "button", class: "button", on: { click: () => root.close() } }, "Close")),
    make("div", { class: "keys" }, list.map(([names, what]) => [
      make("span", {}, names.map((name) => make("kbd", {}, name))), make("span", {}, what)])));
  root.addEventListener("close", () => root.remove());
  document.body.append(root);
  root.showModal();
  return root;
}

/** A word on what an element does, with its key, when the pointer rests on it. */
class Tooltips {
  static delay = 400;

  constructor() {
    document.addEventListener("pointerover", (event) => this.wait(event.target.closest?.("[data-tip]")));
    document.addEventListener("pointerdown", () => this.hide());
    document.addEventListener("keydown", () => this.hide());
    document.addEventListener("scroll", () => this.hide(), true);
  }

  wait(element) {
    if (element === this.element) return;
    this.hide();
    this.element = element;
    if (element) this.timer = setTimeout(() => this.show(element), Tooltips.delay);
  }

  show(element) {
    if (!element.isConnected) return;
    const key = element.dataset.key;
    this.root = make("div", { class: "tip", role: "tooltip" }, make("span", { class: "name" }, short(element.dataset.tip, 400)),
      key ? make("kbd", {}, key) : null);
    document.body.append(this.root);
    const [box, own] = [element.getBoundingClientRect(), this.root.getBoundingClientRect()];
    const below = box.bottom + 6 + own.height < innerHeight;
    this.root.style.left = Math.max(4, Math.min(innerWidth - own.width - 4, box.left + box.width / 2 - own.width / 2)) + "px";
    this.root.style.top = (below ? box.bottom + 6 : Math.max(4, box.top - own.height - 6)) + "px";
  }

  hide() {
    clearTimeout(this.timer);
    this.root?.remove();
    this.root = this.element = null;
  }
}

new Tooltips();
