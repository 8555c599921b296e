import type { Database } from '../database';
import { followRows } from '../schema';
import type { SeededCase } from './cases/cases';
import type { SeededClaim } from './claims/claims';
import type { SeedClock } from './clock';
import { DEMO_IDS } from './demo-accounts';
import { insertRows } from './insert';
import { createRandom } from './random';
import type { SeededUser } from './users/users';

/** Buyers follow claims, everybody may follow a case; the demo's buyers have lists worth looking at. */
export async function seedFollows(
  db: Database,
  clock: SeedClock,
  users: readonly SeededUser[],
  cases: readonly SeededCase[],
  claims: readonly SeededClaim[],
): Promise<void> {
  const random = createRandom('follows');
  const listed = claims.filter(({ listed_at }) => listed_at);
  const active = cases.filter(({ row }) => row.status === 'active');
  const demoBuyers: readonly number[] = [DEMO_IDS.buyer, DEMO_IDS.buyer2];
  const follows = users
    .filter(({ status, sign_in_count }) => status === 'active' && sign_in_count)
    .flatMap((user) => {
      const demo = demoBuyers.includes(user.id);
      const isBuyer = user.buyer_account_status === 'verified';
      const caseCount = demo
        ? 5
        : random.weighted([
            [0, 4],
            [1, 3],
            [2, 2],
            [4, 1],
          ] as const);
      const claimCount = demo ? 12 : isBuyer ? random.int(0, 9) : 0;
      const follow = (claim_id: number | null, case_id: number | null, since: Date) => ({
        user_id: user.id,
        claim_id,
        case_id,
        created_at: clock.between(random.next(), user.created_at, since),
      });
      return [
        ...random
          .shuffled(active)
          .slice(0, caseCount)
          .map(({ id }) => follow(null, id, clock.daysAgo(60))),
        ...random
          .shuffled(listed)
          .filter(({ user_id }) => user_id !== user.id)
          .slice(0, claimCount)
          .map(({ id, listed_at }) => follow(id, null, listed_at ?? clock.daysAgo(60))),
      ];
    });
  await insertRows(db, followRows, follows);
}
