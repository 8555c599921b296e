/**
 * The session epoch changes with every login and logout. A request remembers the epoch that it was sent in, and an
 * answer from another epoch is ignored. A late answer can thus neither bring back a token nor end a newer session.
 */
let epoch = 0;
let controller = new AbortController();

export function currentEpoch(): number {
  return epoch;
}

/** Aborts when the current epoch ends with a logout. */
export function epochSignal(): AbortSignal {
  return controller.signal;
}

/** On a login, answers to the visitor's requests no longer count, but may still arrive. */
export function startEpoch(): void {
  epoch += 1;
  controller = new AbortController();
}

/** On a logout, whatever is in flight is aborted. */
export function endEpoch(): void {
  controller.abort();
  startEpoch();
}
