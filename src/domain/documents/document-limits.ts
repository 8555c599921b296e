import { ClaimDocumentKind, type DocumentKind } from '@generated/model';

const MEGABYTE = 1024 * 1024;

/** The accepted types, detected from the content, and their names for people. */
export const DOCUMENT_TYPES = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
} as const;

/** The document types in the format of <input accept>. */
export const DOCUMENT_ACCEPT = Object.keys(DOCUMENT_TYPES).join(',');

/** Whether a claim takes documents of this kind. */
export function isClaimDocumentKind(kind: unknown): kind is ClaimDocumentKind {
  return typeof kind === 'string' && Object.hasOwn(ClaimDocumentKind, kind);
}

/** The largest size of a document, in bytes: 10 MB for identity documents, 25 MB for everything else. */
export function documentSizeLimit(kind: DocumentKind): number {
  return (kind === 'gov_id' || kind === 'personal_photo' ? 10 : 25) * MEGABYTE;
}

/** The total size in bytes of an account's documents: 5 GB, or 100 MB before its address is confirmed. */
export function storageLimit(isConfirmed: boolean): number {
  return (isConfirmed ? 5 * 1024 : 100) * MEGABYTE;
}

/** The accepted files in words: `PDF, JPEG, PNG, WebP, up to 25 MB`. */
export function documentLimits(kind: DocumentKind): string {
  return `${Object.values(DOCUMENT_TYPES).join(', ')}, up to ${formatBytes(documentSizeLimit(kind))}`;
}

/** The message about a file of another type, judged by its name or its content. */
export const WRONG_TYPE = 'Choose a PDF, JPEG, PNG or WebP file that opens on your device.';

/** What is wrong with a size in bytes; null if it is not too large. */
export function sizeFault(size: number, kind: DocumentKind): string | null {
  const limit = documentSizeLimit(kind);
  return size > limit ? `This file is larger than ${formatBytes(limit)}.` : null;
}

/** What prevents a file from being uploaded, checked before it is sent. The exchange checks the content again. */
export function documentFault(
  file: { type: string; size: number },
  kind: DocumentKind,
): string | null {
  if (file.size === 0) return 'This file is empty.';
  return Object.hasOwn(DOCUMENT_TYPES, file.type) ? sizeFault(file.size, kind) : WRONG_TYPE;
}

/** `2.4 MB`, `812 KB`: a size for people, in steps of 1024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.round(kilobytes)} KB`
    : `${(bytes / MEGABYTE).toFixed(1).replace(/\.0$/, '')} MB`;
}
