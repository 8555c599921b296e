/** The largest number that an id column holds; comparing a larger one would be an error. */
const LARGEST = 2_147_483_647;

/** The record number that a text holds; null if no record can have it. */
export function recordIdOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST ? id : null;
}
