import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom';

/*
 * The browser's history with one addition: a changed form may hold a navigation back until the person has decided. The
 * data router brings the same as `useBlocker`, together with 15 KB that no page here uses.
 */

/** Gets the navigation that is held back, to be carried out later or never. */
export type LeaveHandler = (proceed: () => void) => void;

const browser = createBrowserHistory({ v5Compat: true });
let heldBackBy: LeaveHandler | null = null;

/** Holds back every navigation to another page until the returned function is called. */
export function holdNavigation(handler: LeaveHandler): () => void {
  heldBackBy = handler;
  return () => {
    if (heldBackBy === handler) heldBackBy = null;
  };
}

function leavesPage(to: To): boolean {
  return (
    new URL(browser.createHref(to), window.location.href).pathname !== browser.location.pathname
  );
}

/** Does it now, or hands it to the form that holds navigations back. */
function attempt(isLeaving: boolean, proceed: () => void): void {
  if (!heldBackBy || !isLeaving) proceed();
  else
    heldBackBy(() => {
      heldBackBy = null;
      proceed();
    });
}

type Listener = Parameters<typeof browser.listen>[0];

// The history's own getters (location, action) stay live through the prototype.
export const appHistory: typeof browser = Object.assign(Object.create(browser) as typeof browser, {
  push: (to: To, state?: unknown) => attempt(leavesPage(to), () => browser.push(to, state)),
  replace: (to: To, state?: unknown) => attempt(leavesPage(to), () => browser.replace(to, state)),
  listen(listener: Listener) {
    let shown = browser.location.pathname;
    let isGoingBack = false;
    return browser.listen((update) => {
      const { delta, location } = update;
      if (isGoingBack) {
        isGoingBack = false;
        return;
      }
      if (delta && heldBackBy && location.pathname !== shown) {
        // The browser has moved already: it is taken back, and moved again once the person agrees.
        isGoingBack = true;
        browser.go(-delta);
        attempt(true, () => browser.go(delta));
        return;
      }
      shown = location.pathname;
      listener(update);
    });
  },
});
