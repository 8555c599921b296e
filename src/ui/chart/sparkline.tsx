export type SparklineProps = {
  values: number[];
  /** What the line shows, e.g. "Price over 90 days, from 61.00 % to 73.25 %". */
  label: string;
  width?: number;
  height?: number;
};

/** Keeps its space when there is too little to draw, so that a grid of cards stays even. */
export function Sparkline({ values, label, width = 96, height = 28 }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const drawn = height - 4;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * (width - 4) + 2;
    // A flat line runs through the middle.
    const y = span === 0 ? height / 2 : 2 + drawn - ((value - low) / span) * drawn;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const [lastX, lastY] = points.at(-1)?.split(',') ?? [];
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="text-primary">
      {values.length > 1 && (
        <>
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <circle cx={lastX} cy={lastY} r="2" fill="currentColor" />
        </>
      )}
    </svg>
  );
}
