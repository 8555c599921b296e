import type { MyClaim } from '@generated/model';
import { isForPart } from '@/domain/deals/part';
import { formatAmount } from '@/domain/money';

/** How much of a claim its sale is for, as people read it; null where it is all of it or none. */
export function partSold(claim: Pick<MyClaim, 'sale' | 'face_amount' | 'currency'>): string | null {
  const { sale, currency } = claim;
  return sale && isForPart(sale, claim) ? formatAmount(sale.face_amount, currency) : null;
}
