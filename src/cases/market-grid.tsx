import { Skeleton, Skeletons } from '@/ui/feedback/skeleton';

export const MARKET_GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface MarketGridSkeletonProps {
  label: string;
  /** The expected number of cards. */
  count: number;
  /** The height of a card, as a class. */
  height: string;
}

/** Skeleton cards with the height of the real ones. */
export function MarketGridSkeleton({ label, count, height }: MarketGridSkeletonProps) {
  return (
    <div role="region" aria-label={label} aria-busy className={MARKET_GRID}>
      <Skeletons
        count={count}
        height={height}
        className="border-line bg-surface flex flex-col justify-between rounded-lg border p-4"
      >
        <div className="flex gap-3">
          <Skeleton className="size-10" />
          <Skeleton className="h-10 flex-1" />
        </div>
        <Skeleton className="h-10" />
        <Skeleton className="h-12" />
      </Skeletons>
    </div>
  );
}
