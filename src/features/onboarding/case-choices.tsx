import type { CaseSummary } from '@generated/model';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { formatPercentRange } from '@/domain/money';
import { CoverLink, LinkRow } from '@/page/links';
import { Monogram } from '@/ui/data/monogram';
import { Skeleton, Skeletons } from '@/ui/feedback/skeleton';

interface CaseChoicesProps {
  cases: readonly CaseSummary[];
  /** True while another search is in flight. These stay, dimmed. */
  isStale: boolean;
  pathOf: (caseCode: string) => string;
}

export function CaseChoices({ cases, isStale, pathOf }: CaseChoicesProps) {
  return (
    <ul aria-label="Cases" aria-busy={isStale} className={clsx('fade', isStale && 'opacity-60')}>
      {cases.map((item) => {
        const guide = formatPercentRange(item.guide_low_percent, item.guide_high_percent);
        return (
          <LinkRow
            key={item.id}
            className="enlarged:flex-wrap items-center gap-3 px-4 py-3 text-sm"
          >
            <Monogram name={item.name} src={item.logo_url} />
            <div className="enlarged:basis-full min-w-0 flex-1">
              <CoverLink to={pathOf(item.case_code)} className="font-medium">
                {item.name}
              </CoverLink>
              <p className="text-muted text-xs wrap-anywhere">
                {item.debtor_name} ·{' '}
                <span className="inline-block">{item.case_number ?? item.court}</span>
              </p>
            </div>
            <dl className="shrink-0 text-right">
              <dt className="text-muted text-xs">Guide price</dt>
              <dd className="tabular">{guide ?? <span className="text-muted">None yet</span>}</dd>
            </dl>
            <ChevronRight aria-hidden size={18} className="text-muted shrink-0" />
          </LinkRow>
        );
      })}
    </ul>
  );
}

export function CaseChoicesSkeleton({ count }: { count: number }) {
  return (
    <div role="region" aria-label="Cases" aria-busy>
      <Skeletons
        count={count}
        height="h-16.25"
        className="border-line flex items-center gap-3 border-b px-4"
      >
        <Skeleton className="size-10" />
        <Skeleton className="h-10 flex-1" />
      </Skeletons>
    </div>
  );
}
