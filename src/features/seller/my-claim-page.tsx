import { Link, useParams } from 'react-router-dom';
import { useGetClaim } from '@generated/api/marketplace/marketplace';
import type { Claim } from '@generated/model';
import { GetClaimParams } from '@generated/zod/marketplace/marketplace';
import { formatAmount, formatPercent } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES, claimKind } from '@/labels/marketplace';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { Button } from '@/ui/button';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Badge } from '@/ui/feedback/badge';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';

const breadcrumbs = (
  <Breadcrumbs items={[{ label: 'My claims', link: <Link to={pathTo('myClaims')} /> }]} />
);

/** One of the seller's own claims; somebody else's is as unknown here as none. */
export default function MyClaimPage() {
  const { data: params } = GetClaimParams.safeParse({ id: Number(useParams()['id']) });
  const query = useGetClaim(params?.id ?? 0, { query: { enabled: params !== undefined } });
  const { data: claim, error } = query;
  if (!params || (claim && !claim.is_owner) || (!claim && isMissing(error))) {
    return (
      <NotFound
        title="Claim not found"
        description="No listed claim of yours has this number."
        action={
          <Button asChild>
            <Link to={pathTo('myClaims')}>Back to my claims</Link>
          </Button>
        }
      />
    );
  }
  if (claim) return <OwnClaim claim={claim} />;
  return (
    <Page title="Claim" breadcrumbs={breadcrumbs} width="narrow">
      <Card aria-busy={!error}>
        {error ? (
          <QueryError query={query} />
        ) : (
          <CardBody>
            <SkeletonText lines={6} />
          </CardBody>
        )}
      </Card>
    </Page>
  );
}

function OwnClaim({ claim }: { claim: Claim }) {
  return (
    <Page
      title={claim.reference}
      description={`Against ${claim.case.name} · ${claimKind(claim)}`}
      breadcrumbs={breadcrumbs}
      width="narrow"
      badge={
        <Badge tone={CLAIM_STATUS_TONES[claim.status]}>{CLAIM_STATUS_LABELS[claim.status]}</Badge>
      }
      action={
        <Button asChild>
          <Link to={pathTo('claim', { id: claim.id })}>View the listing</Link>
        </Button>
      }
    >
      <Card>
        <CardHeader title="Terms" description="Buyers who are not verified see a rounded amount." />
        <CardBody>
          <DescriptionList columns={2} isCompact>
            <DescriptionItem label="Face amount" isNumeric>
              {formatAmount(claim.face_amount, claim.currency)}
            </DescriptionItem>
            <DescriptionItem label="Ask" isNumeric>
              {claim.ask_percent ? formatPercent(claim.ask_percent) : 'Open to offers'}
            </DescriptionItem>
            <DescriptionItem label="Best bid" isNumeric>
              {claim.best_bid_percent ? formatPercent(claim.best_bid_percent) : 'No bid yet'}
            </DescriptionItem>
            <DescriptionItem label="Listed" isNumeric>
              {claim.listed_at && <DateText iso={claim.listed_at} />}
            </DescriptionItem>
            <DescriptionItem label="Listed until" isNumeric>
              {claim.expires_at && <DateText iso={claim.expires_at} as="deadline" />}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
    </Page>
  );
}
