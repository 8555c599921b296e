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
 * @returns the navigation that waits, or null.
 */
export function useLeaveGuard(isActive: boolean): HeldNavigation | null {
  const [held, setHeld] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isActive) return;
    const release = holdNavigation((proceed) => setHeld(() => proceed));
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isActive]);

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
