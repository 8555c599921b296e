import type { Offer } from '@generated/model';
import { withoutEndZeros } from '../decimals';

/** Whether an offer is for part of the claim; `100.50` is all of `100.5`. A draft without an amount has no parts. */
export function isForPart(
  { face_amount: bought }: Pick<Offer, 'face_amount'>,
  { face_amount: whole }: { face_amount: string | null },
): boolean {
  return whole !== null && withoutEndZeros(bought) !== withoutEndZeros(whole);
}
