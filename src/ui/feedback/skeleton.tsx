import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useAsSkeleton } from './skeletons-shown';

export type SkeletonProps = {
  /** Size it like what will stand there: `h-5 w-32`. */
  className?: string;
};

/**
 * Appears after 150 ms. Mark the region that loads with `aria-busy`; the bars themselves say nothing. That one stands
 * for too long is said once for the whole page, by the shell.
 */
export function Skeleton({ className }: SkeletonProps) {
  useAsSkeleton();
  return <div aria-hidden className={clsx('skeleton bg-line rounded-md', className)} />;
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-3/5' : 'h-4'} />
      ))}
    </div>
  );
}

/** More rows or cards than these are hardly seen, and on a slow phone each one delays the content. */
export const MOST_SKELETONS = 8;

interface SkeletonRowsProps {
  count: number;
  /** The height of a row, in rem. */
  rowRem: number;
  as?: 'div' | 'li';
  className: string;
  /** The bars of one row. */
  children: ReactNode;
}

/** The rows of a card before they are known: as high as all of them. */
export function SkeletonRows({
  count,
  rowRem,
  as: Row = 'div',
  className,
  children,
}: SkeletonRowsProps) {
  const rest = count - MOST_SKELETONS;
  return (
    <>
      {Array.from({ length: Math.min(count, MOST_SKELETONS) }, (_, row) => (
        <Row
          key={row}
          className={clsx('border-line border-b px-4 last:border-0', className)}
          style={{ height: `${rowRem}rem` }}
        >
          {children}
        </Row>
      ))}
      {rest > 0 && <Row aria-hidden style={{ height: `${rest * rowRem}rem` }} />}
    </>
  );
}
