import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { lockClaim } from '../../claims/lock-claim';
import { claimRows, documentRows } from '../../db/schema';
import { documentStore } from '../../documents/document-store';
import type { Handlers } from '../../router/operation-types';
import { refuse } from '../../router/refusals';
import { sellerGuard } from './seller-guard';

export const deletionHandlers = {
  deleteMyClaim: async (call) => {
    const { params, caller, ports } = call;
    return await ports.db.transaction(async (tx) => {
      const claim = await lockClaim(tx, { id: params.id, owner: caller.user.id });
      if (!claim) return refuse(404, 'not_found');
      const refused = await sellerGuard(tx, 'delete', claim, ports.clock());
      if (refused) return refused;
      const ofClaim = eq(documentRows.claim_id, claim.id);
      const documents = await tx.select({ id: documentRows.id }).from(documentRows).where(ofClaim);
      for (const { id } of documents) await documentStore.remove(tx, id);
      await tx.delete(documentRows).where(ofClaim);
      // The timeline goes with it; that there was a draft stays in the audit log.
      await tx.delete(claimRows).where(eq(claimRows.id, claim.id));
      await audit(tx, call, {
        action: 'claim.deleted',
        subject_type: 'claims',
        subject_id: claim.id,
        changes: { reference: [claim.reference, null], documents: [documents.length, 0] },
      });
      return { status: 204, body: null };
    });
  },
} satisfies Pick<Handlers, 'deleteMyClaim'>;
