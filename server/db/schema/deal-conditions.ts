import { type SQL, sql } from 'drizzle-orm';
import type { Awaiting, NegotiationStatus, OfferSide } from '@generated/model';
import { OWING_STAGES } from '@/domain/deals/fees';
import { REMINDED_STAGES } from '@/domain/deals/negotiation-state';
import { turnsOf } from '@/domain/deals/turn';

/*
 * What stands in an index of negotiations or offers and in the query that it answers: in other words it would not answer it.
 */

/** Names of ours: nothing to escape. */
const quoted = (names: readonly (NegotiationStatus | Awaiting)[]) =>
  sql.raw(names.map((name) => `'${name}'`).join(', '));

export const statusIn = (statuses: readonly NegotiationStatus[]) =>
  sql`status in (${quoted(statuses)})`;

/** Whether it waits for nobody any more. */
export const isOver = sql`(awaiting = 'none')`;

/** Where a fee may be outstanding. */
export const hasFeeToCome = sql`${statusIn(OWING_STAGES)} and (buyer_fee_received_on is null or seller_fee_received_on is null)`;

/** Where the day stands on which the fee of a side was received. */
export const FEE_DAYS = {
  buyer: 'buyer_fee_received_on',
  seller: 'seller_fee_received_on',
} as const satisfies Record<OfferSide, string>;

/** Where the fee of a side may be to pay; a seller's comes out of the price. */
export const mayOweFee = {
  buyer: sql`(${statusIn(OWING_STAGES)} and buyer_fee_received_on is null)`,
  seller: sql`(${statusIn(OWING_STAGES)} and received_at is not null and seller_fee_received_on is null)`,
} satisfies Record<OfferSide, SQL>;

/** Whose sides are reminded once their deadline passes. */
export const isNotReminded = sql`${statusIn(REMINDED_STAGES)} and reminded_at is null`;

const rankOf = (side: OfferSide) =>
  sql`(case when awaiting in (${quoted(turnsOf(side))}) then 0 when awaiting = 'none' then 2 else 1 end)`;

/** Where a negotiation stands for a side: its own turn first, then what waits for others, last what is over. */
export const turnRank = {
  buyer: rankOf('buyer'),
  seller: rankOf('seller'),
} satisfies Record<OfferSide, SQL>;

/** Of an offer: what can be answered, and until when. */
export const isAnswered = sql`(status <> 'pending')`;
export const expiryOfPending = sql`(case when status = 'pending' then expires_at end)`;
