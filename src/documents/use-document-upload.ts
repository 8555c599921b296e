import { useEffect, useEffectEvent, useState } from 'react';
import { useGetDocument } from '@generated/api/documents/documents';
import type { Document, UploadedDocumentKind } from '@generated/model';
import { isMissing } from '@/page/query-error';
import { type DocumentItem, storedItem } from './document-item';
import { deleteForGood } from './upload';
import { useUploads } from './use-uploads';

interface DocumentUploadOptions {
  kind: UploadedDocumentKind;
  /** The document of the form; null as long as it has none. */
  documentId: number | null;
  /** Gets the document's id, or null if it is removed or no longer exists. */
  onDone: (documentId: number | null) => void;
}

/** One document of a form. Its upload can be cancelled, retried or removed, and so can a document uploaded before. */
export function useDocumentUpload({ kind, documentId, onDone }: DocumentUploadOptions) {
  const [arrived, setArrived] = useState<{ document: Document; file: File } | null>(null);
  const uploads = useUploads((document, file) => {
    setArrived({ document, file });
    onDone(document.id);
  });
  const [underWay] = uploads.items;
  // The form may have dropped the document, or start with one.
  const own = arrived?.document.id === documentId ? arrived : null;
  const isEarlier = documentId !== null && !own && !underWay;
  const reading = useGetDocument(documentId ?? 0, {
    query: { enabled: isEarlier, meta: { saysItsFailure: true } },
  });
  const { data: earlier, error } = reading;
  // Any other failure, such as a lost connection, says nothing about the document.
  const isGone = isMissing(error);
  const forget = useEffectEvent(() => onDone(null));
  useEffect(() => {
    if (isEarlier && isGone) forget();
  }, [isEarlier, isGone]);
  const stored = own?.document ?? (isEarlier ? earlier : undefined);
  const item: DocumentItem | null =
    underWay ?? (stored ? { ...storedItem(stored), file: own?.file ?? null } : null);

  return {
    item,
    /** The read of the form's document while it is not available, with its failure and a retry. */
    reading: isEarlier && !earlier ? reading : null,
    start: (file: File) => uploads.add(kind, [file]),
    retry: () => underWay && uploads.retry(underWay),
    clear: () => {
      if (underWay) uploads.drop(underWay.id);
      else if (stored) void deleteForGood(stored);
      onDone(null);
    },
  };
}
