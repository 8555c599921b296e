import { editableClaimPart, takesRedactedCopies } from '@/domain/claims/claim-state';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { copiesChanged } from '../../claims/copies-changed';
import { lockClaim } from '../../claims/lock-claim';
import type { Database } from '../../db/database';
import {
  assignmentRows,
  documentRows,
  identityVerificationRows,
  messageDocumentRows,
  negotiationEventRows,
  negotiationRows,
  type AuditChanges,
  type ClaimRow,
} from '../../db/schema';
import { documentStore } from '../../documents/document-store';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import type { DocumentRow } from '../../documents/document-body';

export const deletionHandlers = {
  deleteDocument: async (call) =>
    await change(call, async (work) => {
      const { db, audit } = work;
      const { params, caller } = call;
      const own = and(eq(documentRows.id, params.id), eq(documentRows.user_id, caller.user.id));
      const [found] = await db
        .select({ claim_id: documentRows.claim_id })
        .from(documentRows)
        .where(own)
        .limit(1);
      if (!found) return refuse('not_found');
      // The claim is locked before its document, as everywhere: its submission waits, or this finds it submitted.
      const claim =
        found.claim_id === null ? undefined : await lockClaim(db, { id: found.claim_id });
      // The lock makes a submission that refers to the document wait, so that the document is either in use or gone.
      const [row] = await db.select().from(documentRows).where(own).limit(1).for('update');
      if (!row) return refuse('not_found');
      if (await isInUse(db, row, claim)) return refuse('document_in_use');
      await documentStore.remove(db, row.id);
      await db.delete(documentRows).where(eq(documentRows.id, row.id));
      // Recorded on the trail of the record that had it: the document's own is gone.
      const gone = { document: [row.filename, null] } satisfies AuditChanges;
      if (claim) await audit('claim.document_deleted', claim.id, gone);
      else await audit('user.document_deleted', caller.user.id, gone);
      if (claim && row.redacted) await copiesChanged(work, claim);
      return { status: 204, body: null };
    }),
} satisfies Partial<Handlers>;

async function isInUse(
  tx: Database,
  row: DocumentRow,
  claim: ClaimRow | undefined,
): Promise<boolean> {
  if (claim && row.redacted) return !takesRedactedCopies(claim.status);
  if (claim && (editableClaimPart(claim.status) !== 'all' || (await hadBuyer(tx, claim))))
    return true;
  if (row.buyer_account_id !== null) return true;
  const verifications = await tx.$count(
    identityVerificationRows,
    or(
      eq(identityVerificationRows.gov_id_document_id, row.id),
      eq(identityVerificationRows.personal_photo_document_id, row.id),
    ),
  );
  if (verifications > 0) return true;
  const payments = await tx.$count(
    negotiationRows,
    eq(negotiationRows.payment_document_id, row.id),
  );
  if (payments > 0) return true;
  // A payment that staff marked as unpaid keeps its proof.
  const events = await tx.$count(
    negotiationEventRows,
    eq(negotiationEventRows.document_id, row.id),
  );
  if (events > 0) return true;
  const messages = await tx.$count(
    messageDocumentRows,
    eq(messageDocumentRows.document_id, row.id),
  );
  if (messages > 0) return true;
  return (await tx.$count(assignmentRows, eq(assignmentRows.document_id, row.id))) > 0;
}

/** Whether a buyer has examined the claim's documents, in a sale that was cancelled. */
async function hadBuyer(tx: Database, { id }: ClaimRow): Promise<boolean> {
  const deals = and(eq(negotiationRows.claim_id, id), isNotNull(negotiationRows.agreed_at));
  return (await tx.$count(negotiationRows, deals)) > 0;
}
