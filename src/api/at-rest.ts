import { useEffect, useState } from 'react';
import { queryClient } from './query-client';

/** Milliseconds after which a browser that is never idle is treated as idle. */
const IDLE_WITHIN_MS = 2000;

/** Milliseconds after which a page no longer waits for its slowest answer. */
const AT_REST_WITHIN_MS = 10_000;

/** Calls back when the browser has painted the page and has time to spare. */
function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: IDLE_WITHIN_MS });
  // Safari has no such event.
  else setTimeout(then, 100);
}

/** Resolves when the page has been painted with its answers, or has waited for them long enough. */
export async function atRest(): Promise<void> {
  const began = performance.now();
  do await new Promise<void>(whenIdle);
  while (queryClient.isFetching() > 0 && performance.now() - began < AT_REST_WITHIN_MS);
}

/** Whether the page has been painted with its answers. Only then is it time to ask for what nobody is waiting for. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    let isGone = false;
    void atRest().then(() => {
      if (!isGone) setAtRest(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isAtRest;
}
