import { formatAmount, formatCompactAmount, numberFormat } from '@/domain/money';

interface AboutAmountProps {
  amount: string;
  currency: string;
  /** Rounded by the exchange for somebody who may not see it exactly. */
  isRounded?: boolean | undefined;
  isCompact?: boolean;
}

/** An amount; where it is rounded it says so and has no cents, which would pose as exact. */
export function AboutAmount({
  amount,
  currency,
  isRounded = false,
  isCompact = false,
}: AboutAmountProps) {
  const format = isCompact ? formatCompactAmount : isRounded ? formatRounded : formatAmount;
  return (
    <span className="tabular">
      {isRounded && <span className="text-muted font-normal">about </span>}
      {format(amount, currency)}
    </span>
  );
}

function formatRounded(amount: string, currency: string): string {
  return numberFormat({
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    // Those that the exchange keeps: under ten of a currency they are not whole.
    maximumSignificantDigits: 2,
    roundingPriority: 'morePrecision',
  }).format(amount as `${number}`);
}
