import type { AlertFrequency, SavedSearchParams } from '@generated/model';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { DAY } from '@/domain/time';
import { lastMailTime } from '../claims/followers/tell-daily';
import type { Database } from '../db/database';
import {
  claimRows,
  dismissedClaimRows,
  followRows,
  negotiationRows,
  savedSearchRows,
} from '../db/schema';
import type { SeededCase } from './cases/cases';
import type { SeededClaim } from './claims/claims';
import { askBefore, priceChanges } from './claims/price-changes';
import type { SeedClock } from './clock';
import { DEMO_IDS } from './demo-accounts';
import { insertRows } from './insert';
import { createRandom } from './random';
import type { SeededUser } from './users/users';

const DEMO_BUYERS: readonly number[] = [DEMO_IDS.buyer, DEMO_IDS.buyer2];

/** Buyers follow claims, and everybody may follow a case; the demo's buyers have lists worth looking at. */
export async function seedFollows(
  db: Database,
  clock: SeedClock,
  users: readonly SeededUser[],
  cases: readonly SeededCase[],
  claims: readonly SeededClaim[],
): Promise<void> {
  const random = createRandom('follows');
  const changed = await priceChanges(db);
  const deals = await latestDeals(db);
  const searched = savedSearches(clock, cases);
  const listed = claims.filter(({ listed_at }) => listed_at);
  const active = cases.filter(({ row }) => row.status === 'active');
  const follows = users
    .filter(({ status, sign_in_count }) => status === 'active' && sign_in_count)
    .flatMap((user) => {
      const demo = DEMO_BUYERS.includes(user.id);
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
      const since = (start: Date) => clock.between(random.next(), user.created_at, start);
      const followClaim = (claim: SeededClaim) => {
        const listedAt = claim.listed_at ?? clock.daysAgo(60);
        const changedAt = changed.get(claim.id);
        const isFirst = changedAt && first.includes(claim);
        const created_at = isFirst ? shortlyBefore(changedAt, listedAt) : since(listedAt);
        const isEarlier = changedAt && created_at < changedAt;
        const ask_percent_then = isEarlier ? askBefore(claim) : (claim.ask_percent ?? null);
        return {
          user_id: user.id,
          claim_id: claim.id,
          case_id: null,
          ask_percent_then,
          created_at,
        };
      };
      const followCase = (id: number) => ({
        user_id: user.id,
        claim_id: null,
        case_id: id,
        ask_percent_then: null,
        created_at: since(clock.daysAgo(60)),
      });
      const others = random.shuffled(listed).filter(({ user_id }) => user_id !== user.id);
      // The demo's buyers see prices that have moved, the latest first.
      const moved = demo
        ? others.filter(({ id, ask_percent }) => changed.has(id) && ask_percent)
        : [];
      const first = moved
        .toSorted((a, b) => Number(changed.get(b.id)) - Number(changed.get(a.id)))
        .slice(0, 5);
      const followed = [...new Set([...first, ...others])].slice(0, claimCount);
      return [
        ...random
          .shuffled(active)
          // Somebody who follows a case hears of its new claims at once, so no search tells of them.
          .filter(
            ({ id }) =>
              !searched.some(
                (search) => search.user_id === user.id && search.params.case_id?.includes(id),
              ),
          )
          .slice(0, caseCount)
          .map(({ id }) => followCase(id)),
        ...followed.map(followClaim),
        ...(demo ? followDeals(user.id, deals, new Set(followed.map(({ id }) => id))) : []),
      ];
    });
  await insertRows(db, followRows, follows);
  await insertRows(db, dismissedClaimRows, dismissals(clock, claims, follows));
  await insertRows(db, savedSearchRows, searched);
}

type Deal = Awaited<ReturnType<typeof latestDeals>>[number];

/** Agreed deals, the latest first. */
async function latestDeals(db: Database) {
  return await db
    .select({ negotiation: negotiationRows, claim: claimRows })
    .from(negotiationRows)
    .innerJoin(claimRows, eq(claimRows.id, negotiationRows.claim_id))
    .where(isNotNull(negotiationRows.agreed_at))
    .orderBy(desc(negotiationRows.agreed_at), desc(negotiationRows.id));
}

/**
 * A claim under offer between others, and one whose sale fell through: followed since shortly before the acceptance.
 */
function followDeals(user_id: number, deals: readonly Deal[], followed: ReadonlySet<number>) {
  const ofOthers = deals.filter(
    ({ negotiation, claim }) =>
      negotiation.buyer_id !== user_id &&
      negotiation.seller_id !== user_id &&
      !followed.has(claim.id),
  );
  const found = [
    ofOthers.find(({ claim }) => claim.status === 'under_offer'),
    ofOthers.find(({ negotiation }) => negotiation.status === 'cancelled'),
  ];
  return found.flatMap((deal) => {
    if (!deal?.negotiation.agreed_at || !deal.claim.listed_at) return [];
    const { id: claim_id, ask_percent: ask_percent_then, listed_at } = deal.claim;
    const created_at = shortlyBefore(deal.negotiation.agreed_at, listed_at);
    return [{ user_id, claim_id, case_id: null, ask_percent_then, created_at }];
  });
}

/** At most two days before. */
function shortlyBefore(changed: Date, listed: Date): Date {
  const [start, end] = [listed.getTime(), changed.getTime()];
  return new Date(Math.max(end - 2 * DAY, start + (end - start) / 2));
}

/** Two claims that each of the demo's buyers has seen and does not want. */
function dismissals(
  clock: SeedClock,
  claims: readonly SeededClaim[],
  follows: readonly { user_id: number; claim_id: number | null }[],
) {
  const open = claims.filter(({ status }) => status === 'open');
  return DEMO_BUYERS.flatMap((user_id) => {
    const followed = new Set(
      follows.filter((row) => row.user_id === user_id).map((row) => row.claim_id),
    );
    return open
      .filter(({ id }) => !followed.has(id))
      .slice(10 * user_id, 10 * user_id + 2)
      .map(({ id }) => ({ user_id, claim_id: id, created_at: clock.daysAgo(1) }));
  });
}

function savedSearches(clock: SeedClock, cases: readonly SeededCase[]) {
  const idOf = (code: string) => cases.find(({ row }) => row.case_code === code)?.id ?? 1;
  const { buyer, buyer2 } = DEMO_IDS;
  const searches: [number, string, SavedSearchParams, AlertFrequency][] = [
    [buyer, 'FTX under 100 %', { case_id: [idOf('ftx')], max_ask_percent: '100' }, 'daily'],
    [
      buyer,
      'Large Celsius claims',
      { case_id: [idOf('celsius')], min_face_amount: '500000' },
      'instant',
    ],
    [
      buyer,
      'Genesis, holder verified',
      { case_id: [idOf('genesis')], estate_kyc_status: ['verified'] },
      'off',
    ],
    [
      buyer2,
      'Celsius, customers and loans',
      { case_id: [idOf('celsius')], claim_type: ['customer', 'loan'] },
      'daily',
    ],
    [
      buyer2,
      'Yellow, trade claims below 50',
      { case_id: [idOf('yellow')], claim_type: ['trade'], max_ask_percent: '50' },
      'off',
    ],
  ];
  return searches.map(([user_id, name, params, frequency], index) => ({
    user_id,
    name,
    params,
    frequency,
    alerted_until: frequency === 'daily' ? lastMailTime(clock.now) : clock.now,
    created_at: clock.daysAgo(20 - 3 * index),
    updated_at: clock.daysAgo(20 - 3 * index),
  }));
}
