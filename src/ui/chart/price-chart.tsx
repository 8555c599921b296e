import { useState, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { Segments } from '../inputs/segments';
import { formatLongDate, formatPercent } from './format';
import { PricePlot } from './price-plot';
import type { PricePoint } from './scale';

export type PriceChartProps = {
  /** What is drawn: "Price of WeWork Inc. claims". */
  label: string;
  /** Oldest first. */
  points: PricePoint[];
  /** In front of the Chart/Table switch: a range switch, for instance. */
  controls?: ReactNode;
  emptyTitle?: string;
  emptyDescription?: ReactNode;
};

/** Bids and asks as a band with their middle as a line, in percent of face; the same figures as a table. */
export function PriceChart({
  label,
  points,
  controls,
  emptyTitle = 'No prices yet',
  emptyDescription,
}: PriceChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
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
            description={emptyDescription ?? 'Prices show here after the first bids and trades.'}
          />
        ) : view === 'chart' ? (
          <PricePlot label={label} points={points} />
        ) : (
          <PriceTable label={label} points={points} />
        )}
      </div>
    </div>
  );
}

function PriceTable({ label, points }: { label: string; points: PricePoint[] }) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no keyboard could scroll it
      tabIndex={0}
      role="region"
      aria-label={`${label}, table`}
      className="border-line h-65 overflow-y-auto rounded-lg border"
    >
      <table className="tabular w-full text-sm">
        <thead className="bg-surface text-muted sticky top-0 text-xs">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              Date
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Low
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              High
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.date} className="border-line border-t">
              <td className="px-3 py-2">{formatLongDate(point.date)}</td>
              <td className="px-3 py-2 text-right">{formatPercent(point.low)}</td>
              <td className="px-3 py-2 text-right">{formatPercent(point.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
