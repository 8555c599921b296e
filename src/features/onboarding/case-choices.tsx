import type { CaseSummary } from '@generated/model';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPercentRange } from '@/domain/money';
import { Monogram } from '@/ui/data/monogram';
import { Skeleton } from '@/ui/feedback/skeleton';

interface CaseChoicesProps {
  cases: readonly CaseSummary[];
  /** True while another search is answered; these stay, dimmed. */
  isStale: boolean;
  pathOf: (caseCode: string) => string;
}

export function CaseChoices({ cases, isStale, pathOf }: CaseChoicesProps) {
  return (
    <ul aria-label="Cases" aria-busy={isStale} className={clsx('fade', isStale && 'opacity-60')}>
      {cases.map((item) => {
        const guide = formatPercentRange(item.guide_low_percent, item.guide_high_percent);
        return (
          <li
            key={item.id}
            className="border-line hover:bg-subtle relative flex items-center gap-3 border-b px-4 py-3 text-sm last:border-0"
          >
            <Monogram name={item.name} src={item.logo_url} />
            <div className="min-w-0 flex-1">
              <Link
                to={pathOf(item.case_code)}
                className="font-medium after:absolute after:inset-0"
              >
                {item.name}
              </Link>
              <p className="text-muted text-xs wrap-anywhere">
                {[item.debtor_name, item.case_number ?? item.court].join(' · ')}
              </p>
            </div>
            <dl className="shrink-0 text-right">
              <dt className="text-muted text-xs">Guide price</dt>
              <dd className="tabular">{guide ?? <span className="text-muted">None yet</span>}</dd>
            </dl>
            <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
          </li>
        );
      })}
    </ul>
  );
}

export function CaseChoicesSkeleton({ count }: { count: number }) {
  return (
    <div role="region" aria-label="Cases" aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="border-line flex items-center gap-3 border-b px-4 py-3 last:border-0"
        >
          <Skeleton className="size-10" />
          <Skeleton className="h-10 flex-1" />
        </div>
      ))}
    </div>
  );
}
