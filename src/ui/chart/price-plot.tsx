import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatDateTick, formatLongDate, priceOnChart, formatTick } from './format';
import { margin, pointAt, priceScale, type PricePoint, type Scale } from './scale';

const HEIGHT = 260;
const NARROWEST = 240;

/** The guide as an area between its low and high ends, and each trade as a point. */
export function PricePlot({ label, points }: { label: string; points: PricePoint[] }) {
  const frame = useRef<HTMLDivElement>(null);
  // Nothing is drawn until the width is known.
  const [width, setWidth] = useState<number | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;

  // The browser reports the width with its own layout. Reading it would force a layout while the page is being drawn.
  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(NARROWEST, entry.contentRect.width));
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  if (width === null) return <div ref={frame} style={{ height: HEIGHT }} />;
  const scale = priceScale(points, width, HEIGHT);
  // A shorter range may have fewer points than the previous crosshair position.
  const index = active === null ? null : Math.min(active, last);
  const point = index === null ? undefined : points[index];

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setActive(pointAt(points, scale, { x: event.clientX - left, y: event.clientY - top }));
  }

  function step(event: KeyboardEvent) {
    const from = index ?? last;
    const to = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      PageUp: from - 10,
      PageDown: from + 10,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') setActive(null);
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, to)));
  }

  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, in percent of face. Arrow keys move through the dates.`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={describe(points[index ?? last])}
      className="relative [touch-action:pan-y] rounded-lg"
      onKeyDown={step}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setActive(index ?? last);
      }}
      onBlur={() => setActive(null)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setActive(null)}
    >
      <svg aria-hidden width={width} height={HEIGHT} className="block max-w-full text-xs">
        <Axes scale={scale} width={width} />
        <Guide points={points.filter(({ isTrade }) => !isTrade)} scale={scale} />
        {points
          .filter(({ isTrade }) => isTrade)
          .map((trade) => (
            <circle
              // Two trades on one day may have the same price.
              key={points.indexOf(trade)}
              cx={scale.x(trade.date)}
              cy={scale.y(trade.low)}
              r="4"
              strokeWidth="1.5"
              className="fill-ink stroke-surface"
            />
          ))}
        {point && <Crosshair point={point} scale={scale} />}
      </svg>
      {point && <PointLabel point={point} scale={scale} width={width} />}
    </div>
  );
}

function describe(point: PricePoint | undefined) {
  return point ? `${formatLongDate(point.date)}: ${priceOnChart(point)}, ${point.kind}` : '';
}

/** Half the width of a date. Closer to the edge than this, it would be cut off. */
const HALF_LABEL = 30;

function Axes({ scale, width }: { scale: Scale; width: number }) {
  return (
    <g className="tabular fill-muted">
      {scale.yTicks.map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={scale.y(tick)}
            y2={scale.y(tick)}
            className="stroke-line"
          />
          <text x={margin.left - 8} y={scale.y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {scale.xTicks.map((tick) => {
        const x = scale.x(tick.date);
        const foot = HEIGHT - margin.bottom;
        return (
          <g key={tick.date}>
            <line x1={x} x2={x} y1={foot} y2={foot + 5} className="stroke-line-strong" />
            <text x={Math.min(x, width - HALF_LABEL)} y={HEIGHT - 8} textAnchor="middle">
              {formatDateTick(tick)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Marks the point that is read, on the axis of dates and at both its ends. */
function Crosshair({ point, scale }: { point: PricePoint; scale: Scale }) {
  const x = scale.x(point.date);
  return (
    <g className="stroke-primary">
      <line
        x1={x}
        x2={x}
        y1={margin.top}
        y2={HEIGHT - margin.bottom}
        strokeDasharray="3 3"
        className="stroke-control"
      />
      {(['low', 'high'] as const).map((end) => (
        <circle
          key={end}
          cx={x}
          cy={scale.y(point[end])}
          r="3.5"
          strokeWidth="2"
          className="fill-surface"
        />
      ))}
    </g>
  );
}

/** What the point says, beside it on the side with more room. */
function PointLabel({ point, scale, width }: { point: PricePoint; scale: Scale; width: number }) {
  const x = scale.x(point.date);
  return (
    <div
      aria-hidden
      className="tabular bg-ink text-page pointer-events-none absolute top-2 rounded-md px-2.5 py-1.5 text-xs whitespace-nowrap"
      style={x > width / 2 ? { right: width - x + 10 } : { left: x + 10 }}
    >
      <p className="font-medium">{formatLongDate(point.date)}</p>
      <p>{priceOnChart(point)}</p>
      <p>{point.kind}</p>
    </div>
  );
}

function Guide({ points, scale }: { points: PricePoint[]; scale: Scale }) {
  const edge = (end: 'low' | 'high') =>
    points.map((point) => `${scale.x(point.date).toFixed(1)},${scale.y(point[end]).toFixed(1)}`);
  const [top, bottom] = [edge('high'), edge('low')];
  if (points.length === 1) {
    return (
      <path
        d={`M${bottom[0]}L${top[0]}`}
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-primary"
      />
    );
  }
  return (
    <>
      <polygon
        points={[...top, ...bottom.toReversed()].join(' ')}
        fillOpacity="0.14"
        className="fill-primary"
      />
      {(['high', 'low'] as const).map((end) => (
        <polyline
          key={end}
          points={edge(end).join(' ')}
          fill="none"
          strokeWidth="1.5"
          strokeLinejoin="round"
          className="stroke-primary"
        />
      ))}
    </>
  );
}
