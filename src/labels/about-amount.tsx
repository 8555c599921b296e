import { formatAmount, formatCompactAmount, formatRoundedAmount } from '@/domain/money';

interface AboutAmountProps {
  amount: string;
  currency: string;
  /** Rounded by the exchange for somebody who may not see it exactly. */
  isRounded?: boolean | undefined;
  isCompact?: boolean;
}

/** An amount; where it is rounded it says so. */
export function AboutAmount({
  amount,
  currency,
  isRounded = false,
  isCompact = false,
}: AboutAmountProps) {
  const format = isCompact ? formatCompactAmount : isRounded ? formatRoundedAmount : formatAmount;
  return (
    <span className="tabular">
      {isRounded && <span className="text-muted font-normal">about </span>}
      {format(amount, currency)}
    </span>
  );
}
