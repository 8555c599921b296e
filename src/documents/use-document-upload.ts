import { isCancel } from 'axios';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadDocument, useGetDocument } from '@generated/api/documents/documents';
import type { Document, DocumentKind } from '@generated/model';
import { documentFault } from '@/domain/documents/document-limits';
import { isMissing } from '@/page/query-error';
import { failedUpload, isAllSent, reportingProgress, takeBack, type FailedUpload } from './upload';

export type UploadState =
  | { state: 'uploading'; file: File; progress: number }
  | (FailedUpload & { file: File })
  /** Without the file where it was uploaded before the page was loaded. */
  | { state: 'done'; file: File | null; document: Document };

interface DocumentUploadOptions {
  kind: DocumentKind;
  /** The document that the form has; null as long as it has none. */
  documentId: number | null;
  /** Gets the document's id, and null when it is taken back or there is no such document any more. */
  onDone: (documentId: number | null) => void;
}

/**
 * One upload at a time for one document: with progress, to be cancelled, tried again, or taken back. A file that breaks
 * the limits is refused with a sentence before it is sent.
 */
export function useDocumentUpload({ kind, documentId, onDone }: DocumentUploadOptions) {
  const [started, setUpload] = useState<UploadState | null>(null);
  // The form may have let go of the document, or begin with one.
  const own = started?.state === 'done' && started.document.id !== documentId ? null : started;
  const isEarlier = documentId !== null && !own;
  const reading = useGetDocument(documentId ?? 0, {
    query: { enabled: isEarlier, meta: { saysItsFailure: true } },
  });
  const { data: earlier, error } = reading;
  // Anything else, such as a lost connection, says nothing about the document.
  const isGone = isMissing(error);
  const forget = useEffectEvent(() => onDone(null));
  useEffect(() => {
    if (isEarlier && isGone) forget();
  }, [isEarlier, isGone]);
  const upload: UploadState | null =
    own ?? (isEarlier && earlier ? { state: 'done', file: null, document: earlier } : null);
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
      if (controller.current !== running) {
        takeBack(document);
        return;
      }
      controller.current = null;
      setUpload({ state: 'done', file, document });
      onDone(document.id);
    } catch (failure) {
      if (isCancel(failure) || controller.current !== running) return;
      controller.current = null;
      setUpload({ ...failedUpload(failure), file });
    }
  }

  function clear(): void {
    // What is stored in spite of it is deleted once the answer says which document it is.
    if (!upload || !isAllSent(upload)) controller.current?.abort();
    controller.current = null;
    if (upload?.state === 'done') takeBack(upload.document);
    setUpload(null);
    onDone(null);
  }

  return {
    upload,
    /** The form's document, as long as it is not read: with the failure, and another try. */
    reading: isEarlier && !earlier ? reading : null,
    start,
    clear,
  };
}
