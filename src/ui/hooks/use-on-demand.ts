import { useState } from 'react';
import { prefetchOnIntent, useCode } from '../fetch-ahead';
import { sayNotOpened } from '../late';

/**
 * For something that opens at a press and is too large for the first paint. Its code is fetched when the pointer or the
 * focus reaches the button. When the button is pressed, the part replaces it, already open.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [isWanted, setIsWanted] = useState(false);
  const onMissing = () => {
    sayNotOpened();
    setIsWanted(false);
  };
  return {
    /** The requested part; null until it is loaded. */
    Part: useCode(load, { isWanted, onMissing }),
    trigger: {
      onClick: () => setIsWanted(true),
      ...prefetchOnIntent(load),
      'aria-haspopup': true,
      'aria-expanded': false,
    } as const,
  };
}
