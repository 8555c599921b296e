import { useEffect, useRef, useState } from 'react';
import { uploadDocument } from '@generated/api/documents/documents';
import type { Document, UploadedDocumentKind } from '@generated/model';
import { isCancelled } from '@/api/errors/failed-call';
import { newId } from '@/api/keys/new-id';
import type { RequestOptions } from '@/api/request';
import { documentFault } from '@/domain/documents/document-limits';
import type { DocumentItem } from './document-item';
import { deleteForGood, failedUpload, isAllSent, reportingProgress } from './upload';

/** Sends a file to the exchange. */
export type SendFile = (
  fields: { file: File; kind: UploadedDocumentKind },
  options: RequestOptions,
  signal: AbortSignal,
) => Promise<Document>;

/**
 * Files being uploaded to the exchange, several at once. An uploaded one is handed to the caller.
 * @param upload uploads to the user's account by default.
 */
export function useUploads(
  onDone: (document: Document, file: File) => void,
  upload: SendFile = uploadDocument,
) {
  const [items, setItems] = useState<readonly DocumentItem[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (item: DocumentItem) =>
    setItems((before) => before.map((each) => (each.id === item.id ? item : each)));
  const hide = (id: string) => {
    running.current.delete(id);
    setItems((before) => before.filter((each) => each.id !== id));
  };
  /** Cancels an upload in flight, or removes one that has failed. */
  const drop = (id: string) => {
    const item = items.find((each) => each.id === id);
    // If the document is stored anyway, it is deleted once the answer names it.
    if (!item || !isAllSent(item)) running.current.get(id)?.abort();
    hide(id);
  };

  async function send(item: DocumentItem, file: File): Promise<void> {
    const { id, kind, name, size, isOnDevice } = item;
    const facts = { id, kind, name, size, file, isOnDevice };
    const fault = documentFault(file, kind);
    if (fault) {
      change({ ...facts, state: 'failed', message: fault, mayRetry: false });
      return;
    }
    const controller = new AbortController();
    running.current.set(id, controller);
    change({ ...facts, state: 'uploading', progress: 0 });
    try {
      const document = await upload(
        // Only files of these kinds are added.
        { file, kind: kind as UploadedDocumentKind },
        reportingProgress(file, (progress) => {
          if (running.current.has(id)) change({ ...facts, state: 'uploading', progress });
        }),
        controller.signal,
      );
      if (running.current.has(id)) {
        hide(id);
        onDone(document, file);
      } else {
        // Removed after the whole file was sent. If this fails, the document stays among the person's documents.
        void deleteForGood(document);
      }
    } catch (error) {
      if (!isCancelled(error)) change({ ...facts, ...failedUpload(error) });
      running.current.delete(id);
    }
  }

  function add(kind: UploadedDocumentKind, files: readonly File[]): void {
    const added = files.map((file) => ({
      item: {
        id: newId(),
        kind,
        name: file.name,
        size: file.size,
        file,
        isOnDevice: false,
        state: 'uploading',
        progress: null,
      } satisfies DocumentItem,
      file,
    }));
    setItems((before) => [...before, ...added.map(({ item }) => item)]);
    for (const { item, file } of added) void send(item, file);
  }

  return {
    items,
    isBusy: items.some(({ state }) => state === 'uploading'),
    add,
    drop,
    retry: (item: DocumentItem) => item.file && void send(item, item.file),
  };
}
