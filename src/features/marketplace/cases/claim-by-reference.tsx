import { useListClaims } from '@generated/api/marketplace/marketplace';
import { Link } from 'react-router-dom';
import { QueryPart } from '@/page/query-part';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { Card } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';

interface ClaimByReferenceProps {
  /** `CLM-7K3F9Q`. */
  reference: string;
  onClear: () => void;
}

/** The claim whose reference was entered in the search for cases. */
export function ClaimByReference({ reference, onClear }: ClaimByReferenceProps) {
  const query = useListClaims({ search: reference, per_page: 1 });
  return (
    <QueryPart query={query} skeleton={<Skeleton className="h-61" />}>
      {({ claims: [claim] }) =>
        claim ? (
          <Card aria-label="Claim">
            <EmptyState
              title={claim.reference}
              description={`A claim against ${claim.case.name}`}
              emptyAction={
                <Button asChild>
                  <Link to={pathTo('claim', { id: claim.id })}>Go to the claim</Link>
                </Button>
              }
            />
          </Card>
        ) : (
          <EmptyState
            description={`No claim on the market has the reference ${reference}.`}
            emptyAction={
              <Button variant="secondary" onClick={() => closeAndFocusHeading(onClear)}>
                Clear search and filters
              </Button>
            }
          />
        )
      }
    </QueryPart>
  );
}
