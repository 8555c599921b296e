import { SESSION_KEY, sessionTabStorage, tokenIn } from '@/session/stored-session';
import { readText } from '@/storage/storage';
import { applyKeptFont } from '@/ui/layout/font';
import { applyTheme } from '@/ui/layout/theme';
import { fetchCode, hideDrawn, notePresses } from './before-the-app';

/** The session as stored. */
export const storedSession = () => readText(sessionTabStorage, SESSION_KEY);

/** Gives the page the person's theme, and the font if the browser has it. */
export function dress(): void {
  applyTheme();
  applyKeptFont();
}

/**
 * Notes what is pressed in a form before the app is there. The login redirects a person who is logged in, so its form
 * is not shown first.
 */
export function attendForm(): void {
  notePresses();
  if (tokenIn(storedSession()) !== null) hideDrawn();
}

/**
 * What the person came for loads first. On a first visit, the code uses the network while it would be idle. A browser
 * that has the font also has the code cached, and would be busy with each of its files just when the rows arrive.
 */
export function fetchCodeAround(pageShown: Promise<void>): void {
  const { hasForm, font } = document.documentElement.dataset;
  if (hasForm === undefined && font === undefined) void fetchCode('app');
  void pageShown.then(async () => {
    await fetchCode('app');
    await fetchCode('page');
  });
}
