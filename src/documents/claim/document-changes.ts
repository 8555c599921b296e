import type { Document } from '@generated/model';
import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { type DocumentItem, storedItem, takesRoom } from '../document-item';

/** The changes to a claim's documents since its form was opened. */
export interface Changes {
  items: readonly DocumentItem[];
  /** Ids of documents that were deleted. */
  removed: readonly number[];
  /** How many saved documents are being copied. */
  copying: number;
  /** Ids of items cancelled too late: the exchange has the file but has not yet said which document it became. */
  takingBack: readonly string[];
}

/** @param documents those of the claim, as last read, perhaps before the changes. */
export function withChanges(
  documents: readonly Document[],
  { items, removed }: Pick<Changes, 'items' | 'removed'>,
): readonly DocumentItem[] {
  const own = new Set(items.map((item) => (item.state === 'done' ? item.document.id : null)));
  return [...documents.filter(({ id }) => !own.has(id)).map(storedItem), ...items].filter(
    (item) => item.state !== 'done' || !removed.includes(item.document.id),
  );
}

/**
 * How many more documents a claim takes besides these. Refused ones do not count.
 * @param others how many other documents the claim has: the copies for buyers if these are the form's, and vice versa.
 */
export function roomBeside(items: readonly DocumentItem[], others: number): number {
  const taken = items.filter(takesRoom).length;
  return Math.max(0, DOCUMENTS_PER_CLAIM - others - taken);
}
