import type { Document, DocumentKind } from '@generated/model';
import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import type { FailedUpload } from '../upload';

interface DocumentFacts {
  /** The same from the choice of a file to its removal. */
  id: string;
  kind: DocumentKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Null for what was not chosen in this browser. */
  file: File | null;
  /** False where the browser keeps no files: until it is sent, it is lost with the tab. */
  isOnDevice: boolean;
}

export type DocumentState =
  | { state: 'kept' }
  /** 0 to 100; null as long as it waits for its turn. */
  | { state: 'uploading'; progress: number | null }
  | FailedUpload
  | { state: 'done'; document: Document };

/** A document of an unfinished claim, on the device or on the claim already. */
export type ClaimDocumentItem = DocumentFacts & DocumentState;

/** What has happened to a claim's documents since its form was opened. */
export interface Changes {
  items: readonly ClaimDocumentItem[];
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
  { items, removed }: Changes,
): readonly ClaimDocumentItem[] {
  const own = new Set(items.map((item) => (item.state === 'done' ? item.document.id : null)));
  return [...documents.filter(({ id }) => !own.has(id)).map(storedItem), ...items].filter(
    (item) => item.state !== 'done' || !removed.includes(item.document.id),
  );
}

export function storedItem(document: Document): ClaimDocumentItem {
  return {
    id: `document-${document.id}`,
    kind: document.kind,
    name: document.filename,
    size: document.byte_size,
    file: null,
    isOnDevice: false,
    state: 'done',
    document,
  };
}

/**
 * How many more documents a claim takes beside these; what was refused does not count.
 * @param copies how many copies for buyers the claim has: they are no items, and count as documents.
 */
export function roomBeside(items: readonly ClaimDocumentItem[], copies: number): number {
  const taken = items.filter((item) => item.state !== 'failed' || item.mayRetry).length;
  return Math.max(0, DOCUMENTS_PER_CLAIM - copies - taken);
}
