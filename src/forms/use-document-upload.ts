import { isCancel } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { deleteDocument, uploadDocument } from '@generated/api/documents/documents';
import type { Document, DocumentKind } from '@generated/model';
import { messageOf, statusOf } from '@/api/problem';
import { documentFault } from '@/domain/document-limits';

export type Upload =
  | { state: 'uploading'; file: File; progress: number }
  | { state: 'failed'; file: File; message: string; mayRetry: boolean }
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
        {
          onUploadProgress: ({ loaded, total }) => {
            const progress = Math.min(100, Math.round((100 * loaded) / (total ?? file.size)));
            if (controller.current === running) setUpload({ state: 'uploading', file, progress });
          },
        },
        running.signal,
      );
      controller.current = null;
      setUpload({ state: 'done', file, document });
      onDone(document.id);
    } catch (error) {
      if (isCancel(error)) return;
      controller.current = null;
      // A toast has said why where no answer came.
      const status = statusOf(error);
      const message = status === null ? 'Not uploaded. Try again.' : messageOf(error);
      // What was refused would be refused again.
      const mayRetry = status === null || status === 429 || status >= 500;
      setUpload({ state: 'failed', file, message, mayRetry });
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
