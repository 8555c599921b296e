import type { MyClaim } from '@generated/model';
import { formatAmount } from '@/domain/money';

/** How much of a claim its sale is for, as people read it; null where it is all of it or none. */
export function partSold({
  sale,
  face_amount: face,
  currency,
}: Pick<MyClaim, 'sale' | 'face_amount' | 'currency'>): string | null {
  return sale && sale.face_amount !== face ? formatAmount(sale.face_amount, currency) : null;
}
