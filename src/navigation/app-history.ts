import { UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom';

/*
 * The browser's history with one addition: a changed form may hold a navigation back until the person has decided. The
 * data router brings the same as `useBlocker`, together with 15 KB that no page here uses.
 */

/** Gets the navigation that is held back, to be carried out later or never. */
export type LeaveHandler = (proceed: () => void) => void;

const browser = createBrowserHistory({ v5Compat: true });
/** One for each changed form of the page; the last one asks for all of them. */
let holders: readonly LeaveHandler[] = [];

/** Holds back every navigation to another page until the returned function is called. */
export function holdNavigation(handler: LeaveHandler): () => void {
  holders = [...holders, handler];
  return () => {
    holders = holders.filter((each) => each !== handler);
  };
}

function leavesPage(to: To): boolean {
  return (
    new URL(browser.createHref(to), window.location.href).pathname !== browser.location.pathname
  );
}

/** Does it now, or hands it to the form that holds navigations back. */
function attempt(isLeaving: boolean, proceed: () => void): void {
  const holder = holders.at(-1);
  if (!holder || !isLeaving) proceed();
  else
    holder(() => {
      holders = [];
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
      if (delta && holders.length > 0 && location.pathname !== shown) {
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
