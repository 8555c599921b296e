/**
 * Digits and capital letters without I, L, O and U, which are misread or form words. Thirty-two letters: five bits
 * each.
 */
export const REFERENCE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

/** With a million records, the chance that this many references are all taken is less than one in 10^20. */
const TRIES = 8;

/**
 * Writes a row with a reference that no other row has.
 * @param insert writes it, or returns nothing if the reference is taken.
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

/** `CLM-7K3F9Q`: one of a thousand million, so rarely taken. */
function newReference(kind: 'CLM' | 'NEG'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${kind}-${Array.from(bytes, (byte) => REFERENCE_LETTERS[byte % 32]).join('')}`;
}
