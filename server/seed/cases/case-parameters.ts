import type { CaseAsset, CaseParameters, ClaimClass } from '@generated/model';

const COMMON = {
  minimum_claim_amount: '1000',
  offer_expiry_hours: 72,
  seller_fee_percent: '1',
  buyer_fee_percent: '1',
  restricted_countries: ['CU', 'IR', 'KP', 'SY'],
} satisfies Partial<CaseParameters>;

/** Claims of customers whose coins were priced on the petition date. */
export function cryptoParameters(
  claim_classes: ClaimClass[],
  assets: CaseAsset[],
  changes: Partial<CaseParameters> = {},
): CaseParameters {
  return {
    ...COMMON,
    currency: 'USD',
    claim_types: ['customer', 'loan', 'other'],
    claim_classes,
    assets,
    required_document_kinds: ['proof_of_claim', 'account_statement'],
    questions: [
      {
        key: 'voted_on_plan',
        label: 'Did the holder vote on the plan?',
        type: 'boolean',
        required: true,
      },
      {
        key: 'account_type',
        label: 'What kind of account was it?',
        type: 'select',
        options: ['Spot', 'Earn', 'Custody', 'Margin', 'Institutional'],
        required: true,
      },
      {
        key: 'accounts',
        label: 'How many accounts does the claim cover?',
        type: 'number',
        is_whole: true,
        minimum: 1,
        required: true,
      },
      {
        key: 'account_opened_on',
        label: 'When was the account opened?',
        type: 'date',
        required: false,
      },
    ],
    ...changes,
  };
}

/** Claims of suppliers, landlords, employees and lenders. */
export function corporateParameters(
  claim_classes: ClaimClass[],
  changes: Partial<CaseParameters> = {},
): CaseParameters {
  return {
    ...COMMON,
    currency: 'USD',
    claim_types: ['trade', 'employee', 'lease', 'litigation', 'loan', 'other'],
    claim_classes,
    assets: [],
    required_document_kinds: ['proof_of_claim'],
    questions: [
      {
        key: 'goods_or_services',
        label: 'What is the claim for?',
        type: 'text',
        required: true,
      },
      {
        key: 'reclamation',
        label: 'Were goods delivered in the 20 days before the petition date?',
        type: 'boolean',
        required: false,
      },
      {
        key: 'unpaid_bills',
        label: 'How many invoices or pay periods are unpaid?',
        type: 'number',
        is_whole: true,
        minimum: 0,
        required: true,
      },
    ],
    ...changes,
  };
}
