import { useEffect, useState } from 'react';
import { holdNavigation } from './app-history';

/** A navigation that waits for the person's decision. */
export interface HeldNavigation {
  leave: () => void;
  stay: () => void;
}

/**
 * Asks before a changed page is left: by a link, the back button or a call, and, in the browser's own words, by closing
 * the tab.
 * @param asksOnClose false where nothing would be lost: the browser knows only one sentence, that changes may not be saved.
 * @returns the navigation that waits, or null.
 */
export function useLeaveGuard(isActive: boolean, asksOnClose = true): HeldNavigation | null {
  const [held, setHeld] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isActive) return;
    return holdNavigation((proceed) => setHeld(() => proceed));
  }, [isActive]);

  useEffect(() => {
    if (!isActive || !asksOnClose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isActive, asksOnClose]);

  const forget = () => setHeld(null);
  if (!isActive || !held) return null;
  return {
    stay: forget,
    leave: () => {
      forget();
      held();
    },
  };
}
