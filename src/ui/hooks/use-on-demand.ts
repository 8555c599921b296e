import { useState } from 'react';
import { prefetchOnIntent } from '../fetch-ahead';
import { sayNotOpened } from '../late';

/**
 * For what opens at a press and is too large for the first paint: its code is fetched when the button is reached for,
 * and takes the button's place, open, when it is pressed.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [Part, setPart] = useState<Part | null>(null);
  return {
    /** What was asked for; null until it is there. */
    Part,
    trigger: {
      onClick: () => void load().then((part) => setPart(() => part), sayNotOpened),
      ...prefetchOnIntent(load),
      'aria-haspopup': true,
      'aria-expanded': false,
    } as const,
  };
}
