import { Link } from 'react-router-dom';
import type { ClaimStatusCount } from '@generated/model';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { pathTo } from '@/paths';
import { CoverLink } from '@/page/links';
import { Button } from '@/ui/button';
import { Card, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { claimsPath } from '../claim-paths';

/** How many claims there are in each state; each leads to the list of these. */
export function StatusCard({ counts }: { counts: readonly ClaimStatusCount[] }) {
  const present = counts.filter(({ count }) => count > 0);
  return (
    <Card aria-label="Your claims">
      <CardHeader
        title="Your claims"
        action={
          present.length > 0 && (
            <Button variant="link" asChild>
              <Link to={pathTo('myClaims')}>All claims</Link>
            </Button>
          )
        }
      />
      {present.length === 0 ? (
        <EmptyState
          description="Your claims are counted here by their status, from the first draft to the sale."
          emptyAction={
            <Button variant="secondary" asChild>
              <Link to={pathTo('claimOnboarding')}>Sell a claim</Link>
            </Button>
          }
        />
      ) : (
        // The lines between the cells are the ground that shows through.
        <ul className="bg-line grid gap-px overflow-hidden rounded-b-lg sm:grid-cols-2">
          {present.map(({ status, count }) => (
            <li
              key={status}
              className="bg-surface hover:bg-subtle relative flex items-baseline justify-between gap-4 px-4 py-3 text-sm sm:last:odd:col-span-2"
            >
              <CoverLink to={claimsPath({ status: [status] })} className="font-medium">
                {CLAIM_STATUS_LABELS[status]}
              </CoverLink>
              <span className="tabular">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
