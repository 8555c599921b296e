import { type SQL, sql } from 'drizzle-orm';
import { type Awaiting, type NegotiationStatus, OfferSide } from '@generated/model';
import { OWING_STAGES } from '@/domain/deals/fees';
import { REMINDED_STAGES } from '@/domain/deals/negotiation-state';
import { turnsOf } from '@/domain/deals/turn';

/*
 * Expressions shared by an index of negotiations or offers and the queries that it answers: worded differently, a query
 * could not use the index.
 */

/** The names are our own, so there is nothing to escape. */
const quoted = (names: readonly (NegotiationStatus | Awaiting)[]) =>
  sql.raw(names.map((name) => `'${name}'`).join(', '));

export const statusIn = (statuses: readonly NegotiationStatus[]) =>
  sql`status in (${quoted(statuses)})`;

/** Whether it no longer waits for anybody. */
export const isOver = sql`(awaiting = 'none')`;

/** The columns with the day on which a side's fee was received. */
export const FEE_DAYS = {
  buyer: 'buyer_fee_received_on',
  seller: 'seller_fee_received_on',
} as const satisfies Record<OfferSide, string>;

/** The columns with the day by which a side's fee has to be paid; null until that is known, and if there is no fee. */
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

/** Whether the fee of one of these sides may be outstanding. */
export const hasFeeToCome = (sides: readonly OfferSide[]) =>
  sql`(${statusIn(OWING_STAGES)} and (${feeOfOneOf(sides, (side) => `${FEE_DAYS[side]} is null`, ' or ')}))`;

/** When the earliest outstanding fee of these sides is or was due. */
export const earliestFeeDue = (sides: readonly OfferSide[]) =>
  sql`least(${feeOfOneOf(sides, (side) => `case when ${FEE_DAYS[side]} is null then ${FEE_DUE[side]} end`, ', ')})`;

/** Whether a side's fee may have to be paid; a seller's comes out of the price. */
export const mayOweFee = {
  buyer: sql`(${statusIn(OWING_STAGES)} and buyer_fee_received_on is null)`,
  seller: sql`(${statusIn(OWING_STAGES)} and received_at is not null and seller_fee_received_on is null)`,
} satisfies Record<OfferSide, SQL>;

/** Whether both sides are to be reminded once the deadline passes. */
export const isNotReminded = sql`${statusIn(REMINDED_STAGES)} and reminded_at is null`;

const rankOf = (side: OfferSide) =>
  sql`(case when awaiting in (${quoted(turnsOf(side))}) then 0 when awaiting = 'none' then 2 else 1 end)`;

/** The rank of a negotiation for a side: its own turn first, then those that wait for others, finished ones last. */
export const turnRank = {
  buyer: rankOf('buyer'),
  seller: rankOf('seller'),
} satisfies Record<OfferSide, SQL>;

/** For an offer: whether it is already answered, and until when it can be. */
export const isAnswered = sql`(status <> 'pending')`;
export const expiryOfPending = sql`(case when status = 'pending' then expires_at end)`;
