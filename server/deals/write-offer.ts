import type { OfferFields, OfferSide } from '@generated/model';
import { faceAmountFault, offerAmounts } from '@/domain/deals/offer-terms';
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { ClaimRow } from '../claims/lock-claim';
import type { Database } from '../db/database';
import { markContactData } from '../conversations/mark-contact-data';
import { caseRows, offerRows, type NegotiationRow, type OfferRow } from '../db/schema';
import type { Work } from '../unit-of-work/change';

const HOUR = 3_600_000;

/** What a move says, complete and rounded; or what is wrong with it, by the path of the field. */
type Terms =
  | { terms: OfferTerms; faults?: undefined }
  | { terms?: undefined; faults: Record<string, string> };

type OfferTerms = Pick<
  typeof offerRows.$inferInsert,
  | 'price_percent'
  | 'face_amount'
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

/** Reads the fields of a move for a claim. */
export async function offerTerms(
  { db, now }: { db: Database; now: Date },
  claim: ClaimRow,
  fields: OfferFields,
): Promise<Terms> {
  const faceAmount = new Big(fields.face_amount ?? claim.face_amount).toFixed();
  const price_percent = new Big(fields.price_percent).toFixed();
  const [of] = await db
    .select({ parameters: caseRows.parameters })
    .from(caseRows)
    .where(eq(caseRows.id, claim.case_id));
  if (!of) throw new Error(`Claim ${claim.id} has no case.`);
  const fault = faceAmountFault(faceAmount, claim, of.parameters);
  if (fault) return { faults: { 'offer.face_amount': fault } };
  const { amount, seller_fee_amount, buyer_fee_amount } = offerAmounts(
    faceAmount,
    price_percent,
    of.parameters,
    claim.currency,
  );
  if (new Big(amount).lte(0)) {
    return { faults: { 'offer.price_percent': 'Enter a price that comes to something.' } };
  }
  return {
    terms: {
      price_percent,
      face_amount: faceAmount,
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
      expires_at: new Date(now.getTime() + fields.expires_in_hours * HOUR),
    },
  };
}

/** Writes a move of a negotiation; what stands of it is the caller's to say. */
export async function writeOffer(
  work: Work,
  negotiation: NegotiationRow,
  move: OfferTerms & {
    made_by: OfferSide;
    parent_offer_id: number | null;
    /** Below the seller's minimum: answered as soon as it is written. */
    isDeclined: boolean;
  },
): Promise<OfferRow> {
  const { isDeclined, ...terms } = move;
  const byBuyer = move.made_by === 'buyer';
  const { id, claim_id, case_id, buyer_id, seller_id } = negotiation;
  // Names are hidden as long as offers are made.
  await markContactData(work, id, [terms.message, terms.conditions]);
  return await work.insert(offerRows, {
    ...terms,
    negotiation_id: id,
    claim_id,
    case_id,
    maker_id: byBuyer ? buyer_id : seller_id,
    recipient_id: byBuyer ? seller_id : buyer_id,
    status: isDeclined ? 'auto_declined' : 'pending',
    answered_at: isDeclined ? work.now : null,
  });
}
