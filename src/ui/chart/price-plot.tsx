import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatLongDate, formatMonth, formatPercent, formatShortDate, formatTick } from './format';
import { margin, nearestIndex, priceScale, type PricePoint, type Scale } from './scale';

const HEIGHT = 260;

export function PricePlot({ label, points }: { label: string; points: PricePoint[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;

  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, entry.contentRect.width));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const scale = priceScale(points, width, HEIGHT);
  // A shorter range may have fewer points than the one the crosshair stood in.
  const index = active === null ? null : Math.min(active, last);
  const point = index === null ? undefined : points[index];

  function follow(event: PointerEvent<HTMLDivElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setActive(nearestIndex(points.length, scale.x, x));
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
        <Axes points={points} scale={scale} width={width} />
        <Band points={points} scale={scale} />
        {point && index !== null && (
          <g className="stroke-primary">
            <line
              x1={scale.x(index)}
              x2={scale.x(index)}
              y1={margin.top}
              y2={HEIGHT - margin.bottom}
              strokeDasharray="3 3"
              className="stroke-control"
            />
            {(['low', 'high'] as const).map((end) => (
              <circle
                key={end}
                cx={scale.x(index)}
                cy={scale.y(point[end])}
                r="3.5"
                strokeWidth="2"
                className="fill-surface"
              />
            ))}
          </g>
        )}
      </svg>
      {point && index !== null && (
        <div
          aria-hidden
          className="tabular bg-ink text-page pointer-events-none absolute top-2 rounded-md px-2.5 py-1.5 text-xs whitespace-nowrap"
          style={
            scale.x(index) > width / 2
              ? { right: width - scale.x(index) + 10 }
              : { left: scale.x(index) + 10 }
          }
        >
          <p className="font-medium">{formatLongDate(point.date)}</p>
          <p>
            {formatPercent(point.low)} – {formatPercent(point.high)}
          </p>
        </div>
      )}
    </div>
  );
}

function describe(point: PricePoint | undefined) {
  if (!point) return '';
  return `${formatLongDate(point.date)}: ${formatPercent(point.low)} to ${formatPercent(point.high)}`;
}

function Axes({ points, scale, width }: { points: PricePoint[]; scale: Scale; width: number }) {
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
      {scale.xTicks.map((tick, position) => (
        <text
          key={tick}
          x={scale.x(tick)}
          y={HEIGHT - 8}
          textAnchor={
            points.length === 1
              ? 'middle'
              : position === 0
                ? 'start'
                : position === scale.xTicks.length - 1
                  ? 'end'
                  : 'middle'
          }
        >
          {(scale.isLong ? formatMonth : formatShortDate)(points[tick]?.date ?? '')}
        </text>
      ))}
    </g>
  );
}

function Band({ points, scale }: { points: PricePoint[]; scale: Scale }) {
  const at = (index: number, percent: number) =>
    `${scale.x(index).toFixed(1)},${scale.y(percent).toFixed(1)}`;
  const top = points.map((point, index) => at(index, point.high));
  const bottom = points.map((point, index) => at(index, point.low));
  const middle = points.map((point, index) => at(index, (point.low + point.high) / 2));
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
      <polyline
        points={middle.join(' ')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-primary"
      />
    </>
  );
}
