import { isReturn, restoreFirstScroll } from '@/ui/layout/scroll-positions';

export const BUTTONS = 'form button';

/** Notes which button of a form is pressed: it can do nothing yet. Stands in the HTML, with `head-script.ts`. */
export function notePresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    if (button) window.pressedEarly = button;
  });
}

declare global {
  interface Window {
    pressedEarly?: Element;
    /** Not in TypeScript's DOM types; what it makes goes where a text of HTML goes. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: (text: string) => string },
      ) => { createHTML: (text: string) => string };
    };
  }
}

/** What every page loads, and what only this one does. */
export type CodePart = 'app' | 'page';

/** Waits so many milliseconds, and without any for the next task: the browser paints and answers the person meanwhile. */
export const pause = (duration = 0) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration);
  });

/**
 * Fetches code whose links the HTML keeps in a template, in a task of its own for each. The app would do so as well, one
 * file after the other.
 */
export async function fetchCode(part: CodePart): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>(`#${part}-code`);
  for (const link of template?.content.querySelectorAll('link') ?? []) {
    // The first call may still be at it.
    if (link.isConnected) continue;
    document.head.append(link);
    await pause();
  }
}

/** Until the app is there: what the HTML has drawn is not for this person. */
export function hideDrawn(): void {
  document.documentElement.dataset['hidesDrawn'] = '';
}

/** What is read from its end, as a chat is. */
const FROM_END = '[data-from-end]';

/** So many are laid out at a time that a slow phone is not busy for long. */
const ROWS_AT_ONCE = 4;

/**
 * Puts what the host has drawn in the place of what the HTML has, unless the app is there by now. It is laid out behind what
 * is seen, the rows in parts, each in a task of its own: those of a list that is longer than the screen are seen as they
 * come. A part that is read from its end stands there, and is seen once all of it is there.
 */
export async function showRows(html: string): Promise<void> {
  await frameParsed();
  const root = document.getElementById('root');
  if (!root || !window.drawnRows) return;
  const drawn = parsed(html);
  drawn.id = 'behind-root';
  drawn.ariaHidden = 'true';
  const isWhole = isReturn() || drawn.querySelector(FROM_END) !== null;
  const room = isWhole ? null : drawn.querySelector('.row-room')?.closest<HTMLElement>('tr, li');
  const rows = [
    ...(room?.parentElement ?? drawn).querySelectorAll<HTMLElement>(
      'main :is(tr, li):not([hidden], [aria-hidden])',
    ),
  ];
  for (const row of rows) row.hidden = true;
  // It moves on with each row above it.
  if (room) room.style.visibility = 'hidden';
  await pause();
  root.after(drawn);
  void drawn.offsetHeight;
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await pause();
    for (const row of rows.slice(at, at + ROWS_AT_ONCE)) row.hidden = false;
    void drawn.offsetHeight;
    // What stands below the room moves as well, out of sight.
    if (room && root.isConnected && room.getBoundingClientRect().bottom > window.innerHeight)
      takePlace(root, drawn);
  }
  if (room) room.style.visibility = '';
  if (root.isConnected) takePlace(root, drawn);
  void drawn.offsetHeight;
}

/** Unless the app is there by now. */
function takePlace(root: HTMLElement, drawn: HTMLElement): void {
  if (!window.drawnRows) {
    drawn.remove();
    return;
  }
  root.remove();
  drawn.id = 'root';
  drawn.ariaHidden = null;
  for (const part of drawn.querySelectorAll(FROM_END)) part.scrollTop = part.scrollHeight;
  restoreFirstScroll();
}

/** Milliseconds for which the app, with its code there, waits for the rows to be shown before it starts. */
const ROWS_WITHIN_MS = 500;
/** Milliseconds after which a page that is not painted, as in a tab behind another one, counts as if it were. */
const PAINTED_WITHIN_MS = 200;

/**
 * Resolves when the page is painted with its rows, or they are not there in time. Starting the app keeps a slow phone
 * busy for a second, in which it would paint nothing.
 */
export async function shownWithin(rowsShown: Promise<unknown>): Promise<void> {
  await painted();
  await Promise.race([rowsShown, pause(ROWS_WITHIN_MS)]);
  await painted();
}

/** Resolves after the next picture of the page. */
export async function painted(): Promise<void> {
  await frameParsed();
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINTED_WITHIN_MS);
  });
}

async function frameParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  );
}

function parsed(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  const element = document.createElement('div');
  element.append(template.content);
  return element;
}

/** What React has drawn on our host: its texts are escaped, and the page's policy runs no code that stands in HTML. */
function trusted(html: string): string {
  const policy = window.trustedTypes?.createPolicy('drawn-rows', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
