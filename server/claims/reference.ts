/** Digits and capital letters without I, L, O and U, which are misread or make words. Thirty-two: five bits each. */
export const REFERENCE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

/** `CLM-7K3F9Q`: one of a thousand million, so rarely taken already. */
export function newReference(kind: 'CLM' | 'NEG'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${kind}-${Array.from(bytes, (byte) => REFERENCE_LETTERS[byte % 32]).join('')}`;
}
