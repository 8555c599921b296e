/** Milliseconds by which the browser's clock is ahead of the exchange's; 0 until an answer has told. */
let aheadMs = 0;

/**
 * Unix milliseconds by the exchange's clock, as known from its answers. It decides what is offered and what is late,
 * whatever the browser's clock says.
 */
export const presentTime = (): number => Date.now() - aheadMs;

/** @param date the `Date` header of an answer that has just arrived. Without one, nothing changes. */
export function setClockBy(date: unknown): void {
  const told = Date.parse(String(date));
  if (told) aheadMs = Date.now() - told;
}
