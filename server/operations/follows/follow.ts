import type { FollowState } from '@generated/model';
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { mayStillBeBought } from '@/domain/claims/claim-state';
import { lockCaller } from '../../auth/lock-user';
import { MOST_FOLLOWED } from '../../claims/followers/copy-follows';
import { isListed } from '../../claims/listed-claim';
import type { Database } from '../../db/database';
import { caseStatsRows, claimRows, followRows } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse } from '../../calls/refusals';
import { change, type Work } from '../../unit-of-work/change';
import { findCaseId } from '../../cases/find-case';

/** Not audited: following changes nothing for anybody else, and people switch it on and off. */
export const followHandlers = {
  getFollows: async ({ caller, ports: { db } }) => {
    const rows = await db
      .select({ claim_id: followRows.claim_id, case_id: followRows.case_id })
      .from(followRows)
      .where(eq(followRows.user_id, caller.user.id))
      .orderBy(desc(followRows.created_at), desc(followRows.id));
    return {
      status: 200,
      body: {
        claim_ids: rows.flatMap(({ claim_id: id }) => id ?? []),
        case_ids: rows.flatMap(({ case_id: id }) => id ?? []),
      },
    };
  },

  followClaim: async (call) =>
    await change(call, async (work) => {
      const user = await lockCaller(work);
      const claim = await findClaim(work.db, call.params.id);
      if (!claim) return refuse('not_found');
      if (!(await isFollowed(work.db, ofClaim(user.id, claim.id)))) {
        if (!mayStillBeBought(claim.status)) return refuse('not_found');
        if (claim.user_id === user.id) return refuse('own_claim');
        if (await hasTooMany(work.db, user.id, 'claim_id')) return refuse('too_many_follows');
        const { id: claim_id, ask_percent: ask_percent_then } = claim;
        await addFollow(work, { user_id: user.id, claim_id, ask_percent_then });
      }
      return { status: 200 as const, body: await stateOfClaim(work.db, claim.id, true) };
    }),

  unfollowClaim: async (call) =>
    await change(call, async ({ db }) => {
      const { id } = call.params;
      const gone = await db.delete(followRows).where(ofClaim(call.caller.user.id, id)).returning();
      const claim = await findClaim(db, id);
      // Nobody learns here that an unlisted claim exists.
      const isSeen = gone.length > 0 || (claim && isListed(claim));
      if (!claim || !isSeen) return refuse('not_found');
      return { status: 200 as const, body: await stateOfClaim(db, id, false) };
    }),

  followCase: async (call) =>
    await change(call, async (work) => {
      const user = await lockCaller(work);
      const caseId = await findCaseId(work.db, call.params.id);
      if (caseId === null) return refuse('not_found');
      if (!(await isFollowed(work.db, ofCase(user.id, caseId)))) {
        if (await hasTooMany(work.db, user.id, 'case_id')) return refuse('too_many_follows');
        await addFollow(work, { user_id: user.id, case_id: caseId });
      }
      return { status: 200 as const, body: await stateOfCase(work.db, caseId, true) };
    }),

  unfollowCase: async (call) =>
    await change(call, async ({ db }) => {
      const caseId = await findCaseId(db, call.params.id);
      if (caseId === null) return refuse('not_found');
      await db.delete(followRows).where(ofCase(call.caller.user.id, caseId));
      return { status: 200 as const, body: await stateOfCase(db, caseId, false) };
    }),
} satisfies Partial<Handlers>;

const ofClaim = (userId: number, claimId: number) =>
  and(eq(followRows.user_id, userId), eq(followRows.claim_id, claimId));
const ofCase = (userId: number, caseId: number) =>
  and(eq(followRows.user_id, userId), eq(followRows.case_id, caseId));

async function isFollowed(db: Database, which: SQL | undefined): Promise<boolean> {
  return (await db.$count(followRows, which)) > 0;
}

async function hasTooMany(db: Database, userId: number, of: 'claim_id' | 'case_id') {
  const followed = and(eq(followRows.user_id, userId), isNotNull(followRows[of]));
  return (await db.$count(followRows, followed)) >= MOST_FOLLOWED;
}

async function addFollow({ db, now }: Work, row: typeof followRows.$inferInsert): Promise<void> {
  await db.insert(followRows).values({ ...row, created_at: now });
}

async function findClaim(db: Database, id: number) {
  const { user_id, status, listed_at, ask_percent } = claimRows;
  const [claim] = await db
    .select({ id: claimRows.id, user_id, status, listed_at, ask_percent })
    .from(claimRows)
    .where(eq(claimRows.id, id));
  return claim;
}

async function stateOfClaim(db: Database, id: number, is_followed: boolean): Promise<FollowState> {
  const { followers_count } = claimRows;
  const [claim] = await db.select({ followers_count }).from(claimRows).where(eq(claimRows.id, id));
  return { is_followed, followers_count: claim?.followers_count ?? 0 };
}

async function stateOfCase(db: Database, id: number, is_followed: boolean): Promise<FollowState> {
  const { followers_count, case_id } = caseStatsRows;
  const [stats] = await db.select({ followers_count }).from(caseStatsRows).where(eq(case_id, id));
  return { is_followed, followers_count: stats?.followers_count ?? 0 };
}
