import type { RedFlag } from '@/domain/claims/risks';
import { FACT_FIELDS } from './field-list';

/** What court and estate have said, and what it means to a buyer. */
export const RED_FLAG_WORDS: Record<RedFlag, { name: string; risk: string }> = {
  disallowed: {
    name: 'Disallowed by the court',
    risk: 'The court has disallowed the claim. Nothing is paid on it as long as that stands.',
  },
  disputed: { name: 'Disputed in the register', risk: FACT_FIELDS.disputed.risk },
  kyc_rejected: {
    name: 'KYC rejected by the estate',
    risk: 'The estate has refused the documents of the holder. It may pay nothing before it has verified who holds the claim.',
  },
};
