/** The maximum to which things waiting for a person are counted. There may be more. */
export const MOST_COUNTED = 99;
