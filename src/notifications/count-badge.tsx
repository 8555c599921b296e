import { clsx } from 'clsx';
import { countText } from './use-unread-counts';

interface CountBadgeProps {
  count: number;
  /** What the number counts, for a screen reader: "unread". Without it, the name is elsewhere. */
  of?: string;
  /** Positions the badge. */
  className?: string;
}

/** How many things wait behind a link; empty for none. */
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
