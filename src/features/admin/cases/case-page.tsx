import { Link, useParams } from 'react-router-dom';
import { useGetAdminCase } from '@generated/api/admin-cases/admin-cases';
import { AuditTrail } from '@/audit/audit-trail';
import { useLive } from '@/cable/live';
import { CASE_STAGE_LABELS } from '@/cases/labels';
import { pathTo } from '@/paths';
import { RecordPage } from '@/record/record-page';
import { RecordSkeleton } from '@/record/record-skeleton';
import { Button } from '@/ui/button';
import { Badge } from '@/ui/feedback/badge';
import { CaseButtons } from './case-buttons';
import { CaseFacts } from './case-facts';
import { CaseFigures } from './case-figures';
import { CaseNewsCard } from './case-news-card';
import { CaseParametersCard } from './case-parameters-card';

export default function CasePage() {
  const { id = '' } = useParams();
  useLive('CaseChannel', { case: id.toLowerCase() });
  return (
    <RecordPage
      of="adminCase"
      kind="Case"
      query={useGetAdminCase(id)}
      missing="No published case has this number or code."
      skeleton={<RecordSkeleton />}
      title={(item) => item.name}
      badge={(item) => <Badge>{CASE_STAGE_LABELS[item.stage]}</Badge>}
      description={(item) =>
        item.debtor_name === item.name ? item.court : `${item.debtor_name}, ${item.court}`
      }
      action={(item) => (
        <>
          <CaseButtons item={item} />
          <Button variant="secondary" asChild>
            <Link to={pathTo('case', { id: item.id })}>View on the marketplace</Link>
          </Button>
        </>
      )}
    >
      {(item) => (
        <div className="grid gap-6">
          <CaseFigures item={item} />
          <CaseFacts item={item} />
          <div className="grid items-start gap-6 lg:grid-cols-3">
            <div className="grid gap-6 lg:col-span-2">
              <CaseNewsCard id={id} item={item} />
              <CaseParametersCard id={id} />
            </div>
            <AuditTrail key={item.id} of="case" id={item.id} />
          </div>
        </div>
      )}
    </RecordPage>
  );
}
