import type { OfferCloseReason } from '@generated/model';
import { DAY, HOUR, MINUTE } from '@/domain/time';
import { DEAL_DAYS } from '../claims/claim-dates';
import type { SeededClaim } from '../claims/claims';
import type { DealBook } from './deal-book';
import { settle, type Stage, wordOf } from './settle';

const HOURS = [168, 336, 720] as const;

/** How far a sale has come, and between how many and how many days after its acceptance it can be there. */
const UNDER_WAY: readonly (readonly [stage: Stage, low: number, high: number])[] = [
  ['diligence', 0.2, 1.5],
  ['signing', 1.8, 3],
  ['seller_signed', 2.2, 3],
  ['payment', 3, 4.5],
  // Not paid in time.
  ['payment', 17, 19],
  ['paid', 4.6, 6],
  ['transfer', 5.2, 7],
  ['filed', 7, 26],
  // The time for objections is over: the staff can complete it.
  ['filed', DEAL_DAYS, DEAL_DAYS + 3],
];

/**
 * What strangers offer each other: every claim that has or had a buyer gets its negotiation, and some others get bids.
 */
export function playMarketDeals(book: DealBook, claims: readonly SeededClaim[]): void {
  const told = new Set(book.deals.map(({ facts }) => facts.claim));
  let sales = 0;
  for (const claim of claims) {
    if (!claim.listed_at || told.has(claim)) continue;
    switch (claim.status) {
      case 'under_offer':
        playSale(book, claim, (sales += 1));
        break;
      case 'sold':
        playTo(book, claim, 'completed');
        break;
      case 'paused':
        if (book.random.chance(0.5))
          playRivals(book, claim, { at: claim.updated_at as Date, to: 'paused' }, 1);
        break;
      case 'open':
        if (book.random.chance(0.12)) playEndedBid(book, claim);
        if (book.random.chance(0.3)) playBids(book, claim);
        break;
      case 'withdrawn':
      case 'expired':
      case 'draft':
      case 'in_review':
      case 'changes_requested':
      case 'rejected':
        break;
    }
  }
}

/** In turn, so that every stage occurs however few sales there are. */
function playSale(book: DealBook, claim: SeededClaim, count: number): void {
  const [stage, low, high] = UNDER_WAY[count % UNDER_WAY.length] ?? ['diligence', 0.2, 1.5];
  const listedAgo = (book.clock.now.getTime() - (claim.listed_at as Date).getTime()) / DAY;
  const daysAgo = book.random.between(low, high);
  const fits = daysAgo < listedAgo - 0.5;
  claim.agreed_at = claim.updated_at = book.clock.daysAgo(fits ? daysAgo : 1);
  playTo(book, claim, fits ? stage : 'diligence');
}

function playTo(book: DealBook, claim: SeededClaim, stage: Stage): void {
  const agreed = claim.agreed_at as Date;
  // Able to buy since before the first move.
  const buyer = book.anybody(claim, new Date(agreed.getTime() - 2 * DAY), agreed);
  if (!buyer) throw new Error(`Nobody can buy claim ${claim.id}.`);
  settle(book, claim, { buyer, stage });
  if (book.random.chance(0.4))
    playRivals(book, claim, { at: agreed, to: 'sold' }, book.random.int(1, 2));
}

/** Bids that were closed because the claim went off the market. */
function playRivals(
  book: DealBook,
  claim: SeededClaim,
  { at: until, to: reason }: { at: Date; to: OfferCloseReason },
  count: number,
): void {
  const since = Math.max((claim.listed_at as Date).getTime(), until.getTime() - 6 * DAY);
  for (let made = 0; made < count; made += 1) {
    const at = instant(since + (until.getTime() - since) * book.random.between(0.2, 0.9));
    const rival = book.anybody(claim, at);
    if (rival)
      book
        .begin(claim, rival, at, { ...offered(book, 0.82, 0.95), hours: 168 })
        .closeAt(until, reason);
  }
}

/** Up to three pending bids; now and then the seller has answered one with another price. */
function playBids(book: DealBook, claim: SeededClaim): void {
  const { random, clock } = book;
  const age = clock.now.getTime() - (claim.listed_at as Date).getTime();
  const bids = random.weighted([
    [1, 6],
    [2, 3],
    [3, 1],
  ] as const);
  for (let made = 0; made < bids; made += 1) {
    const hours = random.pick(HOURS);
    const ago = Math.min(age * 0.9, hours * HOUR * 0.7) * random.between(0.05, 1);
    const at = instant(clock.now.getTime() - ago);
    const bidder = book.anybody(claim, at, clock.now);
    if (!bidder) continue;
    const deal = book.begin(claim, bidder, at, { ...offered(book, 0.84, 0.99), hours });
    if (random.chance(0.2)) {
      const answered = instant(at.getTime() + ago * random.between(0.2, 0.8));
      // Above every bid.
      const price_percent = book.price(claim, random.between(0.99, 1));
      deal.counter('seller', answered, { price_percent, hours });
    }
  }
}

/** A bid that failed while the claim stayed on the market. */
function playEndedBid(book: DealBook, claim: SeededClaim): void {
  const { random, clock } = book;
  const age = clock.now.getTime() - (claim.listed_at as Date).getTime();
  if (age < 8 * DAY) return;
  const at = instant(clock.now.getTime() - age * random.between(0.6, 0.9));
  const bidder = book.anybody(claim, at);
  if (!bidder) return;
  const deal = book.begin(claim, bidder, at, offered(book, 0.8, 0.93));
  const answered = new Date(at.getTime() + random.int(3, 60) * HOUR);
  const ends = [
    () => deal.expire(),
    () => deal.withdraw('buyer', answered),
    () => deal.reject('seller', answered, random.chance(0.5) ? 'The price is too low.' : null),
  ];
  random.pick(ends)();
}

function offered(book: DealBook, low: number, high: number) {
  const message = wordOf(book);
  return { share: book.random.between(low, high), ...(message !== undefined && { message }) };
}

function instant(time: number): Date {
  return new Date(Math.floor(time / MINUTE) * MINUTE);
}
