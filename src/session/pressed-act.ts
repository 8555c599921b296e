import { useEffect } from 'react';
import { currentEpoch } from './epoch';

/**
 * What a visitor can press that is done after the login. A foreign link to the login may name it as well: so it is nothing
 * that binds anybody or cannot be undone.
 */
type PressedAct = `follow-${'claim' | 'case'}-${number}` | 'save-search';

const MARK = '#then-';

/** The way back with what was pressed, and the session that it is due in. */
let due: string | null = null;

/** The way back to a page with what was pressed there: it goes wherever `from` goes, also along with a mailed link. */
export function withAct(path: string, act: PressedAct): string {
  return path + MARK + act;
}

/** The page alone. */
export function withoutAct(from: string | null): string | null {
  return from?.split(MARK)[0] ?? null;
}

/** Somebody has logged in on the way back to a page: what was pressed there is due, once and in their session alone. */
export function makeActDue(from: string | null): void {
  due = `${currentEpoch()}${from}`;
}

/** Does what was pressed before the login, on the page that it was pressed on, as soon as it can be done. */
export function useActAfterLogin(act: PressedAct, isReady: boolean, perform: () => void): void {
  useEffect(() => {
    const here = location.pathname + location.search;
    if (!isReady || due !== `${currentEpoch()}${withAct(here, act)}`) return;
    due = null;
    perform();
  });
}
