import type { CaseSummary } from '@generated/model';
import type { ReactNode } from 'react';
import { formatCompactAmount, formatPercent } from '@/domain/money';
import { CASE_STAGE_LABELS } from '@/cases/labels';
import { pathTo } from '@/paths';
import { CoverLink } from '@/record/link-row';
import { Monogram } from '@/ui/data/monogram';
import { Badge } from '@/ui/feedback/badge';
import { CasePrice } from '../case/case-price';

/** A case in the marketplace; the whole card leads to it. */
export function CaseCard({ item }: { item: CaseSummary }) {
  const { stats } = item;
  return (
    <article className="border-line bg-surface hover:border-control fade relative flex h-full flex-col gap-4 rounded-lg border p-4">
      <header className="flex items-start gap-3">
        <Monogram name={item.name} src={item.logo_url} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base wrap-anywhere">
            <CoverLink to={pathTo('case', { id: item.case_code })} className="rounded-lg">
              {item.name}
            </CoverLink>
          </h2>
          <p className="text-muted text-sm wrap-anywhere">{item.debtor_name}</p>
        </div>
      </header>
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted min-w-0 text-xs wrap-anywhere">
          {[item.court, item.case_number].filter(Boolean).join(' · ')}
        </p>
        <Badge icon={false}>{CASE_STAGE_LABELS[item.stage]}</Badge>
      </div>
      <dl className="mt-auto grid grid-cols-3 gap-3">
        <Figure label="Open claims">{stats.open_claims_count}</Figure>
        <Figure label="Open face">
          {stats.open_claims_count > 0 &&
            formatCompactAmount(stats.open_face_amount, item.currency)}
        </Figure>
        {stats.best_bid_percent ? (
          <Figure label="Best bid">{formatPercent(stats.best_bid_percent)}</Figure>
        ) : (
          <Figure label="Lowest ask">
            {stats.lowest_ask_percent && formatPercent(stats.lowest_ask_percent)}
          </Figure>
        )}
      </dl>
      <CasePrice item={item} />
    </article>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="tabular mt-0.5 text-sm font-medium">
        {children || <span className="text-muted">–</span>}
      </dd>
    </div>
  );
}
