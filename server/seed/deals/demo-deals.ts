import type { OfferSide } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { DAY } from '@/domain/time';
import type { SeededClaim } from '../claims/claims';
import { DEMO_IDS } from '../demo-accounts';
import type { SeededUser } from '../users/users';
import type { DealBook } from './deal-book';
import { advance, bargain, settle, type Stage } from './settle';

const { seller, buyer, buyer2 } = DEMO_IDS;

interface Sale {
  /** The owner of the claim; a stranger by default. */
  owner?: number;
  buyer: number;
  stage: Stage;
  /** Days since the acceptance. */
  daysAgo: number;
  /** The buyer whose bid it closed. */
  loser?: number | 'anybody';
}

/** Sales that are under way. */
const SALES: readonly Sale[] = [
  // The first is the seller's only claim that the claims' seed has put under offer.
  { owner: seller, buyer, stage: 'seller_signed', daysAgo: 2.1, loser: 'anybody' },
  { owner: seller, buyer, stage: 'paid', daysAgo: 5.6 },
  { owner: seller, buyer: buyer2, stage: 'diligence', daysAgo: 0.7 },
  { owner: seller, buyer: buyer2, stage: 'payment', daysAgo: 3.4 },
  { owner: seller, buyer: buyer2, stage: 'filed', daysAgo: 13 },
  { buyer, stage: 'diligence', daysAgo: 1.1 },
  { buyer, stage: 'payment', daysAgo: 3.2 },
  { buyer, stage: 'filed', daysAgo: 16 },
  { buyer: buyer2, stage: 'signing', daysAgo: 2, loser: buyer },
];

/**
 * What the demo's accounts have to do with each other and with the market: something in each stage, as buyer and as
 * seller. Claims get the owner and the dates that their story needs.
 */
export function playDemoDeals(book: DealBook, claims: readonly SeededClaim[]): void {
  const [first, second] = claims.filter(
    (claim) => claim.user_id === seller && claim.status === 'open',
  );
  const taken = claims.filter(({ status }) => status === 'under_offer');
  for (const [place, sale] of SALES.entries()) {
    const claim = taken[place];
    if (!claim) break;
    if (sale.owner !== undefined) give(claim, book.user(sale.owner));
    claim.agreed_at = claim.updated_at = book.clock.daysAgo(sale.daysAgo);
    const deal = settle(book, claim, sale);
    if (sale.loser !== undefined) lose(book, deal.facts.claim, sale.loser);
  }
  playSales(book, claims);
  if (first && second) playListings(book, first, second);
  playBids(book, claims);
}

/** A bid that was closed because the claim went to a rival. */
function lose(book: DealBook, claim: SeededClaim, who: number | 'anybody'): void {
  const until = claim.agreed_at as Date;
  const at = new Date(until.getTime() - DAY / 2);
  const bidder = who === 'anybody' ? book.anybody(claim, at) : who;
  if (bidder) book.begin(claim, bidder, at, { share: 0.92 }).closeAt(until, 'sold');
}

/** Completes one sale by the seller, and one purchase by the buyer from somebody else. */
function playSales(book: DealBook, claims: readonly SeededClaim[]): void {
  const sold = claims.filter(({ status }) => status === 'sold');
  const own = sold.find(({ user_id }) => user_id === seller);
  const other = sold.find(({ user_id, currency }) => user_id !== seller && currency === 'USD');
  if (own) settle(book, soldDaysAgo(book, own, 6.2), { buyer: buyer2, stage: 'completed' });
  if (other) settle(book, soldDaysAgo(book, other, 3.4), { buyer, stage: 'completed' });
}

/** Two open claims of the seller: one with rivals to compare, one with a counter-offer and a past. */
function playListings(book: DealBook, first: SeededClaim, second: SeededClaim): void {
  const { clock } = book;
  listedFor(book, first, 12);
  const early = book.anybody(first, clock.daysAgo(9));
  if (early) book.begin(first, early, clock.daysAgo(9), { share: 0.88 }).expire();
  book.begin(first, buyer, clock.daysAgo(1.2), {
    share: 0.95,
    hours: 240,
    message:
      'We hold other claims of this class and can sign as soon as the documents are examined.',
  });
  // Five hours are left.
  book.begin(first, buyer2, clock.daysAgo(67 / 24), { share: 0.97, hours: 72 });

  listedFor(book, second, 25);
  const past = book.anybody(second, clock.daysAgo(16), clock.daysAgo(14));
  if (past) cancelled(book, second, { who: past, agreedAgo: 14, by: 'buyer', endedAgo: 12.9 });
  book
    .begin(second, buyer2, clock.daysAgo(9), { share: 0.87 })
    .reject('seller', clock.daysAgo(8.2), 'The price is too low.');
  book
    .begin(second, buyer, clock.daysAgo(2.1), { share: 0.9 })
    .counter('seller', clock.daysAgo(1.4), { price_percent: book.price(second, 0.98), hours: 240 });
  const other = book.anybody(second, clock.daysAgo(0.5), clock.now);
  second.partial_sale = true;
  if (other) {
    book.begin(second, other, clock.daysAgo(0.5), {
      share: 0.93,
      hours: 336,
      part: 0.5,
      conditions: 'The notice of the scheduled amount is among the documents.',
    });
  }
}

