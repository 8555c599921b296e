import type { CaseParameters, OfferFields, OfferSide } from '@generated/model';
import {
  faceAmountFault,
  isBelowSellersMinimum,
  offerEnd,
  saleAmounts,
} from '@/domain/deals/offer-terms';
import { isPayableBy } from '@/domain/deals/payment-method';
import Big from 'big.js';
import { AMOUNT_LIMIT } from '@/domain/amounts';
import { offerRows, type NegotiationRow, type OfferRow, type ClaimRow } from '../db/schema';
import type { Work } from '../unit-of-work/change';
import { endOffer } from './end-offers';
import type { Deal } from './lock-deal';
import { markContactData } from './mark-contact-data';
import { recordInNegotiation } from './record-in-negotiation';
import { refreshBids } from './refresh-bids';
import { tellOfDeal } from './tell-of-deal';

/** The terms of a move, complete and rounded, or what is wrong with them, by the path of the field. */
type Terms =
  | { terms: OfferTerms; faults?: undefined }
  | { terms?: undefined; faults: Record<string, string> };

type OfferTerms = Pick<
  typeof offerRows.$inferInsert,
  | 'price_percent'
  | 'face_amount'
  | 'claim_face_amount'
  | 'amount'
  | 'seller_fee_amount'
  | 'buyer_fee_amount'
  | 'currency'
  | 'recourse'
  | 'excess_claim'
  | 'settlement_days'
  | 'payment_method'
  | 'conditions'
  | 'message'
  | 'expires_at'
>;

/**
 * Reads the fields of a move on a claim.
 * @param parameters of its case.
 */
export function offerTerms(
  { now }: Pick<Work, 'now'>,
  claim: ClaimRow,
  parameters: CaseParameters,
  fields: OfferFields,
): Terms {
  const faceAmount = new Big(fields.face_amount ?? claim.face_amount).toFixed();
  const price_percent = new Big(fields.price_percent).toFixed();
  const fault = faceAmountFault(faceAmount, claim, parameters);
  if (fault) return { faults: { 'offer.face_amount': fault } };
  if (!isPayableBy(fields.payment_method, claim.currency)) {
    return {
      faults: { 'offer.payment_method': 'Choose bank transfer: this claim is not in US dollars.' },
    };
  }
  const { amount, seller_fee_amount, buyer_fee_amount, total_amount } = saleAmounts(
    faceAmount,
    price_percent,
    parameters,
    claim.currency,
  );
  if (new Big(amount).lte(0)) {
    return {
      faults: { 'offer.price_percent': 'Enter a higher price: this one comes to nothing.' },
    };
  }
  if (new Big(total_amount).gte(AMOUNT_LIMIT)) {
    const tooMuch = 'Enter a price that comes to less than 1,000,000,000,000 with the fee.';
    return { faults: { 'offer.price_percent': tooMuch } };
  }
  return {
    terms: {
      price_percent,
      face_amount: faceAmount,
      claim_face_amount: claim.face_amount,
      amount,
      seller_fee_amount,
      buyer_fee_amount,
      currency: claim.currency,
      recourse: fields.recourse,
      excess_claim: fields.excess_claim,
      settlement_days: fields.settlement_days,
      payment_method: fields.payment_method,
      conditions: fields.conditions?.trim() || null,
      message: fields.message?.trim() || null,
      expires_at: offerEnd(now, fields.expires_in_hours, claim.expires_at),
    },
  };
}

/** The terms that would bind both sides: an expiry and a message do not change them. */
const BINDING = [
  'price_percent',
  'face_amount',
  'recourse',
  'excess_claim',
  'settlement_days',
  'payment_method',
  'conditions',
] as const satisfies (keyof OfferTerms)[];

/** Whether a counter-offer only repeats what could be accepted. */
export function repeats(terms: OfferTerms, answered: OfferRow): boolean {
  return BINDING.every((term) => terms[term] === answered[term]);
}

interface Move extends OfferTerms {
  made_by: OfferSide;
}

type Moving = Pick<Deal, 'claim' | 'negotiation'> & {
  /** The move that this one answers; null for the first of a negotiation. */
  answered: OfferRow | null;
};

/**
 * Makes a move in a negotiation. A buyer's offer below both the seller's minimum and the seller's latest terms is
 * rejected automatically; any other move is told to its recipient.
 * @returns the number of the offer.
 */
export async function makeMove(
  work: Work,
  { claim, negotiation, answered }: Moving,
  move: Move,
): Promise<number> {
  const offer = await writeOffer(work, negotiation, {
    ...move,
    parent_offer_id: answered?.id ?? null,
  });
  const made = {
    event: answered === null ? 'offer_made' : 'offer_countered',
    by: move.made_by,
    values: { current_offer_id: offer.id, due_at: offer.expires_at },
  } as const;
  const changed = await recordInNegotiation(work, { negotiation, offer }, made);
  const deal = { claim, negotiation: changed, offer };
  if (
    move.made_by === 'buyer' &&
    isBelowSellersMinimum(
      move.price_percent,
      claim.minimum_percent,
      answered?.price_percent ?? null,
    )
  ) {
    // The buyer who made it learns this from the answer.
    await endOffer(work, deal, { transition: 'decline', by: 'system', knows: 'buyer' });
  } else {
    await refreshBids(work, claim.id);
    await tellOfDeal(work, deal, made);
  }
  return offer.id;
}

async function writeOffer(
  work: Work,
  negotiation: NegotiationRow,
  move: Move & Pick<OfferRow, 'parent_offer_id'>,
): Promise<OfferRow> {
  const byBuyer = move.made_by === 'buyer';
  const { id, claim_id, case_id, buyer_id, seller_id } = negotiation;
  // Names are hidden while the sides exchange offers.
  await markContactData(work, negotiation, [move.message, move.conditions]);
  return await work.insert(offerRows, {
    ...move,
    negotiation_id: id,
    claim_id,
    case_id,
    maker_id: byBuyer ? buyer_id : seller_id,
    recipient_id: byBuyer ? seller_id : buyer_id,
    status: 'pending',
  });
}
