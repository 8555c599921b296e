import { useGetClaim } from '@generated/api/marketplace/marketplace';
import type { Claim } from '@generated/model';
import { Link, useParams } from 'react-router-dom';
import { DateText } from '@/labels/date-text';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES, CLAIM_TYPE_LABELS } from '@/claims/labels';
import { pathTo } from '@/paths';
import { NotFound } from '@/shell/not-found';
import { isMissing, QueryError } from '@/shell/query-error';
import { Breadcrumbs } from '@/ui/data/breadcrumbs';
import { CopyButton } from '@/ui/data/copy-button';
import { Monogram } from '@/ui/data/monogram';
import { Badge } from '@/ui/feedback/badge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ClaimAssets } from './claim-assets';
import { ClaimDocuments } from './claim-documents';
import { ClaimSkeleton } from '@/claims/claim-skeleton';
import { ClaimTerms } from './claim-terms';
import { PricePanel } from './price-panel';
import { RegisterFacts } from './register-facts';
import { RiskFlags } from './risk-flags';

/** The number in the address; null for an address that no claim can have. */
function claimIdOf(id = ''): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

export default function ClaimPage() {
  const id = claimIdOf(useParams()['id']);
  const query = useGetClaim(id ?? 0, { query: { enabled: id !== null } });
  const { data, error } = query;
  if (id === null || (!data && isMissing(error))) {
    return (
      <NotFound
        title="Claim not found"
        description="There is no listed claim at this address. It may not have been listed yet."
      />
    );
  }
  return (
    <Page
      title={data ? titleOf(data) : 'Claim'}
      description={data ? <Reference claim={data} /> : '\u00a0'}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Marketplace', link: <Link to={pathTo('marketplace')} /> },
            ...(data
              ? [
                  {
                    label: data.case.name,
                    link: <Link to={pathTo('case', { id: data.case.case_code })} />,
                  },
                ]
              : []),
          ]}
        />
      }
      mark={
        data ? (
          <Monogram name={data.case.name} src={data.case.logo_url} size="lg" />
        ) : (
          <Skeleton className="size-14" />
        )
      }
      badge={
        data && (
          <Badge tone={CLAIM_STATUS_TONES[data.status]}>{CLAIM_STATUS_LABELS[data.status]}</Badge>
        )
      }
    >
      {data ? (
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {/* On a phone the price comes first. */}
          <div className="lg:sticky lg:top-22 lg:order-last">
            <PricePanel claim={data} />
          </div>
          <div className="grid gap-6 lg:col-span-2">
            <ClaimTerms claim={data} />
            <RegisterFacts claim={data} />
            <RiskFlags claim={data} />
            <ClaimAssets claim={data} />
            <ClaimDocuments documents={data.documents} />
          </div>
        </div>
      ) : error ? (
        <QueryError query={query} />
      ) : (
        <ClaimSkeleton />
      )}
    </Page>
  );
}

function titleOf({ claim_type, case: { name } }: Claim): string {
  const kind = claim_type === 'other' ? 'Claim' : `${CLAIM_TYPE_LABELS[claim_type]} claim`;
  return `${kind} against ${name}`;
}

function Reference({ claim }: { claim: Claim }) {
  return (
    <>
      {claim.listed_at && (
        <>
          Listed <DateText iso={claim.listed_at} />
          {' · '}
        </>
      )}
      <span className="tabular">{claim.reference}</span>{' '}
      <CopyButton text={claim.reference} label="Copy reference" />
    </>
  );
}
