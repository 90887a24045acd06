"use strict";

/** Makes an element. Texts become text nodes: nothing that a scene says is ever read as markup. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
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

/** `["j", "k"], "choose"` as keys and what they do. */
function keys(...list) {
  return make("span", { class: "keys" }, list.map(([names, what]) =>
    make("span", {}, names.map((name) => [make("kbd", {}, name), " "]), what)));
}

function canvas(width, height) {
  const element = document.createElement("canvas");
  element.width = Math.max(1, width);
  element.height = Math.max(1, height);
  return element;
}

/** True when a key press belongs to a field, or to the browser. */
function isTyping(event) {
  const element = event.target;
  return event.ctrlKey || event.metaKey || event.altKey
    || (element instanceof HTMLInputElement && element.type !== "range" && element.type !== "checkbox")
    || element instanceof HTMLSelectElement;
}

/** Copies text; where a page from a file may not, it is selected for the reader to copy. */
async function copy(text, element) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const range = document.createRange();
    range.selectNodeContents(element);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    return false;
  }
}

const bytes = (count) =>
  count >= 1048576 ? (count / 1048576).toFixed(1) + " MB" : count >= 1024 ? Math.round(count / 1024) + " KB" : count + " B";
