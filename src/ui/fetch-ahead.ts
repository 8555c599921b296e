const ofAhead = new WeakSet<Error>();

/** Fetches what somebody is about to need. Nobody waits for it, so nobody is told of a failure; who needs it fetches it again. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch((failure: unknown) => {
    if (failure instanceof Error) ofAhead.add(failure);
  });
}

/** Whether nobody has waited for what failed: known once its promise is rejected. */
export function wasFetchedAhead(failure: Error): boolean {
  return ofAhead.has(failure);
}
