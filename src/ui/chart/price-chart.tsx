import { clsx } from 'clsx';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { Segments } from '../inputs/segments';
import { formatLongDate, percentOnChart } from './format';
import { PricePlot } from './price-plot';
import type { PricePoint } from './scale';
import { ScrollRegion } from '../layout/scroll-region';

export type PriceChartProps = {
  /** What the chart shows: "Price of WeWork Inc. claims". */
  label: string;
  /** Oldest first. All of them are in the chart and in the table. */
  points: PricePoint[];
  /** What the area and the points stand for: "Guide price, low to high", "Trades". */
  legend: { guide: string; trades: string };
  /** Comes before the Chart/Table switch: a range switch, for instance. */
  controls?: ReactNode;
  emptyTitle?: string;
  emptyDescription?: ReactNode;
};

/** Guide prices as an area and trades as points, in percent of face. The same figures are available as a table. */
export function PriceChart({
  label,
  points,
  legend,
  controls,
  emptyTitle = 'No prices yet',
  emptyDescription,
}: PriceChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  // The button responds at once, even if hundreds of rows follow.
  const shown = useDeferredValue(view);
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>{controls}</div>
        <Segments
          label="View"
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="grid h-65 content-center">
        {points.length === 0 ? (
          <EmptyState
            title={emptyTitle}
            description={
              emptyDescription ?? 'Guide prices and trades show here once there are some.'
            }
          />
        ) : shown === 'chart' ? (
          <PricePlot label={label} points={points} />
        ) : (
          <PriceTable label={label} points={points} />
        )}
      </div>
      <Legend legend={legend} points={points} />
    </div>
  );
}

/** Names only what the chart contains. */
function Legend({ legend, points }: Pick<PriceChartProps, 'legend' | 'points'>) {
  const hasTrades = points.some(({ isTrade }) => isTrade);
  const hasGuide = points.some(({ isTrade }) => !isTrade);
  return (
    <ul
      aria-label="Legend"
      className="text-muted mt-3 flex min-h-4 flex-wrap gap-x-5 gap-y-1 text-xs"
    >
      {hasGuide && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden
            className="border-primary bg-primary-soft h-2.5 w-4 shrink-0 border-y-2"
          />
          {legend.guide}
        </li>
      )}
      {hasTrades && (
        <li className="flex items-center gap-2">
          <span aria-hidden className="border-ink size-2 shrink-0 rounded-full border-4" />
          {legend.trades}
        </li>
      )}
    </ul>
  );
}

function PriceTable({ label, points }: { label: string; points: PricePoint[] }) {
  return (
    <ScrollRegion
      label={`${label}, table`}
      className="border-line h-65 overflow-y-auto rounded-lg border"
    >
      <table className="tabular w-full text-sm">
        <thead className="bg-surface text-muted sticky top-0 text-xs">
          <tr>
            {['Date', 'Kind', 'Low', 'High'].map((name, place) => (
              <th
                key={name}
                scope="col"
                className={clsx('px-3 py-2 font-medium', place < 2 ? 'text-left' : 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point, place) => (
            // Two trades on one day may have the same price.
            <tr key={`${point.date} ${points.length - place}`} className="border-line border-t">
              <td className="px-3 py-2">{formatLongDate(point.date)}</td>
              <td className="px-3 py-2">{point.kind}</td>
              {!point.isTrade && (
                <td className="px-3 py-2 text-right">{percentOnChart(point.low)}</td>
              )}
              {/* A trade has one price. */}
              <td colSpan={point.isTrade ? 2 : 1} className="px-3 py-2 text-right">
                {percentOnChart(point.high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
