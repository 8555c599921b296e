/** So many rivals of an offer the exchange answers at most, the best first: where there are as many, more may stand. */
export const RIVALS_SHOWN = 100;
