import { useEffect, useState } from 'react';

/** True once `active` has held for `delay` ms without interruption, so that quick answers cause no flicker. */
export function useDelayedFlag(active: boolean, delay = 150): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setPassed(true), delay);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delay]);
  return active && passed;
}
