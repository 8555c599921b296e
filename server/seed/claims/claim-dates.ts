import Big from 'big.js';
import { LISTING_DAYS } from '@/domain/claims/claim-state';
import { DAY } from '@/domain/time';
import type { claimStatuses } from '../../db/schema/enums';
import type { SeedClock } from '../clock';
import type { Random } from '../random';

type Status = (typeof claimStatuses)[number];

export type ClaimDates = ReturnType<typeof inventDates>;

/** Instants in the order in which a claim passes through its statuses, all consistent with the last one. */
export function inventDates(random: Random, clock: SeedClock, status: Status) {
  const invented = inventedDays(random, status);
  const reviewDays = random.between(0.3, 3);
  const draftDays = random.between(0.05, 4);
  const soldAgo = status === 'sold' ? invented * random.between(0.05, 0.6) : null;
  const listedAgo = listedBefore(status, invented, soldAgo);
  const wasListed = ['open', 'paused', 'under_offer', 'sold', 'withdrawn', 'expired'].includes(
    status,
  );
  const submitted = status === 'draft' ? null : listedAgo + (wasListed ? reviewDays : 0);
  const submitted_at = submitted === null ? null : clock.daysAgo(submitted);
  const listed_at = wasListed ? clock.daysAgo(listedAgo) : null;
  return {
    submitted_at,
    listed_at,
    expires_at: wasListed ? clock.daysAgo(listedAgo - LISTING_DAYS) : null,
    sold_at: soldAgo === null ? null : clock.daysAgo(soldAgo),
    created_at: clock.daysAgo((submitted ?? listedAgo) + draftDays),
    updated_at: clock.daysAgo(soldAgo ?? listedAgo * 0.7),
  };
}

/** How many days ago the claim got its status; claims in review have not waited long. */
function inventedDays(random: Random, status: Status): number {
  if (status === 'expired') return random.between(LISTING_DAYS + 1, 200);
  if (status === 'in_review') return random.between(0.1, 3);
  // The square puts more listings into the last weeks.
  return 0.1 + 84 * random.next() ** 2;
}

/**
 * From an acceptance to the sale: examination, signatures, payment, filing, and the objection period with days off at
 * its end.
 */
export const DEAL_DAYS = 32;

/** Leaves enough time for a deal. */
function listedBefore(status: Status, invented: number, soldAgo: number | null): number {
  if (soldAgo !== null) return soldAgo + DEAL_DAYS + 2 + invented / 2;
  return status === 'under_offer' ? 20 + invented * 0.75 : invented;
}

/** The last event of a claim's timeline changed its row last; every fourth open claim with an ask has changed it. */
export function lastChanged(
  { id, status, ask_percent }: { id: number; status: Status; ask_percent: string | null },
  dates: ClaimDates,
) {
  const { submitted_at, listed_at, expires_at } = dates;
  const priceStays = status === 'open' && (id % 4 > 0 || ask_percent === null);
  const last = priceStays ? listed_at : status === 'in_review' ? submitted_at : null;
  return { ...dates, updated_at: (status === 'expired' ? expires_at : last) ?? dates.updated_at };
}

/** A little below the ask, some time before the sale. */
export function dealAt(ask: string | null, status: Status, { sold_at, updated_at }: ClaimDates) {
  if (!ask || (status !== 'under_offer' && status !== 'sold'))
    return { agreed_percent: null, agreed_at: null };
  return {
    agreed_percent: new Big(ask).times(0.97).round(2).toFixed(),
    agreed_at: sold_at ? new Date(sold_at.getTime() - DEAL_DAYS * DAY) : updated_at,
  };
}
