import type { CaseParameters } from '@generated/model';
import { formatAmount } from '@/domain/money';

/** The smallest face amount of a claim in the case. */
export function smallestClaim({
  minimum_claim_amount: minimum,
  currency,
}: Pick<CaseParameters, 'minimum_claim_amount' | 'currency'>): string {
  return minimum === null ? 'No minimum' : formatAmount(minimum, currency);
}
