import type { DocumentKind, DocumentStatus } from '@generated/model';

/** A problem with the documents themselves that prevents a submission, or null. */
export function documentsFault(documents: readonly { status: DocumentStatus }[]): string | null {
  if (documents.some(({ status }) => status === 'rejected'))
    return 'Delete the document that is not safe to open.';
  return documents.some(({ status }) => status !== 'ready')
    ? 'A document is still being checked. Try again in a moment.'
    : null;
}

/** Kinds that are asked for but have no document. A copy for buyers proves nothing. */
export function missingDocumentKinds<Kind extends DocumentKind>(
  asked: readonly Kind[],
  documents: readonly { kind: DocumentKind; redacted?: boolean }[],
): Kind[] {
  return asked.filter(
    (kind) => !documents.some((document) => document.kind === kind && !document.redacted),
  );
}
