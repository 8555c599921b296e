import { clsx } from 'clsx';
import type { PricePoint } from './scale';

export type SparklineProps = {
  /** Oldest first, at least two. */
  points: PricePoint[];
  /** What the chart shows: "Price over 90 days, from 61 % to 73.25 %". */
  label: string;
};

/** In CSS pixels. */
const WIDTH = 96;
const HEIGHT = 28;

/** A small price chart without axes: trades as points with the line through them, a guide from its low to its high. */
export function Sparkline({ points, label }: SparklineProps) {
  const low = Math.min(...points.map((point) => point.low));
  const span = Math.max(...points.map((point) => point.high)) - low;
  const first = Date.parse(points[0]?.date ?? '');
  const last = Date.parse(points.at(-1)?.date ?? '');
  const x = ({ date }: PricePoint) => {
    // Positions follow the time. Trades of a single day are at the end, where the newest is.
    const share = first === last ? 1 : (Date.parse(date) - first) / (last - first);
    return 3 + share * (WIDTH - 6);
  };
  // A flat line runs through the middle.
  const y = (percent: number) =>
    span === 0 ? HEIGHT / 2 : 3 + (1 - (percent - low) / span) * (HEIGHT - 6);
  const at = (point: PricePoint, end: 'low' | 'high') =>
    `${x(point).toFixed(1)},${y(point[end]).toFixed(1)}`;
  const edge = (end: 'low' | 'high') => points.map((point) => at(point, end));
  const trades = points.filter(({ isTrade }) => isTrade);
  const dots = (some: PricePoint[]) => some.map((trade) => `M${at(trade, 'low')}h0`).join('');
  return (
    <svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} className="text-primary">
      <polygon
        points={[...edge('high'), ...edge('low').toReversed()].join(' ')}
        fill="currentColor"
        fillOpacity="0.2"
        stroke="currentColor"
        strokeWidth={trades.length > 0 ? 1 : 1.5}
        strokeLinejoin="round"
        className={clsx(trades.length > 0 && 'opacity-60')}
      />
      <g stroke="currentColor" strokeLinecap="round">
        <path d={dots(trades.slice(0, -1))} strokeWidth="3" />
        <path d={dots(trades.slice(-1))} strokeWidth="5" />
      </g>
    </svg>
  );
}
