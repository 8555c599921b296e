import { useState } from 'react';
import { prefetchOnIntent } from '../fetch-ahead';

/**
 * For what opens at a press and is too large for the first paint: its code is fetched when the button is reached for,
 * and takes the button's place, open, when it is pressed.
 */
export function useOnDemand(load: () => Promise<unknown>) {
  const [isWanted, setIsWanted] = useState(false);
  return {
    isWanted,
    trigger: {
      onClick: () => setIsWanted(true),
      ...prefetchOnIntent(load),
      'aria-haspopup': true,
      'aria-expanded': false,
    } as const,
  };
}
