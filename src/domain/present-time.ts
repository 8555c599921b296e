/** Milliseconds by which the browser's clock is ahead of the exchange's; nothing until an answer has told. */
let aheadMs = 0;

/**
 * Unix milliseconds by the exchange's clock, as far as its answers have told: what is offered and what is called late go by
 * it, whatever the browser's clock says.
 */
export const presentTime = (): number => Date.now() - aheadMs;

/** @param date the `Date` header of an answer that has just come; without one nothing changes. */
export function setClockBy(date: unknown): void {
  const told = Date.parse(String(date));
  if (told) aheadMs = Date.now() - told;
}
