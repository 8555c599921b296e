export type ProgressBarProps = {
  label: string;
  /** 0 to 100. */
  value: number;
};

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="bg-line h-1.5 overflow-hidden rounded-full"
    >
      <div className="bg-primary h-full rounded-full" style={{ width: `${percent}%` }} />
    </div>
  );
}
