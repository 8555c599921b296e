import type { CaseSummary } from '@generated/model';
import { clsx } from 'clsx';
import { MARKET_GRID } from '@/cases/market-grid';
import { useDrawn } from '@/ui/hooks/use-drawn';
import { CaseCard } from './case-card';

interface CaseGridProps {
  cases: readonly CaseSummary[];
  /** True while the cases of another view are read. These stay, dimmed. */
  isStale: boolean;
}

/** A third of a row of three cards, in quarters of a rem. */
const CARD_HEIGHT = 61 / 3;

export function CaseGrid({ cases, isStale }: CaseGridProps) {
  const drawn = useDrawn(cases.length, CARD_HEIGHT, false);
  return (
    <ul
      aria-label="Cases"
      aria-busy={isStale}
      className={clsx(MARKET_GRID, 'fade', isStale && 'opacity-60')}
    >
      {cases.map((item, index) => (
        <li key={item.id} className={clsx(index >= drawn && 'border-line h-61 rounded-lg border')}>
          {index < drawn && <CaseCard item={item} />}
        </li>
      ))}
    </ul>
  );
}
