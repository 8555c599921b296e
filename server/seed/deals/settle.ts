import type { OfferSide, SettlementMethod } from '@generated/model';
import { isByBank } from '@/domain/deals/payment-method';
import { fullName } from '@/domain/users/party-names';
import { DAY, HOUR } from '@/domain/time';
import type { SeededClaim } from '../claims/claims';
import { minutes } from '../clock';
import { createRandom } from '../random';
import type { SeededUser } from '../users/users';
import type { DealBook } from './deal-book';
import type { PlayedDeal } from './played-deal';

const MESSAGES = [
  'We have bought claims in this case before and know the register.',
  'The funds are ready. We are open to other terms.',
  'The price assumes that the register stays as it is.',
  'We can sign as soon as the documents are examined.',
] as const;

/** A message from a buyer; most buyers write none. */
export function wordOf({ random }: DealBook): string | undefined {
  return random.chance(0.4) ? random.pick(MESSAGES) : undefined;
}

/** What happens after an acceptance, with the days since the previous step. */
const STEPS = [
  { reached: 'signing', days: [0.8, 1.6], go: (deal, at) => deal.confirmDiligence(at) },
  {
    reached: 'seller_signed',
    days: [0.1, 0.4],
    go: (deal, at, book) => sign(book, deal, 'seller', at),
  },
  { reached: 'payment', days: [0.2, 0.8], go: (deal, at, book) => sign(book, deal, 'buyer', at) },
  {
    reached: 'paid',
    days: [0.5, 1.5],
    go: (deal, at, { random }) =>
      deal.markPaid(at, paymentReferenceOf(deal, random.int(100_000, 999_999))),
  },
  {
    reached: 'transfer',
    days: [0.2, 0.6],
    go: (deal, at) => deal.confirmPayment(at).receiveFee('buyer', minutes(at.getTime() + HOUR / 2)),
  },
  {
    reached: 'filed',
    days: [0.3, 1],
    go: (deal, at, { random }) =>
      deal
        .receiveFee('seller', minutes(at.getTime() - HOUR / 2))
        .fileTransfer(at, String(random.int(2_000, 29_000))),
  },
] as const satisfies {
  reached: string;
  days: readonly [number, number];
  go: (deal: PlayedDeal, at: Date, book: DealBook) => unknown;
}[];

/** The longest time from an acceptance to the filing. */
export const MOST_DAYS_TO_FILING = STEPS.reduce((total, { days }) => total + days[1], 0);

export type Stage = 'diligence' | (typeof STEPS)[number]['reached'] | 'completed';

/** Plays a deal about a claim as far as a stage. Its price and its day of acceptance are those of the claim. */
export function settle(
  book: DealBook,
  claim: SeededClaim,
  { buyer, stage }: { buyer: SeededUser | number; stage: Stage },
): PlayedDeal {
  const { agreed_percent, agreed_at, sold_at } = claim;
  if (!agreed_percent || !agreed_at) throw new Error(`Nothing is agreed on claim ${claim.id}.`);
  const deal = bargain(book, claim, { buyer, percent: agreed_percent, until: agreed_at });
  advance(book, deal, stage);
  return stage === 'completed' && sold_at ? deal.complete(sold_at) : deal;
}

/** Takes an accepted deal as far as a stage. */
export function advance(book: DealBook, deal: PlayedDeal, stage: Stage): PlayedDeal {
  if (stage === 'diligence') return deal;
  for (const { reached, days, go } of STEPS) {
    const [low, high] = days;
    go(
      deal,
      minutes(deal.negotiation.updated_at.getTime() + book.random.between(low, high) * DAY),
      book,
    );
    if (reached === stage) break;
  }
  return deal;
}

/** Up to two days of moves, which end with the acceptance of this price. */
export function bargain(
  book: DealBook,
  claim: SeededClaim,
  { buyer, percent, until }: { buyer: SeededUser | number; percent: string; until: Date },
): PlayedDeal {
  const since = Math.max(claim.listed_at?.getTime() ?? 0, until.getTime() - 1.8 * DAY);
  const at = (share: number) => minutes(since + (until.getTime() - since) * share);
  const word = wordOf(book);
  const offered = { share: 1, ...(word !== undefined && { message: word }) };
  switch (book.random.int(0, 2)) {
    case 0:
      return book.begin(claim, buyer, at(0.3), { ...offered, percent }).accept('seller', until);
    case 1:
      return book
        .begin(claim, buyer, at(0.2), { ...offered, share: 0.91 })
        .counter('seller', at(0.6), { price_percent: percent, hours: 72 })
        .accept('buyer', until);
    default:
      return book
        .begin(claim, buyer, at(0.1), { ...offered, share: 0.89 })
        .counter('seller', at(0.4), { price_percent: book.price(claim, 0.99), hours: 72 })
        .counter('buyer', at(0.7), { price_percent: percent, hours: 72 })
        .accept('seller', until);
  }
}

function sign(book: DealBook, deal: PlayedDeal, side: OfferSide, at: Date): void {
  const { claim, buyer } = deal.facts;
  const name = fullName(side === 'buyer' ? buyer : book.user(claim.user_id));
  // Addresses for documentation (RFC 5737).
  const ip = `198.51.100.${book.random.int(1, 254)}`;
  const payTo = payToOf(name, deal.terms.payment_method, claim.id);
  deal.sign(side, { at, typed_name: name, ip, ...(side === 'seller' && { payTo }) });
}

/**
 * The reference that the buyer is asked for: a bank transfer names the negotiation, a payment to a wallet has a hash.
 * @param drawn what the hash is made of: either method draws one number, so that neither changes the deals that follow.
 */
function paymentReferenceOf({ facts, terms }: PlayedDeal, drawn: number): string {
  if (isByBank(terms)) return facts.reference;
  const random = createRandom(`payment ${drawn}`);
  const digits = Array.from({ length: 64 }, () => random.int(0, 15).toString(16));
  return `0x${digits.join('')}`;
}

/** Where an invented seller is paid: numbers that no bank and no blockchain issues. */
function payToOf(name: string, method: SettlementMethod, id: number): string {
  const digits = String(id).padStart(8, '0');
  return method === 'bank_transfer'
    ? `${name}\nAccount ${digits}, routing 000000000\nExample Bank`
    : `${method.toUpperCase()} on Ethereum\n0x${'0'.repeat(32)}${digits}`;
}
