import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BUTTONS } from './before-the-app';
import { renderInSlices } from './render-in-slices';

let stoodFor = 0;

/** Milliseconds for which the person had looked at what the HTML has drawn when the app replaced it. */
export function stoodAhead(): number {
  return stoodFor;
}

/**
 * Draws the app in place of what the HTML and the host have drawn. Nothing typed into a form meanwhile is lost: values,
 * caret and a pressed button are restored before the next key. A link that had the focus gets it back.
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
  /** Whether the app has to take over what is typed and pressed. */
  needsEffects: boolean;
  /** Called when the app is drawn, before the browser shows it or reports another key to it. */
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
      // Rendering once more makes React run the effects of everything drawn so far first.
      flushSync(() => setAtWork(true));
      arrive();
    });
  }, [needsEffects, arrive]);
  return null;
}

/** Tracks which element has the focus. The returned function tells the last one, even if it has just been removed. */
function followFocus(root: HTMLElement): () => Element | null {
  let focused = document.activeElement;
  const note = () => {
    focused = document.activeElement;
  };
  // Some browsers report a removed element as having lost the focus. The delay makes that notice come too late.
  const noteLater = () => setTimeout(note);
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', noteLater);
  return () => {
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', noteLater);
    return focused;
  };
}

/** The returned function gives the focus to the link that has replaced the one that had it. */
function followLink(root: HTMLElement): () => void {
  const lastFocused = followFocus(root);
  return () => {
    const href = lastFocused()?.getAttribute('href');
    if (href) root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
  };
}

/**
 * The returned function puts what was typed into the form that has replaced the HTML's, restores the caret, and presses
 * the button that was pressed last, including by Enter.
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

/** Types as a person does: React overlooks a value that is set by script. */
function type(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | null {
  // An email field does not expose its selection to scripts.
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
