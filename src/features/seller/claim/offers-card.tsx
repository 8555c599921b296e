import { Link } from 'react-router-dom';
import type { CaseParameters, MyClaim } from '@generated/model';
import { formatPercent } from '@/domain/money';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Stat } from '@/ui/data/stat';
import { EmptyState } from '@/ui/feedback/empty-state';
import { NetProceeds } from './price-panel';

interface OffersCardProps {
  claim: MyClaim;
  parameters: CaseParameters | null | undefined;
}

/** How many offers there are and what the best of them leaves to the seller. */
export function OffersCard({ claim, parameters }: OffersCardProps) {
  const { offers_count: count, best_bid_percent: bid } = claim;
  return (
    <Card aria-label="Offers">
      <CardHeader
        title="Offers"
        action={
          count > 0 && (
            <Button variant="link" asChild>
              <Link to={pathTo('myOffers')}>See your offers</Link>
            </Button>
          )
        }
      />
      {count === 0 ? (
        <EmptyState
          title="No offers yet"
          description="Offers of verified buyers appear here, compared by what you receive after our fee."
        />
      ) : (
        <CardBody className="grid gap-4 sm:grid-cols-3">
          <Stat size="md" label="Offers" value={count} />
          <Stat size="md" label="Best bid" value={bid ? formatPercent(bid) : 'None pending'} />
          {bid && (
            <Stat
              size="md"
              label="You receive at the best bid"
              value={<NetProceeds claim={claim} percent={bid} parameters={parameters} />}
            />
          )}
        </CardBody>
      )}
    </Card>
  );
}
