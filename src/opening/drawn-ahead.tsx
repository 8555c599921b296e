import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BUTTONS } from './before-the-app';
import { renderInSlices } from './render-in-slices';

let stoodFor = 0;

/** Milliseconds for which a person had looked at what the HTML has drawn when the app took its place. */
export function stoodAhead(): number {
  return stoodFor;
}

/**
 * Draws the app in the place of what the HTML and the host have drawn. Of a form nothing is lost that was typed
 * meanwhile: values, the caret and a button that was pressed are there again before the next key; a link that had the
 * focus has it again.
 */
export function drawInPlace(root: HTMLElement, app: ReactNode): void {
  stoodFor = performance.now();
  const isForm = document.documentElement.dataset['hasForm'] !== undefined;
  const putBack = isForm ? followForm(root) : followLink(root);
  const arrive = () => {
    delete document.documentElement.dataset['hidesDrawn'];
    putBack();
    delete window.pageShown;
  };
  renderInSlices(
    root,
    <>
      {app}
      <Arrival needsEffects={isForm} arrive={arrive} />
    </>,
  );
}

interface ArrivalProps {
  /** Whether the app has to take what is typed and pressed. */
  needsEffects: boolean;
  /** Called when the app is drawn, before the browser shows it or tells it of another key. */
  arrive: () => void;
}

function Arrival({ needsEffects, arrive }: ArrivalProps) {
  const [, setAtWork] = useState(false);
  useLayoutEffect(() => {
    if (!needsEffects) {
      arrive();
      return;
    }
    queueMicrotask(() => {
      // Drawn once more: before that React runs the effects of all that is drawn.
      flushSync(() => setAtWork(true));
      arrive();
    });
  }, [needsEffects, arrive]);
  return null;
}

/** Notes which element has the focus. What it returns tells the last one, also when that has just been removed. */
function followFocus(root: HTMLElement): () => Element | null {
  let focused = document.activeElement;
  const note = () => {
    focused = document.activeElement;
  };
  // Of an element that is removed some browsers say that it has lost the focus: by then it is too late for this.
  const noteLater = () => setTimeout(note);
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', noteLater);
  return () => {
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', noteLater);
    return focused;
  };
}

/** What it returns gives the focus to the link that has taken the place of the one that had it. */
function followLink(root: HTMLElement): () => void {
  const lastFocused = followFocus(root);
  return () => {
    const href = lastFocused()?.getAttribute('href');
    if (href) root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
  };
}

/**
 * What it returns puts what was typed into the form that has taken the place of the HTML's, with the caret, and presses the
 * button that was pressed last, by Enter as well.
 */
function followForm(root: HTMLElement): () => void {
  const inputs = [...root.querySelectorAll('input')];
  const buttons = [...root.querySelectorAll(BUTTONS)];
  const lastFocused = followFocus(root);
  return () => {
    const values = new Map(inputs.map(({ name, value }) => [name, value]));
    const focused = lastFocused();
    for (const input of root.querySelectorAll('input')) {
      const value = values.get(input.name);
      if (value) type(input, value);
      if (!(focused instanceof HTMLInputElement) || focused.name !== input.name) continue;
      input.focus();
      const selection = selectionOf(focused);
      if (selection) input.setSelectionRange(...selection);
    }
    const at = window.pressedEarly ? buttons.indexOf(window.pressedEarly) : -1;
    const button = root.querySelectorAll(BUTTONS)[at];
    if (button instanceof HTMLElement) button.click();
  };
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
