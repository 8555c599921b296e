import { SESSION_KEY, sessionTabStorage, tokenIn } from '@/session/stored-session';
import { readText } from '@/storage/storage';
import { applyKeptFont } from '@/ui/layout/font';
import { applyTheme } from '@/ui/layout/theme';
import { fetchCode, hideDrawn, notePresses } from './before-the-app';

/** The session as it is stored. */
export const storedSession = () => readText(sessionTabStorage, SESSION_KEY);

/** What is drawn has the person's theme, and the font if the browser has it. */
export function dress(): void {
  applyTheme();
  applyKeptFont();
}

/** A form notes what is pressed before the app is there. The login leads on whoever is logged in: its form is not shown first. */
export function attendForm(): void {
  notePresses();
  if (tokenIn(storedSession()) !== null) hideDrawn();
}

/**
 * What a person came for is first. Code keeps the network busy on a first visit; a browser that has the font has the code
 * as well, and would be busy with each of its files when the rows come.
 */
export function fetchCodeAround(pageShown: Promise<void>): void {
  const { hasForm, font } = document.documentElement.dataset;
  if (hasForm === undefined && font === undefined) void fetchCode('app');
  void pageShown.then(async () => {
    await fetchCode('app');
    await fetchCode('page');
  });
}
