import { useState } from 'react';
import { prefetchOnIntent, useCode } from '../fetch-ahead';
import { sayNotOpened } from '../late';

/**
 * For what opens at a press and is too large for the first paint: its code is fetched when the button is reached for,
 * and takes the button's place, open, when it is pressed.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [isWanted, setIsWanted] = useState(false);
  const onMissing = () => {
    sayNotOpened();
    setIsWanted(false);
  };
  return {
    /** What was asked for; null until it is there. */
    Part: useCode(load, { isWanted, onMissing }),
    trigger: {
      onClick: () => setIsWanted(true),
      ...prefetchOnIntent(load),
      'aria-haspopup': true,
      'aria-expanded': false,
    } as const,
  };
}
