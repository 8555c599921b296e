import { isReturn, restoreFirstScroll } from '@/ui/layout/scroll-positions';

export const BUTTONS = 'form button';

/** Notes which button of a form is pressed before it can do anything. Part of the HTML, by way of `head-script.ts`. */
export function notePresses(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(BUTTONS) : null;
    if (button) window.pressedEarly = button;
  });
}

declare global {
  interface Window {
    pressedEarly?: Element;
    /** Missing from TypeScript's DOM types. The result may be assigned wherever a string of HTML may. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: (text: string) => string },
      ) => { createHTML: (text: string) => string };
    };
  }
}

/** `app`: the code that every page loads. `page`: the code that only this page loads. */
export type CodePart = 'app' | 'page';

/** Waits this many milliseconds, by default until the next task: the browser can paint and respond meanwhile. */
export const pause = (duration = 0) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration);
  });

/**
 * Fetches the code that the HTML links to in a template, each file in its own task. The app would fetch it too, but one
 * file after the other.
 */
export async function fetchCode(part: CodePart): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>(`#${part}-code`);
  for (const link of template?.content.querySelectorAll('link') ?? []) {
    // The first call may still be running.
    if (link.isConnected) continue;
    document.head.append(link);
    await pause();
  }
}

/** Hides what the HTML has drawn until the app is there: it is not meant for this person. */
export function hideDrawn(): void {
  document.documentElement.dataset['hidesDrawn'] = '';
}

/** Parts that are read from the end, such as a chat. */
const FROM_END = '[data-from-end]';

/** Few enough rows at a time that laying them out does not keep a slow phone busy for long. */
const ROWS_AT_ONCE = 4;

/**
 * Replaces what the HTML has drawn with what the host has drawn, unless the app is there already. The new page is laid
 * out behind the visible one, its rows in batches, each in its own task. A list longer than the screen becomes visible
 * before all of its rows are laid out. A page with a part that is read from the end becomes visible only as a whole,
 * with that part scrolled to its end.
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
  // It moves down with each row added above it.
  if (room) room.style.visibility = 'hidden';
  await pause();
  root.after(drawn);
  void drawn.offsetHeight;
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await pause();
    for (const row of rows.slice(at, at + ROWS_AT_ONCE)) row.hidden = false;
    void drawn.offsetHeight;
    // Whatever is below the room moves too, but out of sight.
    if (room && root.isConnected && room.getBoundingClientRect().bottom > window.innerHeight)
      takePlace(root, drawn);
  }
  if (room) room.style.visibility = '';
  if (root.isConnected) takePlace(root, drawn);
  void drawn.offsetHeight;
}

/** Does nothing if the app is there already. */
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

/** Milliseconds that the app, once its code has loaded, waits for the rows to be shown before it starts. */
const ROWS_WITHIN_MS = 500;
/** Milliseconds after which a page that is not painted, such as one in a background tab, counts as painted. */
const PAINTED_WITHIN_MS = 200;

/**
 * Resolves when the page is painted with its rows, or when the rows are too late. Starting the app keeps a slow phone
 * busy for a second, during which it would paint nothing.
 */
export async function shownWithin(rowsShown: Promise<unknown>): Promise<void> {
  await painted();
  await Promise.race([rowsShown, pause(ROWS_WITHIN_MS)]);
  await painted();
}

/** Resolves after the next frame is painted. */
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

/** For HTML that React has drawn on our host: its texts are escaped, and the page's policy runs no inline code. */
function trusted(html: string): string {
  const policy = window.trustedTypes?.createPolicy('drawn-rows', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
