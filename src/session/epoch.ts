/**
 * The session epoch: it changes with every login and logout. A request remembers the epoch it was sent in, and an
 * answer from another epoch is ignored, so that a late one can neither bring back a token nor end a newer session.
 */
let epoch = 0;
let controller = new AbortController();

export function currentEpoch(): number {
  return epoch;
}

/** Aborts with the epoch that the request was sent in. */
export function epochSignal(): AbortSignal {
  return controller.signal;
}

/** A login: answers of the visitor's time no longer count, but may still arrive. */
export function startEpoch(): void {
  epoch += 1;
  controller = new AbortController();
}

/** A logout: what is in flight is aborted. */
export function endEpoch(): void {
  controller.abort();
  startEpoch();
}
