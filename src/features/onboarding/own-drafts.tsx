import { useListMyClaims } from '@generated/api/my-claims/my-claims';
import type { Case } from '@generated/model';
import type { ReactNode } from 'react';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { formatAmount } from '@/domain/money';
import { formatDateTime } from '@/labels/dates';
import { pathToClaimForm } from '@/paths';
import { CoverLink } from '@/page/links';
import { QueryError } from '@/page/query-error';
import { Button } from '@/ui/button';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { OnboardingSkeleton } from './onboarding-skeleton';
import { useFirstAnswer } from './use-first-answer';

interface OwnDraftsProps {
  item: Case;
  /** Shown to a person who has none. */
  otherwise: ReactNode;
  onNew: () => void;
}

/** Claims of this case that the person has started, perhaps on another device. */
export function OwnDrafts({ item, otherwise, onNew }: OwnDraftsProps) {
  const query = useListMyClaims(
    { status: ['draft', 'changes_requested'], case_id: [item.id], per_page: 20 },
    { query: { refetchOnMount: 'always' } },
  );
  const data = useFirstAnswer(query);
  if (!data) return query.error ? <QueryError query={query} /> : <OnboardingSkeleton />;
  if (data.my_claims.length === 0) return otherwise;
  return (
    <Card>
      <CardHeader
        title="Continue where you left off"
        description={`You have already started ${data.total_count === 1 ? 'a claim' : 'claims'} in this case.`}
      />
      <ul>
        {data.my_claims.map((claim) => (
          <li
            key={claim.id}
            className="border-line hover:bg-subtle relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b px-4 py-3 text-sm"
          >
            <CoverLink to={pathToClaimForm(claim.id)} className="tabular font-medium">
              {claim.reference}
            </CoverLink>
            <span className="tabular">
              {claim.face_amount
                ? formatAmount(claim.face_amount, claim.currency)
                : 'No amount yet'}
            </span>
            <span className="text-muted w-full text-xs">
              {CLAIM_STATUS_LABELS[claim.status]}, last saved {formatDateTime(claim.updated_at)}
            </span>
          </li>
        ))}
      </ul>
      <CardBody>
        <Button variant="secondary" onClick={() => closeAndFocusHeading(onNew)}>
          Start a new claim
        </Button>
      </CardBody>
    </Card>
  );
}
