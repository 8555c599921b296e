import type {
  AdminClaim,
  AdminClaimSeller,
  ClaimStatus,
  ClaimWithSameNumber,
} from '@generated/model';
import { and, asc, eq, notInArray, or, sql } from 'drizzle-orm';
import { fullName } from '@/domain/users/party-names';
import { findUser } from '../../auth/find-user';
import type { Database } from '../../db/database';
import { claimRows, type ClaimRow } from '../../db/schema';
import { storedDocument } from '../../documents/document-body';
import { claimFacts, documentsOf, findClaim } from '../my-claims/my-claim-body';

/** A claim as the staff read it; null if there is none. */
export async function readAdminClaim(db: Database, id: number): Promise<AdminClaim | null> {
  const entry = await findClaim(db, eq(claimRows.id, id));
  if (!entry) return null;
  const documents = await documentsOf(db, id);
  return {
    ...(await claimFacts(db, entry)),
    seller: await sellerBody(db, entry.claim.user_id),
    with_same_number: await withSameNumber(db, entry.claim),
    last_review: entry.claim.last_review,
    documents: documents.map(storedDocument),
  };
}

/** The most that the contract allows. */
const MOST_WITH_SAME_NUMBER = 10;
/** Statuses in which nobody offers the claim. */
const NOT_OFFERED = ['draft', 'rejected', 'withdrawn'] as const satisfies ClaimStatus[];

async function withSameNumber(db: Database, claim: ClaimRow): Promise<ClaimWithSameNumber[]> {
  const same = NUMBERS.flatMap((number) => {
    const value = claim[number];
    return value === null ? [] : [eq(claimRows[number], value)];
  });
  if (same.length === 0) return [];
  const { id, reference, status, case_id } = claimRows;
  return await db
    .select({ id, reference, status })
    .from(claimRows)
    .where(
      and(
        eq(case_id, claim.case_id),
        or(...same),
        // A sale of a part leaves two claims with one number.
        sql`${id} not in (${partsOfSame(claim)})`,
        notInArray(status, NOT_OFFERED),
      ),
    )
    .orderBy(asc(id))
    .limit(MOST_WITH_SAME_NUMBER);
}

/** Claims that sales of parts have made of one, this one among them. */
function partsOfSame({ id }: ClaimRow) {
  return sql`
    with recursive parts as (
      select id, split_from_id from ${claimRows} where id = ${id}
      union
      select c.id, c.split_from_id from ${claimRows} c
      join parts p on c.id = p.split_from_id or c.split_from_id = p.id
    )
    select id from parts`;
}

/** By which the register knows a claim. */
const NUMBERS = ['schedule_number', 'proof_of_claim_number'] as const;

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
