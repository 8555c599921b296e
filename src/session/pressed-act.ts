import { useEffect } from 'react';
import { currentEpoch } from './epoch';

/**
 * What a visitor can press that is done after the login. A foreign link to the login may name an act too, so none of
 * these binds anybody or is hard to undo.
 */
type PressedAct = `follow-${'claim' | 'case'}-${number}` | 'save-search';

const MARK = '#then-';

/** The way back with the act that was pressed, and the session in which it is due. */
let due: string | null = null;

/** The way back to a page, with the act that was pressed there. It goes wherever `from` goes, even in a mailed link. */
export function withAct(path: string, act: PressedAct): string {
  return path + MARK + act;
}

/** The page without the act. */
export function withoutAct(from: string | null): string | null {
  return from?.split(MARK)[0] ?? null;
}

/** Makes the act pressed on a page due after the login that leads back to it, once and in that session alone. */
export function makeActDue(from: string | null): void {
  due = `${currentEpoch()}${from}`;
}

/** Does what was pressed before the login, on the same page, as soon as that is possible. */
export function useActAfterLogin(act: PressedAct, isReady: boolean, perform: () => void): void {
  useEffect(() => {
    const here = location.pathname + location.search;
    if (!isReady || due !== `${currentEpoch()}${withAct(here, act)}`) return;
    due = null;
    perform();
  });
}
