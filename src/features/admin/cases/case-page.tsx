import { Link, useParams } from 'react-router-dom';
import type { Case } from '@generated/model';
import { useGetCase } from '@generated/api/marketplace/marketplace';
import { CASE_STAGE_LABELS } from '@/cases/labels';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { useListPath } from '@/table/list-path';
import { Button } from '@/ui/button';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Card } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { CaseFacts } from './case-facts';
import { CaseFigures } from './case-figures';
import { CaseParametersCard } from './case-parameters-card';

/** The way back to the list as it was left. */
function ToCases() {
  const list = useListPath(pathTo('adminCases'));
  return <Breadcrumbs items={[{ label: 'Cases', link: <Link to={list} /> }]} />;
}

export default function CasePage() {
  const { id = '' } = useParams();
  const query = useGetCase(id);
  if (query.data) return <CaseRecord item={query.data} id={id} />;
  if (isMissing(query.error)) {
    return (
      <NotFound
        area="admin"
        title="Case not found"
        description="No published case has this number or code."
        action={
          <Button asChild>
            <Link to={pathTo('adminCases')}>Go to the cases</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Page area="admin" title="Case" breadcrumbs={<ToCases />}>
      {query.error ? (
        <Card>
          <QueryError query={query} />
        </Card>
      ) : (
        <div role="status" aria-label="The case is loading" className="grid gap-6">
          <Card className="p-4">
            <Skeleton className="h-12" />
          </Card>
          <Card className="p-4">
            <Skeleton className="h-64" />
          </Card>
        </div>
      )}
    </Page>
  );
}

function CaseRecord({ item, id }: { item: Case; id: string }) {
  return (
    <Page
      area="admin"
      title={item.name}
      badge={<Badge>{CASE_STAGE_LABELS[item.stage]}</Badge>}
      description={
        item.debtor_name === item.name ? item.court : `${item.debtor_name}, ${item.court}`
      }
      breadcrumbs={<ToCases />}
      action={
        <Button variant="secondary" asChild>
          <Link to={pathTo('case', { id: item.id })}>View on the marketplace</Link>
        </Button>
      }
    >
      <div className="grid gap-6">
        <CaseFigures item={item} />
        <CaseFacts item={item} />
        <CaseParametersCard id={id} />
      </div>
    </Page>
  );
}
