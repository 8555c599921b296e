import { formatAmount, formatCompactAmount } from '@/domain/money';

interface AboutAmountProps {
  amount: string;
  currency: string;
  /** Rounded by the exchange for a person who may not see the exact amount. */
  isRounded?: boolean | undefined;
  isCompact?: boolean;
}

/** An amount: `$1,234.50`, or `~$1.2K` if it is rounded. */
export function AboutAmount({
  amount,
  currency,
  isRounded = false,
  isCompact = false,
}: AboutAmountProps) {
  const format = isCompact || isRounded ? formatCompactAmount : formatAmount;
  return (
    <span className="tabular">
      {isRounded && (
        <>
          <span aria-hidden>~</span>
          <span className="sr-only">about </span>
        </>
      )}
      {format(amount, currency)}
    </span>
  );
}
