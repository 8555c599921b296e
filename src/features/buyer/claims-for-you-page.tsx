import {
  useDismissClaim,
  useListRecommendedClaims,
  useRestoreClaim,
} from '@generated/api/follows/follows';
import { useGetBuyerAccount } from '@generated/api/buyer-account/buyer-account';
import type { RecommendationReason, RecommendedClaim } from '@generated/model';
import { listRecommendedClaimsQuery } from '@generated/queries/follows';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Act } from '@/acts/act';
import { RowFailure } from '@/acts/act-failure';
import { useAct } from '@/acts/use-act';
import { useLive } from '@/cable/live';
import { MARKET_GRID, MarketGridSkeleton } from '@/cases/market-grid';
import { ClaimCard } from '@/claims/claim-card';
import { totalWords } from '@/labels/counts';
import { pathTo } from '@/paths';
import { MATCHES } from '@/first-queries';
import { QueryError } from '@/page/query-error';
import { QueryPart } from '@/page/query-part';
import { RoutePage } from '@/page/route-page';
import { keepRows } from '@/table/keep-rows';
import { useListParams } from '@/table/list-params';
import { NoRows } from '@/table/rows/no-rows';
import { Button } from '@/ui/button';
import { Pagination } from '@/ui/data/pagination';
import { returnToHeading } from '@/ui/focus-heading';
import { Segments } from '@/ui/inputs/segments';
import { lateDialog } from '@/ui/late';

type Shown = 'for-you' | 'dismissed';

const InterestsDialog = lateDialog(
  async () => (await import('./interests-dialog')).InterestsDialog,
);

export default function ClaimsForYouPage() {
  const { asked, view, setParams, clear } = useListParams(listRecommendedClaimsQuery, {
    fixed: MATCHES,
  });
  const query = useListRecommendedClaims(asked, { query: { placeholderData: keepRows } });
  const { data, isPlaceholderData } = query;
  useLive('MarketChannel', data ? {} : null);
  const isDismissed = view.dismissed ?? false;
  const [isEditing, setEditing] = useState(false);
  // During editing, an account that a refusal calls outdated is read again, and the next try is sent with the new one.
  const account = useGetBuyerAccount({ query: { enabled: isEditing } });

  /** Read on each press: a press after a failure is another try, and no later answer opens the dialog by itself. */
  async function edit() {
    const { isSuccess } = await account.refetch();
    setEditing(isSuccess);
  }

  return (
    <RoutePage
      of="claimsForYou"
      title="Claims for you"
      description="Chosen by the cases and amounts you are interested in, and by what you follow."
      action={
        <Button variant="secondary" isPending={account.isFetching} onClick={() => void edit()}>
          Edit your interests
        </Button>
      }
    >
      {account.error && (
        <QueryError
          query={{ error: account.error, isFetching: account.isFetching, refetch: edit }}
        />
      )}
      {isEditing && account.data?.account && (
        <InterestsDialog account={account.data.account} onClose={() => setEditing(false)} />
      )}
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="tabular text-muted min-h-5 text-sm">
            {data && data.total_count > 0 && totalWords(data, { one: 'claim', many: 'claims' })}
          </p>
          <Segments<Shown>
            label="Claims"
            options={[
              { value: 'for-you', label: 'For you' },
              { value: 'dismissed', label: 'Not interested' },
            ]}
            value={isDismissed ? 'dismissed' : 'for-you'}
            onChange={(shown) => setParams({ dismissed: shown === 'dismissed' || undefined })}
          />
        </div>
        <QueryPart
          query={query}
          skeleton={
            <MarketGridSkeleton label="Claims for you" count={MATCHES.per_page} height="h-92" />
          }
        >
          {({ recommended_claims, total_count }) =>
            recommended_claims.length > 0 ? (
              <ul
                aria-label={isDismissed ? 'Claims that do not interest you' : 'Claims for you'}
                aria-busy={isPlaceholderData}
                className={clsx(MARKET_GRID, 'fade', isPlaceholderData && 'opacity-60')}
              >
                {recommended_claims.map((row) => (
                  <li key={row.claim.id}>
                    <ClaimCard claim={row.claim}>
                      <WhyAndWhether recommended={row} isDismissed={isDismissed} />
                    </ClaimCard>
                  </li>
                ))}
              </ul>
            ) : (
              <NoRows
                isNarrowed={false}
                isBeyondEnd={total_count > 0}
                onClear={clear}
                onFirstPage={() => setParams({ page: 1 })}
                noMatch=""
                description={
                  isDismissed
                    ? 'Claims that you are not interested in are kept here while they are for sale.'
                    : 'Claims appear here when they are listed in a case of your interests, or in one that you follow.'
                }
                emptyAction={
                  !isDismissed && (
                    <Button variant="secondary" asChild>
                      <Link to={pathTo('marketplace')}>Follow cases in the marketplace</Link>
                    </Button>
                  )
                }
              />
            )
          }
        </QueryPart>
        {data && data.total_count > MATCHES.per_page && (
          <Pagination
            itemsLabel="claims"
            page={view.page}
            perPage={MATCHES.per_page}
            total={data}
            onPageChange={(next) => {
              setParams({ page: next });
              window.scrollTo({ top: 0 });
            }}
          />
        )}
      </div>
    </RoutePage>
  );
}

const REASONS: Record<RecommendationReason, string> = {
  case_of_interest: 'A case you are interested in',
  followed_case: 'You follow the case',
  case_of_followed_claim: 'You follow a claim of the case',
  within_range: 'In your range',
  below_guide: 'Below the guide price',
};

interface WhyAndWhetherProps {
  recommended: RecommendedClaim;
  isDismissed: boolean;
}

/** Why a claim is here, and the button that moves it to the other one of the two lists. */
function WhyAndWhether({ recommended: { claim, reasons }, isDismissed }: WhyAndWhetherProps) {
  const { mutateAsync: dismiss } = useDismissClaim();
  const { mutateAsync: restore } = useRestoreClaim();
  // The card disappears, and its button with it.
  const acting = useAct(returnToHeading);
  const back: Act = {
    name: 'restore',
    label: 'Show again',
    question: null,
    send: async () => await restore({ id: claim.id }),
    done: `${claim.reference} is shown again`,
  };
  const away: Act = {
    name: 'dismiss',
    label: 'Not interested',
    question: null,
    send: async () => await dismiss({ id: claim.id }),
    done: `${claim.reference} is not shown any more`,
    undo: () => back,
  };
  const act = isDismissed ? back : away;
  return (
    <div className="border-line flex items-end justify-between gap-3 border-t pt-3">
      <ul aria-label={`Why ${claim.reference}`} className="text-muted grid gap-0.5 text-xs">
        {reasons.map((reason) => (
          <li key={reason}>{REASONS[reason]}</li>
        ))}
      </ul>
      <div className="relative grid justify-items-end gap-1">
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          isPending={acting.pending !== null}
          onClick={() => acting.start(act)}
        >
          {act.label}{' '}
          <span className="sr-only">{isDismissed ? claim.reference : `in ${claim.reference}`}</span>
        </Button>
        <RowFailure acting={acting} />
      </div>
    </div>
  );
}
