import { useState } from 'react';

/** Whether what waited for a decision, since the page was opened, waits for none any more: it was made, by whomever. */
export function useIsDecided(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  return hasWaited && !isWaiting;
}
