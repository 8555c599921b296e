import { isCancel } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { deleteDocument, uploadDocument } from '@generated/api/documents/documents';
import type { Document, DocumentKind } from '@generated/model';
import { documentFault } from '@/domain/document-limits';
import { failedUpload, reportingProgress, type FailedUpload } from './upload';

export type Upload =
  | { state: 'uploading'; file: File; progress: number }
  | (FailedUpload & { file: File })
  | { state: 'done'; file: File; document: Document };

/**
 * One upload at a time for one document: with progress, to be cancelled, tried again, or taken back. A file that breaks
 * the limits is refused with a sentence before it is sent.
 * @param onDone gets the document's id, and null when it is taken back.
 */
export function useDocumentUpload(kind: DocumentKind, onDone: (documentId: number | null) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const fault = documentFault(file, kind);
    if (fault) {
      setUpload({ state: 'failed', file, message: fault, mayRetry: false });
      return;
    }
    const running = new AbortController();
    controller.current?.abort();
    controller.current = running;
    setUpload({ state: 'uploading', file, progress: 0 });
    try {
      const document = await uploadDocument(
        { file, kind },
        reportingProgress(file, (progress) => {
          if (controller.current === running) setUpload({ state: 'uploading', file, progress });
        }),
        running.signal,
      );
      controller.current = null;
      setUpload({ state: 'done', file, document });
      onDone(document.id);
    } catch (error) {
      if (isCancel(error)) return;
      controller.current = null;
      setUpload({ ...failedUpload(error), file });
    }
  }

  function clear(): void {
    controller.current?.abort();
    controller.current = null;
    // A paper that was taken back is not kept; should this fail, nothing stands on it all the same.
    if (upload?.state === 'done') deleteDocument(upload.document.id).catch(() => undefined);
    setUpload(null);
    onDone(null);
  }

  return { upload, start, clear };
}
