import type { CaseSummary } from '@generated/model';
import { formatPercent, formatPercentRange } from '@/domain/money';
import { formatDate } from '@/labels/dates';
import { Sparkline } from '@/ui/chart/sparkline';
import { chartPoints } from './chart-points';

/** The last price of a case, or its guide where nothing was traded, with the way there as a line. */
export function CasePrice({ item }: { item: CaseSummary }) {
  const points = chartPoints(item.recent_prices, null);
  const middles = points.map((point) => (point.low + point.high) / 2);
  const last = item.stats.last_trade_percent;
  const guide = formatPercentRange(item.guide_low_percent, item.guide_high_percent);
  const words = (value: number | undefined) => formatPercent((value ?? 0).toFixed(2));
  return (
    <div className="border-line flex h-14 items-end justify-between gap-3 border-t pt-3">
      <div className="min-w-0">
        <p className="text-muted text-xs">{last || !guide ? 'Last price' : 'Guide price'}</p>
        <p className="tabular text-lg font-semibold tracking-tight">
          {last
            ? formatPercent(last)
            : (guide ?? <span className="text-muted text-sm font-normal">No prices yet</span>)}
        </p>
      </div>
      {points.length > 1 && (
        <Sparkline
          values={middles}
          label={`Price since ${formatDate(points[0]?.date ?? '')}: from ${words(middles[0])} to ${words(middles.at(-1))}`}
        />
      )}
    </div>
  );
}
