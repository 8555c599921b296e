/** The maximum number of rivals that the exchange answers, best first. With this many, more may be pending. */
export const RIVALS_SHOWN = 100;
