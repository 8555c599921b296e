import type { AdminClaim, AdminClaimSeller } from '@generated/model';
import { eq } from 'drizzle-orm';
import { fullName } from '@/domain/users/party-names';
import { findUser } from '../../auth/find-user';
import type { Database } from '../../db/database';
import { claimRows } from '../../db/schema';
import { storedDocument } from '../../documents/document-body';
import { claimFacts, documentsOf, findClaim } from '../my-claims/my-claim-body';

/** A claim as the staff read it; null where there is none. */
export async function readAdminClaim(db: Database, id: number): Promise<AdminClaim | null> {
  const entry = await findClaim(db, eq(claimRows.id, id));
  if (!entry) return null;
  const documents = await documentsOf(db, id);
  return {
    ...(await claimFacts(db, entry)),
    seller: await sellerBody(db, entry.claim.user_id),
    documents: documents.map(storedDocument),
  };
}

async function sellerBody(db: Database, id: number): Promise<AdminClaimSeller> {
  const user = await findUser(db, id);
  if (!user) throw new Error(`User ${id} is gone.`);
  return {
    id: user.id,
    name: fullName(user),
    company: user.company,
    email: user.email,
    country: user.country,
    status: user.status,
    identity_status: user.identity_status,
  };
}
