import type { Document } from '@generated/model';
import type { ClaimFaults } from '@/domain/claims/claim-checks';
import type { ClaimStepKey } from '@/claims/field-kinds';
import { stepOfField } from '@/claims/form/claim-steps';
import type { DocumentItem } from '@/documents/document-item';

/** A document of the form, however far its upload has got. */
export interface GivenDocument extends Pick<Document, 'kind' | 'status' | 'redacted'> {
  name: string;
}

/**
 * The documents with which a claim would be submitted. A file being uploaded counts as ready, because nothing is
 * submitted before it has arrived.
 * @param saved the documents of the claim, as last read: a check may have ended since the file was sent.
 */
export function givenDocuments(
  items: readonly DocumentItem[],
  saved: readonly Document[],
): GivenDocument[] {
  return items.flatMap((item) => {
    if (item.state === 'failed') return [];
    const { kind, name } = item;
    if (item.state !== 'done') return [{ kind, name, status: 'ready', redacted: false }];
    const { status } = saved.find(({ id }) => id === item.document.id) ?? item.document;
    return [{ kind, name, status, redacted: false }];
  });
}

/**
 * The step of each thing that is missing or wrong. Each missing document counts separately, as on the page of the
 * claim.
 * @param missing how many of the required documents are missing.
 */
export function stepsOfGaps(faults: ClaimFaults, missing: number): ClaimStepKey[] {
  return Object.keys(faults).flatMap((path) =>
    Array.from({ length: path === 'documents' ? Math.max(1, missing) : 1 }, () =>
      stepOfField(path),
    ),
  );
}

/** What is still happening to the documents. The submission waits for it. */
export function documentsUnderWay(items: readonly DocumentItem[]): string {
  const [first, ...others] = items.filter(({ state }) => state === 'uploading');
  // A copy of a saved document is being added, or a file removed.
  if (!first) return 'Your documents are being changed; you can submit once that is done.';
  return others.length === 0
    ? `${first.name} is being sent; you can submit once it has arrived.`
    : `${others.length + 1} files are being sent; you can submit once they have arrived.`;
}
