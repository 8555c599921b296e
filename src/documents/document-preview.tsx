import { useState } from 'react';
import { getDocument } from '@generated/api/documents/documents';
import type { Document } from '@generated/model';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf } from '@/api/errors/problem';
import { DOCUMENT_TYPES } from '@/domain/documents/document-limits';
import { lateDialog } from '@/ui/late';
import { documentAddress } from './document-address';
import type { PreviewSource } from '@/ui/overlay/preview-dialog';

const PreviewDialog = lateDialog(
  async () => (await import('@/ui/overlay/preview-dialog')).PreviewDialog,
);

/** Shows documents one at a time. Its code is loaded for the first one. */
export function useDocumentPreview() {
  const [source, setSource] = useState<PreviewSource | null>(null);
  const dialog = source && <PreviewDialog {...source} onClose={() => setSource(null)} />;
  return { preview: setSource, dialog };
}

/** Whether a chosen file can be previewed. */
export function isPreviewable(file: File): boolean {
  return Object.hasOwn(DOCUMENT_TYPES, file.type);
}

export function previewOfFile(file: File): PreviewSource {
  return { title: file.name, load: () => Promise.resolve(file) };
}

/** @param title its name, or a description if the name is not known. */
export function previewOfDocument(id: number, title: string): PreviewSource {
  return previewFrom(title, (signal) => getDocument(id, undefined, signal));
}

/** @param read gives the document with a fresh address: one that was read with the page may have expired. */
export function previewFrom(
  title: string,
  read: (signal: AbortSignal) => Promise<Content>,
): PreviewSource {
  return { title, load: (signal) => loadFrom(read, signal) };
}

/** For a document whose address was read just now: reading it again would add another entry to the audit trail. */
export function previewOfContent(document: Content, title: string): PreviewSource {
  return { title, load: (signal) => loadContent(document, signal) };
}

type Content = Pick<Document, 'url' | 'filename' | 'content_type'>;

export const NOT_LOADED = 'The document could not be loaded. Try again.';

async function loadFrom(
  read: (signal: AbortSignal) => Promise<Content>,
  signal: AbortSignal,
): Promise<File> {
  const document = await read(signal).catch((error: unknown) => {
    throw new Error(isDealtWith(error) ? NOT_LOADED : messageOf(error), { cause: error });
  });
  return await loadContent(document, signal);
}

async function loadContent(
  { url, filename, content_type }: Content,
  signal: AbortSignal,
): Promise<File> {
  try {
    const response = await fetch(new URL(documentAddress(url), window.location.href), { signal });
    if (!response.ok) throw new Error(`The content was answered with ${response.status}.`);
    // Every content is served as bytes to save. The exchange has named its type before.
    return new File([await response.arrayBuffer()], filename, { type: content_type });
  } catch (error) {
    throw new Error(NOT_LOADED, { cause: error });
  }
}
