import Big from 'big.js';
import { formatAmount } from '@/domain/money';
import type { PartOfClaim } from './offer-view';

/** What becomes of the part that is not sold; null if nothing is left. */
export function restText({ face_amount, currency, claim }: PartOfClaim): string | null {
  const rest = new Big(claim.face_amount).minus(face_amount);
  return rest.gt(0)
    ? `${formatAmount(rest.toFixed(), currency)} is listed as a claim of its own once the sale is completed. Until then it takes no offers.`
    : null;
}
