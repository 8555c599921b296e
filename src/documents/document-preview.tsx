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

/** Shows documents one at a time; its code is fetched for the first one. */
export function useDocumentPreview() {
  const [source, setSource] = useState<PreviewSource | null>(null);
  const dialog = source && <PreviewDialog {...source} onClose={() => setSource(null)} />;
  return { preview: setSource, dialog };
}

/** Whether there is something to show of a file that was chosen. */
export function isPreviewable(file: File): boolean {
  return Object.hasOwn(DOCUMENT_TYPES, file.type);
}

export function previewOfFile(file: File): PreviewSource {
  return { title: file.name, load: () => Promise.resolve(file) };
}

/** @param title its name, or what it is where the name is not known. */
export function previewOfDocument(id: number, title: string): PreviewSource {
  return previewFrom(title, (signal) => getDocument(id, undefined, signal));
}

/** @param read gives the document with an address of now: one that was read with the page may have expired. */
export function previewFrom(
  title: string,
  read: (signal: AbortSignal) => Promise<Content>,
): PreviewSource {
  return { title, load: (signal) => loadFrom(read, signal) };
}

/** Of a document whose address was read just now: reading it again would be another entry in the audit. */
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
    // Every content is handed out as bytes to be saved; what they are the exchange has said before.
    return new File([await response.arrayBuffer()], filename, { type: content_type });
  } catch (error) {
    throw new Error(NOT_LOADED, { cause: error });
  }
}
