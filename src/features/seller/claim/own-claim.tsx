import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { CaseParameters, MyClaim, User } from '@generated/model';
import { useAct } from '@/acts/use-act';
import { claimGaps } from '@/domain/claims/claim-checks';
import { claimStatusAfter, mayHaveOffers } from '@/domain/claims/claim-state';
import { dealObstacle } from '@/offers/obstacles';
import { pathTo, pathToClaimForm } from '@/paths';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { Alert } from '@/ui/feedback/alert';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { lateDialog } from '@/ui/late';
import { ActionsCard } from './actions-card';
import { BuyerCopiesCard } from './documents/buyer-copies-card';
import { ClaimTerms } from '@/claims/record/claim-terms';
import { ClaimTimeline } from '@/claims/record/claim-timeline';
import { DocumentsCard } from './documents/documents-card';
import { gapLines } from './gap-words';
import { OffersCard } from './offers-card';
import { PricePanel } from './price-panel';
import { PrivateFacts } from './private-facts';
import { RegisterCard } from '@/claims/record/register-card';
import { RisksCard } from '@/claims/record/risks-card';
import { TermsNotice } from '@/claims/record/terms-notice';
import { StatusBanner } from './status-banner';

const PriceDialog = lateDialog(async () => (await import('./price-dialog')).PriceDialog);

interface OwnClaimProps {
  claim: MyClaim;
  seller: User;
  /** The terms of the claim's case. */
  terms: UseQueryResult<CaseParameters>;
}

/** A claim as its seller reads it: what it is on the left, what it brings and what can be done on the right. */
export function OwnClaim({ claim, seller, terms }: OwnClaimProps) {
  const navigate = useNavigate();
  const parameters = terms.data ?? (terms.error ? null : undefined);
  const acting = useAct(({ name }) => {
    if (name === 'delete') void navigate(pathTo('myClaims'), { replace: true });
    if (name === 'revise') void navigate(pathToClaimForm(claim.id));
  });
  const [isPricing, setPricing] = useState(false);
  const gaps = gapsOf(claim, parameters);
  const offers = mayHaveOffers(claim.status) && <OffersCard claim={claim} />;
  const isAsked = claim.best_bid_percent !== null;
  const hasTwoColumns = useMediaQuery('(min-width: 64rem)');
  const isWithStaffOrBuyers = claim.status === 'in_review' || claim.status === 'open';
  const areOffersFirst = isAsked && !hasTwoColumns;
  return (
    <>
      <div className="grid gap-6">
        <StatusBanner claim={claim} seller={seller} gaps={gaps} />
        {isWithStaffOrBuyers && <ObstacleNotice claim={claim} seller={seller} />}
        <TermsNotice terms={terms}>
          What you receive, the questions of the case and what is missing are not shown.
        </TermsNotice>
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {/* On a phone, price and actions come first, except for offers to answer. */}
          {areOffersFirst && offers}
          <div className="stays-beside grid gap-6 lg:order-last">
            <PricePanel claim={claim} parameters={parameters} />
            {/* On a phone, what the seller has to do comes first. */}
            <div className={clsx(!isWithStaffOrBuyers && 'max-lg:order-first')}>
              {gaps === undefined ? (
                <Card aria-label="What you can do" aria-busy>
                  <CardBody>
                    <SkeletonText lines={5} />
                  </CardBody>
                </Card>
              ) : (
                <ActionsCard
                  claim={claim}
                  seller={seller}
                  isComplete={gaps === null || gaps.length === 0}
                  isAsked={isAsked}
                  acting={acting}
                  onChangePrice={() => setPricing(true)}
                />
              )}
            </div>
          </div>
          <div className="grid gap-6 lg:col-span-2">
            {!areOffersFirst && offers}
            <ClaimTerms claim={claim} parameters={parameters} />
            <RegisterCard claim={claim} />
            <RisksCard claim={claim} parameters={parameters} description="As you have declared" />
            <DocumentsCard documents={claim.documents.filter(({ redacted }) => !redacted)} />
            <BuyerCopiesCard claim={claim} />
            <PrivateFacts claim={claim} />
            <ClaimTimeline
              events={claim.timeline}
              deal={claim.deal}
              reader="seller"
              negotiations={`${pathTo('myOffers')}?search=${claim.reference}`}
            />
          </div>
        </div>
      </div>
      {isPricing && <PriceDialog claim={claim} onClose={() => setPricing(false)} />}
    </>
  );
}

/** What prevents the seller from accepting offers, shown before one is waiting for an answer. */
function ObstacleNotice({ claim, seller }: Pick<OwnClaimProps, 'claim' | 'seller'>) {
  const obstacle = dealObstacle('seller', seller, pathTo('myClaim', { id: claim.id }));
  if (!obstacle) return null;
  const { title, text, link } = obstacle;
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        link && (
          <Button variant="secondary" size="sm" asChild>
            <Link to={link.to}>{link.label}</Link>
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}

/**
 * What is missing before a review, one line each. Undefined until it is known; null if no review is ahead, or the terms
 * of the case could not be read.
 */
function gapsOf(
  claim: MyClaim,
  parameters: CaseParameters | null | undefined,
): string[] | null | undefined {
  const reviews = ['submit', 'relist'] as const;
  if (!reviews.some((transition) => claimStatusAfter(claim.status, transition, 'seller')))
    return null;
  if (!parameters) return parameters;
  const gaps = claimGaps(claim, { parameters, documents: claim.documents });
  return gapLines(gaps, claim, parameters);
}
