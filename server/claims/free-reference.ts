import { newReference } from './reference';

/** The chance that this many references are all taken is less than one in 10^20, with a million records. */
const TRIES = 8;

/**
 * Writes a row with a reference that no other has.
 * @param insert writes it, or answers nothing where the reference is taken.
 */
export async function withFreeReference<Row>(
  kind: 'CLM' | 'NEG',
  insert: (reference: string) => Promise<(Row | undefined)[]>,
): Promise<Row> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [row] = await insert(newReference(kind));
    if (row) return row;
  }
  throw new Error('No reference is free.');
}