/** Bids of the demo's buyers for other people's claims, one in each status. */
function playBids(book: DealBook, claims: readonly SeededClaim[]): void {
  const { clock } = book;
  const open = claims.filter(
    ({ status, user_id, ask_percent, listed_at, updated_at }) =>
      status === 'open' &&
      user_id !== seller &&
      ask_percent !== null &&
      listed_at === updated_at &&
      (listed_at as Date) < clock.daysAgo(20),
  );
  const stories: ((claim: SeededClaim) => unknown)[] = [
    (claim) => {
      book.begin(claim, buyer, clock.daysAgo(1.6), { share: 0.94, hours: 480 });
      book.begin(claim, buyer2, clock.daysAgo(1.1), { share: 0.96, hours: 480 });
    },
    (claim) => book.begin(claim, buyer, clock.daysAgo(0.3), { share: 0.97, hours: 336 }),
    (claim) =>
      book
        .begin(claim, buyer, clock.daysAgo(2.5), { share: 0.9 })
        .counter('seller', clock.daysAgo(1.2), {
          price_percent: book.price(claim, 0.99),
          hours: 60,
        }),
    (claim) =>
      book
        .begin(claim, buyer, clock.daysAgo(12), { share: 0.88 })
        .reject('seller', clock.daysAgo(11.3), 'We would rather wait for the next distribution.'),
    (claim) => book.begin(claim, buyer, clock.daysAgo(10), { share: 0.93 }).expire(),
    (claim) =>
      book
        .begin(claim, buyer, clock.daysAgo(8), { share: 0.95 })
        .withdraw('buyer', clock.daysAgo(7.4)),
    (claim) =>
      cancelled(book, claim, {
        who: book.user(buyer),
        agreedAgo: 17,
        by: 'seller',
        endedAgo: 14.6,
      }),
    (claim) =>
      book
        .begin(claim, buyer2, clock.daysAgo(3.1), { share: 0.92 })
        .counter('seller', clock.daysAgo(2.2), {
          price_percent: book.price(claim, 0.98),
          hours: 240,
        }),
    (claim) =>
      book
        .begin(claim, buyer2, clock.daysAgo(6), { share: 0.9 })
        .withdraw('buyer', clock.daysAgo(5.1)),
  ];
  for (const [place, play] of stories.entries()) {
    const claim = open[place];
    if (claim) play(claim);
  }
  const guarded = open.slice(stories.length).find(({ minimum_percent }) => minimum_percent);
  if (guarded) {
    const percent = String(Math.floor(Number(guarded.minimum_percent) * 0.97));
    book.begin(guarded, buyer, clock.daysAgo(4), { share: 1, percent }).decline();
  }
}

const REASONS = {
  buyer: 'Our auditors could not complete the checks that they ask for.',
  seller: 'Our lawyer advises against the agreement as it is drawn up.',
} as const;

/** A sale that was cancelled when the agreement was to be signed: the claim is on the market again. */
function cancelled(
  book: DealBook,
  claim: SeededClaim,
  {
    who,
    agreedAgo,
    by,
    endedAgo,
  }: {
    who: SeededUser;
    agreedAgo: number;
    by: OfferSide;
    endedAgo: number;
  },
): void {
  const until = book.clock.daysAgo(agreedAgo);
  const deal = bargain(book, claim, { buyer: who, percent: book.price(claim, 0.96), until });
  if (by === 'seller') advance(book, deal, 'signing');
  const at = book.clock.daysAgo(endedAgo);
  deal.cancel(by, at, REASONS[by]);
  claim.updated_at = at;
}

/** Gives the claim to somebody else, from its draft on. */
function give(claim: SeededClaim, owner: SeededUser): void {
  claim.user_id = owner.id;
  claim.holder_type = 'individual';
  claim.holder_name = fullName(owner);
  claim.holder_country = owner.country ?? null;
}

const DATES = [
  'created_at',
  'submitted_at',
  'listed_at',
  'expires_at',
  'agreed_at',
  'sold_at',
  'updated_at',
] as const;

function soldDaysAgo(book: DealBook, claim: SeededClaim, days: number): SeededClaim {
  return shifted(claim, book.clock.daysAgo(days).getTime() - (claim.sold_at as Date).getTime());
}

/** Makes the listing at least this old. */
function listedFor(book: DealBook, claim: SeededClaim, days: number): void {
  const late = (claim.listed_at as Date).getTime() - book.clock.daysAgo(days).getTime();
  if (late > 0) shifted(claim, -late);
}

/** Shifts all dates of a claim, earlier or later; dates that were equal stay equal. */
function shifted(claim: SeededClaim, by: number): SeededClaim {
  const dates = new Map<Date, Date>();
  for (const name of DATES) {
    const date = claim[name];
    if (!(date instanceof Date)) continue;
    const next = dates.get(date) ?? new Date(date.getTime() + by);
    dates.set(date, next);
    claim[name] = next;
  }
  return claim;
}
