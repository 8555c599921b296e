import type { ClaimSummary } from '@generated/model';
import { AboutAmount } from '@/labels/about-amount';

interface FaceAmountProps {
  claim: Pick<ClaimSummary, 'face_amount' | 'face_amount_rounded' | 'currency'>;
  isCompact?: boolean;
}

/** The face amount of a claim, with `~` if the exchange has rounded it for a visitor. */
export function FaceAmount({ claim, isCompact = false }: FaceAmountProps) {
  return (
    <AboutAmount
      amount={claim.face_amount}
      currency={claim.currency}
      isRounded={claim.face_amount_rounded}
      isCompact={isCompact}
    />
  );
}
