import type {
  CaseParameters,
  Claim,
  ClaimStatus,
  ExcessClaim,
  Offer,
  OfferFields,
  Recourse,
  SettlementMethod,
} from '@generated/model';
import { faceAmountFault } from '@/domain/deals/offer-terms';
import { readAmount, readPercent, whyNoAmount } from '@/domain/decimal-input';
import { padDecimals } from '@/domain/decimals';
import { currencyDigits } from '@/domain/money';

/** The values of an offer's form: texts, as typed. */
export interface OfferValues {
  price_percent: string;
  face_amount: string;
  recourse: Recourse | '';
  excess_claim: ExcessClaim;
  settlement_days: string;
  payment_method: SettlementMethod;
  conditions: string;
  message: string;
  expires_in_hours: string;
}

/** The part of the claim that the form of an offer needs. */
export type OfferSubject = Pick<
  Claim,
  'id' | 'reference' | 'face_amount' | 'currency' | 'partial_sale' | 'expires_at' | 'case'
> & { status: ClaimStatus };

/** Usual between professional buyers, and long enough for a bank transfer. */
const USUAL_SETTLEMENT_DAYS = 5;

/** A first offer. The buyer names the price; everything else is what the seller prefers, or what is usual. */
export function newOffer(
  claim: OfferSubject & Pick<Claim, 'recourse_preference' | 'exact_terms'>,
  { offer_expiry_hours }: Pick<CaseParameters, 'offer_expiry_hours'>,
): OfferValues {
  return {
    price_percent: '',
    face_amount: padDecimals(claim.face_amount, currencyDigits(claim.currency)),
    recourse: claim.recourse_preference ?? '',
    excess_claim: 'buyer_keeps',
    settlement_days: String(USUAL_SETTLEMENT_DAYS),
    payment_method: claim.exact_terms?.payment_preference ?? 'bank_transfer',
    conditions: '',
    message: '',
    expires_in_hours: String(offer_expiry_hours),
  };
}

/** A counter-offer starts with the terms of the move that it answers. */
export function counterTo(
  move: Offer,
  { offer_expiry_hours }: Pick<CaseParameters, 'offer_expiry_hours'>,
): OfferValues {
  return {
    price_percent: move.price_percent,
    face_amount: padDecimals(move.face_amount, currencyDigits(move.currency)),
    recourse: move.recourse,
    excess_claim: move.excess_claim,
    settlement_days: String(move.settlement_days),
    payment_method: move.payment_method,
    conditions: move.conditions ?? '',
    message: '',
    expires_in_hours: String(offer_expiry_hours),
  };
}

/** The values to send. Text that cannot be read as a number is sent in a form that is a fault of its field. */
export function toSend(values: OfferValues, claim: OfferSubject): Partial<OfferFields> {
  const face = readFace(values, claim);
  const price = readPercent(values.price_percent);
  return {
    price_percent: price ?? values.price_percent.trim(),
    ...(claim.partial_sale && face !== null && face !== claim.face_amount && { face_amount: face }),
    ...(values.recourse !== '' && { recourse: values.recourse }),
    excess_claim: values.excess_claim,
    settlement_days: readWhole(values.settlement_days),
    payment_method: values.payment_method,
    conditions: values.conditions.trim() || null,
    message: values.message.trim() || null,
    expires_in_hours: readWhole(values.expires_in_hours),
  };
}

/** The part of the claim to buy; null for a text that is no amount. */
export function readFace(values: Pick<OfferValues, 'face_amount'>, claim: OfferSubject) {
  if (!claim.partial_sale) return claim.face_amount;
  return readAmount(values.face_amount, claim.currency);
}

/** The faults that the schema of a single field cannot express. */
export function faultsOf(
  values: OfferValues,
  claim: OfferSubject,
  parameters: CaseParameters,
): Partial<Record<keyof OfferValues, string>> {
  const face = readFace(values, claim);
  const fault =
    face === null
      ? whyNoAmount(values.face_amount, claim.currency)
      : faceAmountFault(face, claim, parameters);
  return {
    ...(fault !== null && { face_amount: fault }),
    ...(values.recourse === '' && { recourse: 'Choose a recourse.' }),
  };
}

function readWhole(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
