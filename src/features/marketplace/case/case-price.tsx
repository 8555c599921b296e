import type { CaseSummary, PricePoint } from '@generated/model';
import { formatPercentRange, formatPrice } from '@/domain/money';
import { formatDate } from '@/labels/dates';
import { Sparkline } from '@/ui/chart/sparkline';
import { chartPoints, sizeWords } from '@/cases/chart-points';

/** The last price of a case, or its guide if nothing was traded, with a line of how it developed. */
export function CasePrice({ item }: { item: CaseSummary }) {
  const { recent_prices: recent, stats, guide_low_percent, guide_high_percent } = item;
  const last = stats.last_trade_percent;
  const guide = formatPercentRange(guide_low_percent, guide_high_percent);
  const size = stats.last_trade_size_band;
  const name = last || !guide ? 'Last price' : 'Guide price';
  return (
    <div className="border-line flex min-h-14 items-end justify-between gap-3 border-t pt-3">
      <div className="min-w-0">
        <p className="text-muted text-xs">
          {size ? `${name}, ${sizeWords(size, item.currency)}` : name}
        </p>
        <p className="tabular text-lg font-semibold tracking-tight">
          {last
            ? formatPrice(last)
            : (guide ?? <span className="text-muted text-sm font-normal">No prices yet</span>)}
        </p>
      </div>
      {recent.length > 1 && (
        <Sparkline points={chartPoints(recent, item.currency, null)} label={wayOf(name, recent)} />
      )}
    </div>
  );
}

/** The sparkline in words. */
function wayOf(name: string, recent: CaseSummary['recent_prices']): string {
  const [from, to] = [recent[0], recent.at(-1)].map(
    (point) => point && `${priceOf(point)} on ${formatDate(point.date)}`,
  );
  return `${name} over 90 days: from ${from} to ${to}`;
}

function priceOf({ source, low_percent, high_percent }: PricePoint): string | null {
  return source === 'trade'
    ? formatPrice(low_percent)
    : formatPercentRange(low_percent, high_percent);
}
