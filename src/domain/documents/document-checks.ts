import type { DocumentStatus } from '@generated/model';

/** What of the documents themselves keeps something from being submitted, or null. */
export function documentsFault(documents: readonly { status: DocumentStatus }[]): string | null {
  if (documents.some(({ status }) => status === 'rejected'))
    return 'Delete the document that is not safe to open.';
  return documents.some(({ status }) => status !== 'ready')
    ? 'A document is still being checked. Try again in a moment.'
    : null;
}
