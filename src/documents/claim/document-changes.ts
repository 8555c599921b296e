import type { Document } from '@generated/model';
import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { type DocumentItem, storedItem, takesRoom } from '../document-item';

/** What has happened to a claim's documents since its form was opened. */
export interface Changes {
  items: readonly DocumentItem[];
  /** Ids of documents that were deleted. */
  removed: readonly number[];
  /** How many saved documents are being copied. */
  copying: number;
  /** Ids of items that were cancelled too late: the exchange has the file, and is yet to say which document it became. */
  takingBack: readonly string[];
}

/** @param documents on the claim, as it was last read; it may have been read before the changes. */
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
 * How many more documents a claim takes beside these; what was refused does not count.
 * @param others how many more documents the claim has: beside those of its form the copies for buyers, and the other way
 * round.
 */
export function roomBeside(items: readonly DocumentItem[], others: number): number {
  const taken = items.filter(takesRoom).length;
  return Math.max(0, DOCUMENTS_PER_CLAIM - others - taken);
}
