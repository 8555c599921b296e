/** The largest number that a column of ids holds: to compare one with more would be an error. */
const LARGEST = 2_147_483_647;

/** The number of a record that a text is; null where no record can have it. */
export function recordIdOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST ? id : null;
}
