import { Link, useParams } from 'react-router-dom';
import { useGetCase } from '@generated/api/marketplace/marketplace';
import { useLive } from '@/cable/live';
import { CASE_STAGE_LABELS } from '@/cases/labels';
import { pathTo } from '@/paths';
import { RecordPage } from '@/record/record-page';
import { RecordSkeleton } from '@/record/record-skeleton';
import { Button } from '@/ui/button';
import { Badge } from '@/ui/feedback/badge';
import { CaseFacts } from './case-facts';
import { CaseFigures } from './case-figures';
import { CaseParametersCard } from './case-parameters-card';

export default function CasePage() {
  const { id = '' } = useParams();
  useLive('CaseChannel', { case: id.toLowerCase() });
  return (
    <RecordPage
      of="adminCase"
      kind="Case"
      query={useGetCase(id)}
      missing="No published case has this number or code."
      skeleton={<RecordSkeleton />}
      title={(item) => item.name}
      badge={(item) => <Badge>{CASE_STAGE_LABELS[item.stage]}</Badge>}
      description={(item) =>
        item.debtor_name === item.name ? item.court : `${item.debtor_name}, ${item.court}`
      }
      action={(item) => (
        <Button variant="secondary" asChild>
          <Link to={pathTo('case', { id: item.id })}>View on the marketplace</Link>
        </Button>
      )}
    >
      {(item) => (
        <div className="grid gap-6">
          <CaseFigures item={item} />
          <CaseFacts item={item} />
          <CaseParametersCard id={id} />
          <p className="text-muted text-sm">
            Facts, guide price, parameters and status cannot be changed here yet.
          </p>
        </div>
      )}
    </RecordPage>
  );
}
