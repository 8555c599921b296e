/** Digits and capital letters without I, L, O and U, which are misread or make words. Thirty-two: five bits each. */
export const REFERENCE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

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

/** `CLM-7K3F9Q`: one of a thousand million, so rarely taken already. */
function newReference(kind: 'CLM' | 'NEG'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${kind}-${Array.from(bytes, (byte) => REFERENCE_LETTERS[byte % 32]).join('')}`;
}
