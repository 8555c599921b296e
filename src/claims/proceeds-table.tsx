import { formatAmount, formatPercent } from '@/domain/money';
import type { Proceeds } from '@/domain/claims/proceeds';

interface ProceedsTableProps {
  /** At the low and the high end of the guide, or at one price; empty while there is nothing to reckon with. */
  proceeds: readonly Proceeds[];
  currency: string;
  feePercent: string;
  /** What to do where there is nothing to reckon with. */
  emptyText: string;
}

export function ProceedsTable({ proceeds, currency, feePercent, emptyText }: ProceedsTableProps) {
  return (
    <div role="status">
      {proceeds.length === 0 ? (
        <p className="text-muted text-sm">{emptyText}</p>
      ) : (
        <div className="grid gap-4">
          {proceeds.map(({ percent, amount, fee, net }) => (
            <dl
              key={percent}
              className="border-line grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t pt-4 text-sm"
            >
              <dt className="text-muted">Sale at {formatPercent(percent)}</dt>
              <dd className="tabular text-right">{formatAmount(amount, currency)}</dd>
              <dt className="text-muted">Our fee, {formatPercent(feePercent)}</dt>
              <dd className="tabular text-right">−{formatAmount(fee, currency)}</dd>
              <dt className="font-semibold">You receive</dt>
              <dd className="tabular text-right font-semibold">{formatAmount(net, currency)}</dd>
            </dl>
          ))}
        </div>
      )}
    </div>
  );
}
