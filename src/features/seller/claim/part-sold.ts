import type { MyClaim } from '@generated/model';
import { isForPart } from '@/domain/deals/part';
import { formatAmount } from '@/domain/money';

/** The part of a claim that its sale is for, as formatted; null if it is all of the claim, or there is no sale. */
export function partSold(claim: Pick<MyClaim, 'sale' | 'face_amount' | 'currency'>): string | null {
  const { sale, currency } = claim;
  return sale && isForPart(sale, claim) ? formatAmount(sale.face_amount, currency) : null;
}
