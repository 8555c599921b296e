import { restoreFirstScroll } from '@/ui/layout/scroll-positions';

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

/** Fetches code whose links the HTML keeps in a template. The app would do so as well, one file after the other. */
export function fetchCode(part: CodePart): void {
  const links = document.querySelector<HTMLTemplateElement>(`#${part}-code`);
  if (links) document.head.append(links.content);
}

/** Until the app is there: what the HTML has drawn is not for this person. */
export function hideDrawn(): void {
  document.documentElement.dataset['hidesDrawn'] = '';
}

/**
 * Puts what the host has drawn in the place of what the HTML has, unless the app is there by now. A part that is
 * read from its end stands there. Half of the rows are laid out behind what is seen, the others in a task of their own: in
 * between the browser answers the person.
 */
export async function showRows(html: string): Promise<void> {
  await frameParsed();
  const root = document.getElementById('root');
  if (!root || !window.drawnRows) return;
  const drawn = parsed(html);
  drawn.id = 'behind-root';
  const rows = [...drawn.querySelectorAll<HTMLElement>('main :is(tr, li):not([hidden])')];
  const secondHalf = rows.slice(rows.length / 2);
  for (const row of secondHalf) row.hidden = true;
  root.after(drawn);
  void drawn.offsetHeight;
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (!window.drawnRows) {
    drawn.remove();
    return;
  }
  for (const row of secondHalf) row.hidden = false;
  root.remove();
  drawn.id = 'root';
  for (const part of drawn.querySelectorAll('[data-from-end]')) part.scrollTop = part.scrollHeight;
  restoreFirstScroll();
  void drawn.offsetHeight;
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
  await Promise.race([
    rowsShown,
    new Promise((resolve) => {
      setTimeout(resolve, ROWS_WITHIN_MS);
    }),
  ]);
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
