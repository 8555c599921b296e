/** So many of what waits for a person are counted at most: there may be more. */
export const MOST_COUNTED = 99;
