import { clsx } from 'clsx';
import { countText } from './use-unread-counts';

interface CountBadgeProps {
  count: number;
  /** What the number counts, for a screen reader: "unread". Without it the name stands elsewhere. */
  of?: string;
  /** Its place. */
  className?: string;
}

/** How many wait behind a way; nothing where none do. */
export function CountBadge({ count, of, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'bg-primary text-on-primary tabular grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-xs leading-none font-semibold',
        className,
      )}
    >
      <span aria-hidden>{countText(count)}</span>
      {of && (
        <span className="sr-only">
          , {countText(count)} {of}
        </span>
      )}
    </span>
  );
}
