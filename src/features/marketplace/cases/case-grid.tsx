import type { CaseSummary } from '@generated/model';
import { clsx } from 'clsx';
import { MARKET_GRID } from '@/cases/market-grid';
import { CaseCard } from './case-card';

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
      className={clsx(MARKET_GRID, 'fade', isStale && 'opacity-60')}
    >
      {cases.map((item) => (
        <li key={item.id}>
          <CaseCard item={item} />
        </li>
      ))}
    </ul>
  );
}
