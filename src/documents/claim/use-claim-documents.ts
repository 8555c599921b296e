import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { uploadClaimDocumentWrite } from '@generated/api/my-claims/my-claims';
import type { ClaimDocumentKind, Document } from '@generated/model';
import { afterWriteElsewhere } from '@/api/after-write';
import { type DocumentItem } from '../document-item';
import { roomBeside, withChanges } from './document-changes';
import { ClaimUploads } from './claim-uploads';

interface ClaimDocumentsOptions {
  /** Under which files are kept on the device until the exchange has them. */
  draftName: string;
  /** On the claim already; copies for buyers are none of the form's. */
  documents: readonly Document[];
  /**
   * Resolves to the id of the account's claim, which is made when there is none; a rejection stands at the files. Null
   * for a visitor, whose files are only kept.
   */
  ensureClaim: (() => Promise<number>) | null;
}

export interface ClaimDocumentsHandle {
  items: readonly DocumentItem[];
  /** How many more documents the claim takes. */
  room: number;
  /** Whether something is under way that would be interrupted by leaving. */
  isBusy: boolean;
  /** Whether files only stay on the device, for want of an account. */
  isKeptOnly: boolean;
  add: (kind: ClaimDocumentKind, files: readonly File[]) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Takes back a file, or deletes the document from the claim. */
  remove: (id: string) => void;
  /** Adds a copy of a document of another claim. Rejects with the refusal. */
  addSaved: (documentId: number) => Promise<void>;
  /** Lets go of what the exchange does not have: the claim was submitted, or its draft given up. */
  discard: () => Promise<void>;
}

/**
 * The documents of an unfinished claim; for the page of its form, not for one of its steps, so that uploads go on while
 * the person moves on.
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
