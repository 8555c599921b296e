import { useState } from 'react';

/** Whether a decision that was due since the page was opened is no longer due: somebody has made it. */
export function useIsDecided(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  return hasWaited && !isWaiting;
}
