import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { uploadClaimDocumentWrite } from '@generated/api/my-claims/my-claims';
import type { ClaimDocumentKind, Document } from '@generated/model';
import { afterWriteElsewhere } from '@/api/after-write';
import { type DocumentItem } from '../document-item';
import { roomBeside, withChanges } from './document-changes';
import { ClaimUploads } from './claim-uploads';

interface ClaimDocumentsOptions {
  /** The name under which files are kept on the device until the exchange has them. */
  draftName: string;
  /** All documents of the claim. The copies for buyers among them do not belong to the form. */
  documents: readonly Document[];
  /**
   * Resolves to the id of the account's claim, which is created if there is none. A rejection is shown at the files.
   * Null for a visitor, whose files are only kept on the device.
   */
  ensureClaim: (() => Promise<number>) | null;
}

export interface ClaimDocumentsHandle {
  items: readonly DocumentItem[];
  /** How many more documents the claim takes. */
  room: number;
  /** Whether leaving would interrupt an upload. */
  isBusy: boolean;
  /** Whether files stay only on the device, because there is no account. */
  isKeptOnly: boolean;
  add: (kind: ClaimDocumentKind, files: readonly File[]) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Removes a file, or deletes the document from the claim. */
  remove: (id: string) => void;
  /** Adds a copy of a document of another claim. Rejects with the refusal. */
  addSaved: (documentId: number) => Promise<void>;
  /** Drops what the exchange does not have, because the claim was submitted or its draft discarded. */
  discard: () => Promise<void>;
}

/**
 * The documents of an unfinished claim. Meant for the page of its form, not for one of its steps, so that uploads
 * continue while the person moves on.
 */
export function useClaimDocuments({
  draftName,
  documents: all,
  ensureClaim,
}: ClaimDocumentsOptions): ClaimDocumentsHandle {
  const queryClient = useQueryClient();
  const documents = all.filter(({ redacted }) => !redacted);
  const copies = all.length - documents.length;
  const uploads = useMemo(
    () =>
      new ClaimUploads(draftName, () => afterWriteElsewhere(queryClient, uploadClaimDocumentWrite)),
    [draftName, queryClient],
  );
  useEffect(() => uploads.start(), [uploads]);
  useEffect(() => {
    uploads.follow({ documents, copies, ensureClaim });
  });
  const changes = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot);
  const items = withChanges(documents, changes);
  return {
    items,
    room: roomBeside(items, copies),
    isBusy:
      changes.copying > 0 ||
      changes.takingBack.length > 0 ||
      items.some(({ state }) => state === 'uploading'),
    isKeptOnly: ensureClaim === null,
    add: uploads.add,
    cancel: uploads.cancel,
    retry: uploads.retry,
    remove: (id) => {
      const item = items.find((one) => one.id === id);
      if (item) uploads.remove(item);
    },
    addSaved: uploads.addSaved,
    discard: uploads.discard,
  };
}
