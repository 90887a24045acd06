"use strict";

/** Makes an element. Texts become text nodes: nothing that a scene says is ever read as markup. */
function make(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") {
      for (const [event, action] of Object.entries(value)) element.addEventListener(event, action);
    } else {
      element.setAttribute(key, value === true ? "" : value);
    }
  }
  append(element, children);
  return element;
}

/** The same for drawings. */
function draw(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function append(element, children) {
  for (const child of children.flat(9)) {
    if (child !== undefined && child !== null && child !== false) {
      element.append(child instanceof Node ? child : String(child));
    }
  }
}

function replace(element, ...children) {
  element.textContent = "";
  append(element, children);
}

/** The JSON of a data block; read when it is needed, not before. */
function block(id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : null;
}

/**
 * At most `limit` characters: a page shows a megabyte of text in part. What turns the direction of writing ends with the
 * text: an isolate that is left open would take the end of the element's own, and turn what comes behind.
 */
function short(text, limit) {
  const shown = text.length > limit ? text.slice(0, limit) : text;
  let open = 0;
  for (const mark of shown.match(/[\u2066-\u2069]/g) || []) open = mark === "\u2069" ? Math.max(0, open - 1) : open + 1;
  return shown + "\u2069".repeat(open) + (text.length > limit ? "… (" + text.length + " characters)" : "");
}

/** A PNG that lies in the page as base64, as a picture that can be drawn. */
async function picture(base64) {
  const image = new Image();
  image.src = "data:image/png;base64," + base64;
  await image.decode();
  return image;
}

function canvas(width, height) {
  const element = document.createElement("canvas");
  element.width = Math.max(1, width);
  element.height = Math.max(1, height);
  return element;
}

/** The colours of the scheme by token, for those who draw. */
function tokens() {
  const style = getComputedStyle(document.documentElement);
  return new Proxy({}, { get: (_, name) => style.getPropertyValue("--" + name).trim() });
}

/** True when a key press belongs to a field, or to the browser. */
function isTyping(event) {
  const element = event.target;
  return event.ctrlKey || event.metaKey
    || (element instanceof HTMLInputElement && element.type !== "range" && element.type !== "checkbox")
    || element instanceof HTMLSelectElement;
}

/** What the page remembers for its reader; nothing where the browser keeps nothing for it. */
const memory = {
  known: new Map(),
  get(key) {
    if (!memory.known.has(key)) {
      let value = null;
      try { value = localStorage.getItem("offstage." + key); } catch { /* nothing is kept */ }
      memory.known.set(key, value);
    }
    return memory.known.get(key);
  },
  set(key, value) {
    if (memory.get(key) === String(value)) return;
    memory.known.set(key, String(value));
    try { localStorage.setItem("offstage." + key, value); } catch { /* it is forgotten */ }
  },
};

// Numbers with their units

/** At most three decimals, none that say nothing. */
const number = (value) => Number.isFinite(value) ? String(Math.round(value * 1000) / 1000 + 0) : "?";
/** Decimal and rounded, as the program prints them: `640 bytes`, `27 KB`, `2.7 MB`. */
const bytes = (amount) => {
  if (amount < 1000) return `${amount} ${amount === 1 ? "byte" : "bytes"}`;
  if (amount >= 9950 && amount < 999500) return `${Math.round(amount / 1000)} KB`;
  const units = ["KB", "MB", "GB", "TB"];
  let unit = 0, step = 100;
  while (unit + 1 < units.length && Math.round(amount / step) >= 9995) [unit, step] = [unit + 1, step * 1000];
  return `${Math.round(amount / step) / 10} ${units[unit]}`;
};
/** `16,508`; made once, as making it takes longer than all that it writes. */
const digits = new Intl.NumberFormat("en");
const grouped = (amount) => digits.format(amount);
const count = (amount, one, many = one + "s") => `${grouped(amount)} ${amount === 1 ? one : many}`;
/** `20, 300  335 × 120 pt`. */
const place = ([x, y, width, height], unit = "pt") =>
  `${number(x)}, ${number(y)}  ${number(width)} × ${number(height)} ${unit}`;
const seconds = (time) => number(time) + " s";
