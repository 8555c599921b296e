import { clsx } from 'clsx';

export type SegmentsProps<Value extends string> = {
  /** Names the group: "Range". */
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few choices side by side, one of them pressed, that take effect at once. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="bg-subtle flex w-fit flex-wrap gap-0.5 rounded-lg p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
          className={clsx(
            'fade one-of one-line thumb:h-10 h-8 rounded-md px-3 text-xs font-medium',
            value === option.value ? 'bg-surface text-ink' : 'text-muted hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
