import type { CaseSummary } from '@generated/model';
import { clsx } from 'clsx';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CaseCard } from './case-card';

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

interface CaseGridProps {
  cases: readonly CaseSummary[];
  /** True while the cases of another view are read; these stay, dimmed. */
  isStale: boolean;
}

export function CaseGrid({ cases, isStale }: CaseGridProps) {
  return (
    <ul
      aria-label="Cases"
      aria-busy={isStale}
      className={clsx(GRID, 'fade', isStale && 'opacity-60')}
    >
      {cases.map((item) => (
        <li key={item.id}>
          <CaseCard item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Cards of the same height as those that come. */
export function CaseGridSkeleton() {
  return (
    <div role="region" aria-label="Cases" aria-busy className={GRID}>
      {Array.from({ length: 9 }, (_, index) => (
        <div
          key={index}
          className="border-line bg-surface flex h-61 flex-col justify-between rounded-lg border p-4"
        >
          <div className="flex gap-3">
            <Skeleton className="size-10" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </div>
          <Skeleton className="h-10" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}
