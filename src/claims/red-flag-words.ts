import type { RedFlag } from '@/domain/claims/risks';
import { FACT_FIELDS } from './field-list';

/** What court, estate and register say about a claim, and what that means to a buyer. */
export const RED_FLAG_WORDS: Record<RedFlag, { name: string; risk: string }> = {
  disallowed: {
    name: 'Disallowed by the court',
    risk: 'The court has disallowed the claim. Nothing is paid on it as long as that stands.',
  },
  disputed: { name: 'Disputed in the register', risk: FACT_FIELDS.disputed.risk },
  allowed_for_less: {
    name: 'Allowed for less than its face amount',
    risk: 'The court has allowed less than the claim is sold for. The estate pays on the allowed amount, the price is a percentage of the face amount.',
  },
  kyc_rejected: {
    name: 'KYC rejected by the estate',
    risk: 'The estate has refused the documents of the holder. It may pay nothing before it has verified who holds the claim.',
  },
  filed_late: {
    name: 'Filed after the bar date',
    risk: 'A claim that was filed late may be disallowed, or paid after the others.',
  },
  not_filed: {
    name: 'No proof of claim',
    risk: 'What the debtor has scheduled as disputed, contingent or unliquidated counts for no vote and no payment without a proof of claim.',
  },
  subordinated: {
    name: 'Subordinated',
    risk: 'It is paid only after the unsecured claims are paid in full.',
  },
};
