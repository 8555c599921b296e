import type { ClaimSummary } from '@generated/model';
import { formatAmount, formatCompactAmount } from '@/domain/money';

interface FaceAmountProps {
  claim: Pick<ClaimSummary, 'face_amount' | 'face_amount_rounded' | 'currency'>;
  isCompact?: boolean;
}

/** The face amount of a claim; "about" where the exchange has rounded it for a visitor. */
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

interface AboutAmountProps {
  amount: string;
  currency: string;
  isRounded: boolean;
  isCompact?: boolean;
}

export function AboutAmount({ amount, currency, isRounded, isCompact = false }: AboutAmountProps) {
  const format = isCompact ? formatCompactAmount : formatAmount;
  return (
    <span className="tabular">
      {isRounded && <span className="text-muted font-normal">about </span>}
      {format(amount, currency)}
    </span>
  );
}
