import { eq } from 'drizzle-orm';
import { lockClaim } from '../../claims/lock-claim';
import { claimRows, documentRows } from '../../db/schema';
import { documentStore } from '../../documents/document-store';
import { broadcastUnseen } from '../../ports/broadcast';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { sellerGuard } from './seller-guard';

export const deletionHandlers = {
  deleteMyClaim: async (call) =>
    await change(call, async (work) => {
      const { db, audit } = work;
      const { params, caller } = call;
      const claim = await lockClaim(db, { id: params.id, owner: caller.user.id });
      if (!claim) return refuse('not_found');
      const refused = await sellerGuard(db, 'delete', claim);
      if (refused) return refused;
      const ofClaim = eq(documentRows.claim_id, claim.id);
      const documents = await db.select({ id: documentRows.id }).from(documentRows).where(ofClaim);
      for (const { id } of documents) await documentStore.remove(db, id);
      await db.delete(documentRows).where(ofClaim);
      // The timeline goes with it; the audit log still says that there was a draft.
      await db.delete(claimRows).where(eq(claimRows.id, claim.id));
      await audit('claim.deleted', claim.id, {
        reference: [claim.reference, null],
        documents: [documents.length, 0],
      });
      broadcastUnseen(work, claim);
      return { status: 204, body: null };
    }),
} satisfies Partial<Handlers>;
