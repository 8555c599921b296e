import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BUTTONS } from './before-the-app';

/** What a person has done to a form of the HTML before the app was there. */
interface Done {
  values: Map<string, string>;
  focused: { name: string; selection: [number, number] | null } | null;
  /** The place, among the buttons of the forms, of the one that was pressed last; Enter presses one as well. */
  pressed: number | null;
}

let stoodFor = 0;

/** Milliseconds for which a person had looked at what the HTML has drawn when the app took its place. */
export function stoodAhead(): number {
  return stoodFor;
}

/**
 * Draws the app in the place of what the HTML and the host have drawn. Of a form nothing is lost that was typed meanwhile:
 * values, the caret and a button that was pressed are there again before the next key. Anything else is drawn in slices,
 * between which the browser answers the person; a link that had the focus has it again.
 */
export function drawInPlace(root: HTMLElement, app: ReactNode): void {
  stoodFor = performance.now();
  const { dataset } = document.documentElement;
  delete dataset['hidesDrawn'];
  const render = () =>
    createRoot(root).render(
      <>
        {app}
        <Arrival />
      </>,
    );
  if (dataset['hasForm'] === undefined) {
    putBackFocus = followFocus(root);
    startTransition(render);
    return;
  }
  const done = lookAt(root);
  flushSync(render);
  putBack(root, done);
}

let putBackFocus = () => {};

/** Drawn with the app: on the screen from the next picture on. */
function Arrival() {
  useLayoutEffect(() => {
    putBackFocus();
    delete window.pageShown;
  }, []);
  return null;
}

/** Notes which link has the focus. What it returns gives the focus to the link that has taken its place. */
function followFocus(root: HTMLElement): () => void {
  let href: string | null | undefined;
  const note = () => {
    href = document.activeElement?.getAttribute('href');
  };
  note();
  root.addEventListener('focusin', note);
  return () => {
    root.removeEventListener('focusin', note);
    if (href) root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
  };
}

function lookAt(root: HTMLElement): Done {
  const values = new Map<string, string>();
  for (const { name, value } of root.querySelectorAll('input')) if (value) values.set(name, value);
  const active = document.activeElement;
  const at = window.pressedEarly
    ? [...root.querySelectorAll(BUTTONS)].indexOf(window.pressedEarly)
    : -1;
  return {
    values,
    focused:
      active instanceof HTMLInputElement
        ? { name: active.name, selection: selectionOf(active) }
        : null,
    pressed: at === -1 ? null : at,
  };
}

function putBack(root: HTMLElement, { values, focused, pressed }: Done): void {
  for (const input of root.querySelectorAll('input')) {
    const value = values.get(input.name);
    if (value !== undefined) type(input, value);
    if (focused?.name !== input.name) continue;
    input.focus();
    if (focused.selection) input.setSelectionRange(...focused.selection);
  }
  const button = pressed === null ? undefined : root.querySelectorAll(BUTTONS)[pressed];
  if (button instanceof HTMLElement) button.click();
}

/** As a person does: React overlooks a value that is set by script. */
function type(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | null {
  // An address has none that a script may see.
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
