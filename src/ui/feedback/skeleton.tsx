import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useAsSkeleton } from './skeletons-shown';

export type SkeletonProps = {
  /** Size it like its later content: `h-5 w-32`. */
  className?: string;
};

/**
 * Appears after 150 ms. Mark the region that loads with `aria-busy`; the bars themselves are silent. If loading takes
 * too long, the shell says so once for the whole page.
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

interface SkeletonsProps {
  count: number;
  as?: 'div' | 'li';
  /** The height of a row or a card, as a class. */
  height: string;
  className: string;
  /** The bars of one row or card. */
  children: ReactNode;
}

/** The rows or cards of a list before they are known. The first are drawn, and the others have their space reserved. */
export function Skeletons({
  count,
  as: Part = 'div',
  height,
  className,
  children,
}: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => {
    const isDrawn = index < MOST_SKELETONS;
    return (
      <Part key={index} className={clsx(height, isDrawn && className)}>
        {isDrawn && children}
      </Part>
    );
  });
}
