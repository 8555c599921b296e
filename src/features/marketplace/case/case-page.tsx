import { useGetCase } from '@generated/api/marketplace/marketplace';
import { Link, useParams } from 'react-router-dom';
import { CASE_STAGE_LABELS } from '@/cases/labels';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { Button } from '@/ui/button';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Monogram } from '@/ui/data/monogram';
import { Badge } from '@/ui/feedback/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { BestClaims } from './best-claims';
import { CaseFacts } from './case-facts';
import { CasePrices } from './case-prices';
import { CaseSkeleton } from './case-skeleton';
import { CaseStats } from './case-stats';
import { CaseStatusNotice } from './case-status-notice';
import { CaseUpdates } from './case-updates';

export default function CasePage() {
  const { id = '' } = useParams();
  const query = useGetCase(id);
  const { data, error } = query;
  if (!data && isMissing(error)) {
    return (
      <NotFound
        title="Case not found"
        description="There is no case at this address. It may not be published yet."
      />
    );
  }
  const sellPath = data && pathTo('claimOnboardingForCase', { case_code: data.case_code });
  return (
    <Page
      title={data?.name ?? 'Case'}
      description={data?.debtor_name ?? '\u00a0'}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Marketplace', link: <Link to={pathTo('marketplace')} /> }]}
        />
      }
      mark={
        data ? (
          <Monogram name={data.name} src={data.logo_url} size="lg" />
        ) : (
          <Skeleton className="size-14" />
        )
      }
      badge={data && <Badge icon={false}>{CASE_STAGE_LABELS[data.stage]}</Badge>}
      action={
        sellPath &&
        data.status === 'active' && (
          <Button asChild className="max-sm:hidden">
            <Link to={sellPath}>Sell your claim</Link>
          </Button>
        )
      }
    >
      {data ? (
        <>
          <div className="grid gap-6">
            <CaseStatusNotice status={data.status} />
            <CaseStats item={data} />
            <div className="grid items-start gap-6 lg:grid-cols-3">
              <div className="grid gap-6 lg:col-span-2">
                <CasePrices id={id} name={data.name} />
                <BestClaims item={data} />
              </div>
              <div className="grid gap-6">
                <CaseFacts item={data} />
                <CaseUpdates id={id} />
              </div>
            </div>
          </div>
          {sellPath && data.status === 'active' && (
            <div className="border-line bg-surface sticky bottom-0 z-10 -mx-4 mt-6 -mb-6 border-t px-4 py-3 sm:hidden">
              <Button asChild block>
                <Link to={sellPath}>Sell your claim</Link>
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <QueryError query={query} />
      ) : (
        <CaseSkeleton />
      )}
    </Page>
  );
}
