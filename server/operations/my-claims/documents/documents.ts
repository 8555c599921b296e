import { DOCUMENTS_PER_CLAIM } from '@/domain/claims/claim-checks';
import { editableClaimPart, takesRedactedCopies } from '@/domain/claims/claim-state';
import type { ClaimStatus } from '@generated/model';
import { isClaimDocumentKind } from '@/domain/documents/document-limits';
import { and, eq } from 'drizzle-orm';
import { countOwnTry, RATE_LIMITS } from '../../../auth/rate-limit';
import { copiesChanged } from '../../../claims/copies-changed';
import { lockClaim } from '../../../claims/lock-claim';
import type { Database } from '../../../db/database';
import { documentRows } from '../../../db/schema';
import { documentStore } from '../../../documents/document-store';
import { storageRefusal } from '../../../documents/storage-refusal';
import { safeFilename } from '../../../documents/filename';
import type { Call, Handlers } from '../../../calls/operation-types';
import { refuse, refuseTooMany } from '../../../calls/refusals';
import { change, type Work } from '../../../unit-of-work/change';
import { documentBody, type DocumentRow } from '../../../documents/document-body';
import { receiveFile, storeFile } from '../../documents/receive-file';

type DocumentCall =
  | Call<'uploadClaimDocument'>
  | Call<'uploadRedactedDocument'>
  | Call<'copyDocumentToMyClaim'>;

export const claimDocumentHandlers = {
  uploadClaimDocument: async (call) => {
    const { received, refusal } = await receiveFile(call, call.body.kind);
    if (refusal) return refusal;
    return await change(call, async (work) => {
      const { barred } = await lockForDocument(work.db, call, isEditable);
      if (barred) return barred;
      const full = await storageRefusal(work, received.bytes.length);
      if (full) return full;
      const row = await storeFile(work, received, { claim_id: call.params.id });
      return { status: 201, body: await documentBody(row, call) };
    });
  },

  uploadRedactedDocument: async (call) => {
    const { received, refusal } = await receiveFile(call, call.body.kind, { isForOthers: true });
    if (refusal) return refusal;
    return await change(call, async (work) => {
      const { claim, barred } = await lockForDocument(work.db, call, takesRedactedCopies);
      if (barred) return barred;
      const full = await storageRefusal(work, received.bytes.length);
      if (full) return full;
      const { kind, content_type } = received;
      // A file's name often contains a person's name.
      const filename = safeFilename(`${kind.replaceAll('_', '-')}-redacted`, content_type);
      const row = await storeFile(
        work,
        { ...received, filename },
        { claim_id: claim.id, redacted: true, visibility: 'verified_buyers' },
      );
      await copiesChanged(work, claim);
      return { status: 201, body: await documentBody(row, call) };
    });
  },

  copyDocumentToMyClaim: async (call) => {
    const wait = await countOwnTry(call, RATE_LIMITS.documentCopy);
    if (wait !== null) return refuseTooMany(wait);
    return await change(call, async (work) => {
      const { params, body, caller } = call;
      const { barred } = await lockForDocument(work.db, call, isEditable);
      if (barred?.status === 404) return barred;
      const [document] = await work.db
        .select()
        .from(documentRows)
        .where(and(eq(documentRows.id, body.document_id), eq(documentRows.user_id, caller.user.id)))
        .limit(1)
        // Its bytes stay until they are copied.
        .for('key share');
      if (!document) return refuse('not_found');
      if (barred) return barred;
      const { status, kind, redacted } = document;
      if (status !== 'ready' || redacted || !isClaimDocumentKind(kind)) {
        const message = 'A claim takes no documents of this kind.';
        return refuse('document_not_usable', { message });
      }
      const full = await storageRefusal(work, document.byte_size);
      if (full) return full;
      const row = await copyDocument(work, document, params.id);
      return { status: 201, body: await documentBody(row, call) };
    });
  },
} satisfies Partial<Handlers>;

/**
 * Locks the claim, so that simultaneous documents are counted one after the other.
 * @returns the claim, or the refusal.
 */
async function lockForDocument(
  tx: Database,
  { params, caller }: DocumentCall,
  takes: (status: ClaimStatus) => boolean,
) {
  const claim = await lockClaim(tx, { id: params.id, owner: caller.user.id });
  if (!claim) return { barred: refuse('not_found') };
  if (!takes(claim.status)) return { barred: refuse('transition_not_allowed') };
  const count = await tx.$count(documentRows, eq(documentRows.claim_id, claim.id));
  return count < DOCUMENTS_PER_CLAIM ? { claim } : { barred: refuse('too_many_documents') };
}

function isEditable(status: ClaimStatus): boolean {
  return editableClaimPart(status) === 'all';
}

async function copyDocument(
  { db, insert, audit }: Work,
  { id, user_id, kind, filename, content_type, byte_size, checksum, status }: DocumentRow,
  claimId: number,
): Promise<DocumentRow> {
  const described = {
    user_id,
    kind,
    filename,
    content_type,
    byte_size,
    checksum,
    status,
  };
  const copy = await insert(documentRows, { ...described, claim_id: claimId });
  await documentStore.copy(db, id, copy.id);
  await audit('document.copied', copy.id);
  return copy;
}
