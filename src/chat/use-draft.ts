import { useState } from 'react';
import { messageFieldsLimits as LIMITS } from '@generated/limits';
import type { Document } from '@generated/model';
import { useUploads } from '@/documents/use-uploads';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';

export type DraftFiles = ReturnType<typeof useDraftFiles>;

/** The documents of a message that is being written: those that have arrived, and uploads under way. */
export function useDraftFiles() {
  const [documents, setDocuments] = useState<readonly Document[]>([]);
  const uploads = useUploads((document) => setDocuments((before) => [...before, document]));
  const underWay = uploads.items.length;
  return {
    documents,
    uploads,
    /** How many more documents it takes. */
    room: Math.max(0, LIMITS.document_ids - documents.length - underWay),
    remove: (id: number) =>
      setDocuments((before) => before.filter((document) => document.id !== id)),
    clear: () => setDocuments([]),
    /** Why the message would lack a document now. */
    fault: uploads.isBusy
      ? 'Your documents are still being uploaded.'
      : underWay > 0
        ? 'A document was not uploaded. Try it again or remove it.'
        : null,
  };
}

/** The text of a message that is being written; kept in the tab for its person until it is sent. */
export function useDraftText(keptAs: string) {
  const [body, setBody] = useState(() => {
    const kept = keptForm(keptAs);
    return typeof kept === 'string' ? kept.slice(0, LIMITS.body) : '';
  });
  function write(text: string): void {
    setBody(text);
    if (text === '') dropForm(keptAs);
    else keepForm(keptAs, text);
  }
  return { body, write };
}
