import { type SQL, sql } from 'drizzle-orm';
import { type Awaiting, type NegotiationStatus, OfferSide } from '@generated/model';
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

/** Where the day stands on which the fee of a side was received. */
export const FEE_DAYS = {
  buyer: 'buyer_fee_received_on',
  seller: 'seller_fee_received_on',
} as const satisfies Record<OfferSide, string>;

/** Until when the fee of a side is to be paid; null before that is known, and where there is none. */
export const FEE_DUE = {
  buyer: 'buyer_fee_due_at',
  seller: 'seller_fee_due_at',
} as const satisfies Record<OfferSide, string>;

const feeOfOneOf = (sides: readonly OfferSide[], of: (side: OfferSide) => string, glue: string) =>
  sql.raw(
    Object.values(OfferSide)
      .filter((side) => sides.includes(side))
      .map(of)
      .join(glue),
  );

/** Where the fee of one of these sides may be outstanding. */
export const hasFeeToCome = (sides: readonly OfferSide[]) =>
  sql`(${statusIn(OWING_STAGES)} and (${feeOfOneOf(sides, (side) => `${FEE_DAYS[side]} is null`, ' or ')}))`;

/** When the first of these sides' fees that are outstanding is due, or was. */
export const earliestFeeDue = (sides: readonly OfferSide[]) =>
  sql`least(${feeOfOneOf(sides, (side) => `case when ${FEE_DAYS[side]} is null then ${FEE_DUE[side]} end`, ', ')})`;

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
