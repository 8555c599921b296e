import type { AgreementSection, CaseParameters, Proceeding } from '@generated/model';
import { registerAmountField } from '@/domain/claims/register/register-amount';
import { feeWords } from '@/domain/deals/fees';
import { isForPart } from '@/domain/deals/part';
import { formatAmount, formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { checksumOf } from '../../crypto/checksum';
import type { caseRows, ClaimRow, OfferRow } from '../../db/schema';

export const ASSIGNMENT_TITLE = 'Assignment of claim';
/**
 * The version of the wording, into which the terms of the deal are inserted. Raise it with every change of the wording:
 * an agreement that is already drawn up keeps the text and the version that its sides have signed.
 */
export const ASSIGNMENT_VERSION = '2026-04';

interface Facts {
  negotiation: string;
  case: Pick<
    typeof caseRows.$inferSelect,
    'debtor_name' | 'court' | 'district' | 'case_number' | 'proceeding'
  > & { parameters: Pick<CaseParameters, 'claim_classes'> };
  claim: Pick<
    ClaimRow,
    | 'reference'
    | 'debtor_entity'
    | 'claim_class'
    | 'schedule_number'
    | 'proof_of_claim_number'
    | 'register_status'
    | 'scheduled_amount'
    | 'filed_amount'
    | 'allowed_amount'
    | 'currency'
    /** Of the claim as it is listed; the offer can be for a part of it. */
    | 'face_amount'
    /** What another sale has left of a registered claim: its amounts are this part's share. */
    | 'is_part'
    | 'has_loan'
  >;
  seller: string;
  buyer: string;
  offer: Pick<
    OfferRow,
    | 'face_amount'
    | 'currency'
    | 'price_percent'
    | 'amount'
    | 'buyer_fee_amount'
    | 'seller_fee_amount'
    | 'payment_method'
    | 'settlement_days'
    | 'recourse'
    | 'excess_claim'
    | 'conditions'
  >;
}

const RECOURSE: Record<OfferRow['recourse'], string> = {
  full: 'If the claim is disallowed, reduced or paid less than other claims of its class, the seller repays the price in proportion, within ten business days of a demand.',
  disallowance_only:
    'If the court disallows or reduces the claim, the seller repays the price in proportion, within ten business days of a demand. For any other loss the buyer has no recourse.',
  none: 'The buyer bears every risk of the claim, disallowance included, and has no recourse against the seller unless a statement of the seller in this agreement is untrue.',
};
const EXCESS: Record<OfferRow['excess_claim'], string> = {
  buyer_keeps:
    'What is allowed beyond the face amount belongs to the buyer without further payment.',
  same_rate:
    'For what is allowed beyond the face amount the buyer pays the same percentage, within ten business days of the order.',
  shared:
    'What is paid on an allowance beyond the face amount is shared equally by buyer and seller.',
};
const METHOD: Record<OfferRow['payment_method'], string> = {
  bank_transfer: 'bank transfer',
  usdc: 'USDC, one for each US dollar,',
  usdt: 'USDT, one for each US dollar,',
};

/** The agreement that both sides sign, drawn up from the terms that they agreed on. Plain text. */
export function assignmentSections({
  negotiation,
  case: of,
  claim,
  seller,
  buyer,
  offer,
}: Facts): AgreementSection[] {
  const money = (amount: string) => formatAmount(amount, offer.currency);
  const fee = (amount: string) => feeWords(amount, offer.currency, 'a');
  const isPart = isForPart(offer, claim);
  const sold = isPart ? 'the part sold' : 'the claim';
  return [
    {
      heading: 'Parties and claim',
      paragraphs: [
        `${seller} (the seller) and ${buyer} (the buyer) agree as follows on the claim of the seller against ${debtorIn(claim.debtor_entity, of)} (the claim).`,
        ...identification(claim, of),
        ...inRegister(claim),
        `On the exchange the claim has the reference ${claim.reference}, the negotiation of the two sides ${negotiation}.`,
      ],
    },
    {
      heading: 'Assignment',
      paragraphs: [
        ...(isPart
          ? [
              `The seller sells and assigns to the buyer a part of the claim: a face amount of ${money(offer.face_amount)} out of ${money(claim.face_amount)} (the part sold), with all rights to payments, interest and votes that belong to this part, as of the receipt of the price.`,
              'The rest of the claim stays with the seller. What is allowed, disallowed, paid or delivered on the claim falls on the part sold and on the rest in proportion to their face amounts.',
            ]
          : [
              `The seller sells and assigns to the buyer ${claim.is_part ? PART_ALONE : 'the whole claim'}, in a face amount of ${money(offer.face_amount)}, with all rights to payments, interest and votes that belong to it, as of the receipt of the price.`,
            ]),
        ...(claim.is_part
          ? [
              'What is allowed, disallowed, paid or delivered on the registered claim falls on its parts in proportion to their face amounts.',
            ]
          : []),
      ],
    },
    {
      heading: 'Price and payment',
      paragraphs: [
        `The price is ${formatPrice(offer.price_percent)} of the face amount${isPart ? ' of the part sold' : ''}, that is ${money(offer.amount)}. The buyer pays it to the seller by ${METHOD[offer.payment_method]} within ${offer.settlement_days} calendar days of the last signature, and names a reference by which the seller can find the payment.`,
        `In addition to the price, the buyer pays ${fee(offer.buyer_fee_amount)} to the exchange. Out of the price, the seller pays ${fee(offer.seller_fee_amount)} to the exchange.`,
      ],
    },
    {
      heading: 'Recourse',
      paragraphs:
        offer.recourse === 'none'
          ? [RECOURSE.none]
          : [RECOURSE[offer.recourse], 'What the register says of the claim now is no such loss.'],
    },
    {
      heading: 'Allowance beyond the face amount',
      paragraphs: [
        ...(isPart || claim.is_part
          ? [
              sentences(
                `Where more is allowed than the face amount of the ${claim.is_part ? 'registered' : 'whole'} claim, this section concerns only what falls on ${sold}, in proportion to its face amount.`,
                isPart && 'What falls on the rest belongs to the seller.',
              ),
            ]
          : []),
        EXCESS[offer.excess_claim],
      ],
    },
    {
      heading: 'Statements of the seller',
      paragraphs: [
        'Whoever signs for the seller has authority to bind the seller.',
        ...ownershipOf(claim),
        'The seller has told the buyer of every objection, offset or preference demand that the seller knows of.',
        `The seller forwards to the buyer, within five business days, whatever is paid or delivered on ${sold} after the price was received.`,
      ],
    },
    {
      heading: 'Statements of the buyer',
      paragraphs: [
        'Whoever signs for the buyer has authority to bind the buyer.',
        `The buyer has examined the claim, relies on that examination and on the statements in this agreement alone, and may buy ${sold} under the law that applies to the buyer.`,
      ],
    },
    {
      heading: 'Transfer',
      paragraphs: [
        'Both sides authorize the exchange to file evidence of the transfer under Rule 3001(e) of the Federal Rules of Bankruptcy Procedure, or as the law of the case requires. The seller waives the right to object.',
      ],
    },
    ...(offer.conditions
      ? [{ heading: 'Further conditions', paragraphs: [offer.conditions] }]
      : []),
  ];
}

/** Of what the seller sells where another part of the registered claim was sold before. */
const PART_ALONE = 'this part of the registered claim';

/** What the seller says of the right to sell: nothing that the listing, or a sale before, has told otherwise. */
function ownershipOf({ has_loan: isPledged, is_part: isPart }: Facts['claim']): string[] {
  const own = isPart ? PART_ALONE : 'the claim';
  return isPledged
    ? [
        'The claim was pledged to a lender, as the seller has declared. The seller has handed the buyer the lender’s release of the claim.',
        `With this release the seller owns ${own} free of rights of others, and has not sold it.`,
      ]
    : [`The seller owns ${own} free of rights of others, and has neither sold nor pledged it.`];
}

/** `FTX Trading Ltd. in case 22-11068 before the United States Bankruptcy Court for the District of Delaware`. */
function debtorIn(entity: string | null, of: Facts['case']): string {
  const { debtor_name: debtor, case_number: number } = of;
  const isOther = entity !== null && entity !== debtor;
  const docket = number
    ? ` in case ${number}${isOther ? ` of ${debtor}` : ''}`
    : isOther
      ? ` in the case of ${debtor}`
      : '';
  return `${entity ?? debtor}${docket} ${courtOf(of)}`;
}

/** In full for a bankruptcy court of the United States, otherwise as it is cited: `(S.D. Ind.)`. */
function courtOf({ court, district, proceeding }: Facts['case']): string {
  if (!district || !BANKRUPTCY_COURT.has(proceeding)) return `(${court})`;
  const name = district.includes('District') ? district : `District of ${district}`;
  return `before the United States Bankruptcy Court for the ${name}`;
}

/** The proceedings that only bankruptcy courts hold. */
const BANKRUPTCY_COURT: ReadonlySet<Proceeding> = new Set([
  'chapter_7',
  'chapter_11',
  'chapter_15',
]);

/** What the proceedings know the claim by, or the registered claim of which it is a part. */
function identification(claim: Facts['claim'], of: Facts['case']): string[] {
  const identified = identifiedBy(claim, of);
  const by = identified && `identified in the proceedings by ${identified}`;
  if (!claim.is_part) return by ? [`The claim is ${by}.`] : [];
  const face = formatAmount(claim.face_amount, claim.currency);
  const registered = by ? `the claim that is ${by}` : 'a larger claim';
  return [
    `The claim is a part, in a face amount of ${face}, of ${registered} (the registered claim). Another part of the registered claim was sold before.`,
  ];
}

/** What the register, the schedules and the plan call the claim; empty where nothing is known. */
function identifiedBy(
  { claim_class, schedule_number, proof_of_claim_number }: Facts['claim'],
  { parameters }: Facts['case'],
): string {
  const known = parameters.claim_classes.find(({ code }) => code === claim_class);
  return [
    proof_of_claim_number && `proof of claim number ${proof_of_claim_number}`,
    schedule_number && `schedule number ${schedule_number}`,
    claim_class && `class ${claim_class}${known ? ` (${known.name})` : ''}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The claim's entries in the register so far. */
function inRegister(claim: Facts['claim']): string[] {
  const { register_status: status, currency } = claim;
  const field = registerAmountField(status);
  const amount = field && claim[field];
  if (status === null) return [];
  const [it, share] = claim.is_part ? ['the registered claim', ' for this part'] : ['it', ''];
  const of = amount ? ` with ${formatAmount(amount, currency)}${share}` : '';
  return [`In the register ${it} stands as ${status}${of}, as the seller has declared.`];
}

/** SHA-256 of the text, hexadecimal: texts that read differently have different hashes. */
export async function assignmentHash(sections: readonly AgreementSection[]): Promise<string> {
  const text = JSON.stringify([
    ASSIGNMENT_TITLE,
    ASSIGNMENT_VERSION,
    sections.map(({ heading, paragraphs }) => [heading, paragraphs]),
  ]);
  return await checksumOf(new TextEncoder().encode(text));
}
