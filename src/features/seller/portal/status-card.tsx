import { Link } from 'react-router-dom';
import type { ClaimStatus, ClaimStatusCount } from '@generated/model';
import { CLAIM_STATUS_LABELS } from '@/claims/labels';
import { pathTo } from '@/paths';
import { CoverLink, TextLink } from '@/page/links';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { claimsPath } from '../claim-paths';

/** What leads the card, ordered by what a seller looks for first. */
const HEROES: readonly { status: ClaimStatus; words: string }[] = [
  { status: 'open', words: 'on the market' },
  { status: 'under_offer', words: 'under offer' },
];

/** How many claims are for sale, and how many there are in each other state. Each number links to its list. */
export function StatusCard({ counts }: { counts: readonly ClaimStatusCount[] }) {
  const present = counts.filter(({ count }) => count > 0);
  const hero = HEROES.find((one) => present.some(({ status }) => status === one.status));
  const others = present.filter(({ status }) => status !== hero?.status);
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
        <CardBody className="grid gap-3 text-sm">
          {hero && (
            <p className="relative flex items-baseline gap-2">
              <span className="tabular text-2xl font-semibold">
                {present.find(({ status }) => status === hero.status)?.count}
              </span>
              <CoverLink to={claimsPath({ status: [hero.status] })} className="font-medium">
                {hero.words}
              </CoverLink>
            </p>
          )}
          {others.length > 0 && (
            <ul
              aria-label="Your other claims by status"
              className="text-muted flex flex-wrap gap-x-4 gap-y-2"
            >
              {others.map(({ status, count }) => (
                <li key={status}>
                  <span className="text-ink tabular">{count}</span>{' '}
                  <TextLink to={claimsPath({ status: [status] })}>
                    {CLAIM_STATUS_LABELS[status]}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </CardBody>
      )}
    </Card>
  );
}
