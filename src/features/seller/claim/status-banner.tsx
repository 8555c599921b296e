import { Link } from 'react-router-dom';
import type { DealStage, MyClaim, User } from '@generated/model';
import { isTakenOffByStaff } from '@/domain/claims/claim-state';
import { wasPausedBefore } from '@/domain/claims/market-acts';
import { sellerRefusal } from '@/domain/claims/seller-actions';
import { formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { DateText } from '@/ui/data/date-text';
import { isTurnOf } from '@/domain/deals/turn';
import { pathToStaff } from '@/paths';
import { Alert } from '@/ui/feedback/alert';
import { Quote } from '@/ui/data/quote';
import { Gaps } from './gaps';
import { partSold } from './part-sold';

interface StatusBannerProps {
  claim: MyClaim;
  seller: User;
  /** What is missing before a review, one line each; empty if that is unknown. */
  gaps: readonly string[] | null | undefined;
}

/** Where the claim stands and what comes next, with the act in its card. Empty if the claim is simply on the market. */
export function StatusBanner({ claim, seller, gaps }: StatusBannerProps) {
  switch (claim.status) {
    case 'draft': {
      const isFree = maySubmit(claim, seller);
      const isReady = isFree && gaps?.length === 0;
      return (
        <Alert title={isReady && !claim.review_note ? 'Everything is there' : 'This is a draft'}>
          {claim.review_note && <p>Our staff wrote about this claim:</p>}
          <Quote text={claim.review_note} className="my-2" />
          <p>
            {isReady
              ? 'Submit it, and we review it before buyers see it.'
              : sentences(
                  'Buyers do not see it.',
                  isFree && 'It can be submitted once everything is filled in.',
                )}
          </p>
          <GapsToFill claim={claim} gaps={gaps} />
        </Alert>
      );
    }
    case 'changes_requested':
      return (
        <Alert tone="warning" title="Our staff request changes">
          <Quote text={claim.review_note} className="my-2" />
          {maySubmit(claim, seller) && <p>Make the changes, then resubmit the claim.</p>}
          <Question claimId={claim.id} />
          <GapsToFill claim={claim} gaps={gaps} />
        </Alert>
      );
    case 'rejected':
      return (
        <Alert tone="warning" title="This claim was rejected">
          <Quote text={claim.review_note} className="my-2" />
          <p>
            It cannot be changed or submitted any more. Should the reason no longer hold, start the
            claim anew.
          </p>
          <Question claimId={claim.id} />
        </Alert>
      );
    case 'in_review':
      return (
        <Alert title="We are reviewing this claim">
          You are told when it is listed or when something has to be changed, by email where you
          have not switched that off. Until then it cannot be edited.
        </Alert>
      );
    case 'under_offer':
      return <UnderOffer claim={claim} />;
    case 'sold':
      return (
        <Alert tone="success" title="This claim is sold">
          {claim.sold_at && (
            <>
              Sold on <DateText iso={claim.sold_at} />
              {claim.deal && ` at ${formatPrice(claim.deal.percent)} of face`}.
            </>
          )}
        </Alert>
      );
    case 'withdrawn':
      return (
        <Alert title="This claim is withdrawn">
          Buyers can no longer bid.
          <Relisting claim={claim} seller={seller} gaps={gaps} />
        </Alert>
      );
    case 'expired':
      return (
        <Alert title="The time of this listing has run out">
          {claim.expires_at && (
            <>
              It ended on <DateText iso={claim.expires_at} />.
            </>
          )}
          <Relisting claim={claim} seller={seller} gaps={gaps} />
        </Alert>
      );
    case 'paused':
      return isTakenOffByStaff(claim) ? (
        <Alert
          tone="warning"
          title={
            wasPausedBefore(claim.timeline)
              ? 'Our staff keep this claim off the market'
              : 'Our staff have taken this claim off the market'
          }
        >
          <Quote text={claim.review_note} className="my-2" />
          <p>Buyers can neither bid on it nor open its copies.</p>
          <Question claimId={claim.id} />
        </Alert>
      ) : null;
    case 'open':
      return null;
  }
}

const UNDER_OFFER_TITLES: Record<DealStage, string> = {
  diligence: 'An offer is accepted',
  signing: 'An offer is accepted',
  payment: 'The sale is signed by both sides',
  transfer: 'The price is received, and the transfer is under way',
  completed: 'The sale is completed',
};

function UnderOffer({ claim }: { claim: MyClaim }) {
  const { sale, deal } = claim;
  const part = partSold(claim);
  const isTurn = sale !== null && isTurnOf('seller', sale.awaiting);
  const title = UNDER_OFFER_TITLES[sale?.stage ?? 'diligence'];
  return (
    <Alert tone={isTurn ? 'warning' : 'info'} title={isTurn ? `${title}: your turn` : title}>
      {deal && (
        <p>
          Agreed at {formatPrice(deal.percent)} of face, on <DateText iso={deal.agreed_at} />.
        </p>
      )}
      {part && (
        <p>
          It is for {part} of the claim; the rest is listed as a claim of its own when the sale is
          completed.
        </p>
      )}
      {sale?.stage !== 'transfer' && (
        <p>Should the sale fall through, the claim is on the market again.</p>
      )}
    </Alert>
  );
}

/** The reason that keeps the claim from its review is shown beside the acts. */
const maySubmit = (claim: MyClaim, seller: User) => sellerRefusal('submit', claim, seller) === null;

/** Empty if the case is closed: nobody would look at the answers. */
function GapsToFill({ claim, gaps }: Pick<StatusBannerProps, 'claim' | 'gaps'>) {
  return claim.case.status !== 'closed' && <Gaps gaps={gaps} />;
}

function Relisting({ claim, seller, gaps }: StatusBannerProps) {
  if (gaps && gaps.length > 0) return <GapsToFill claim={claim} gaps={gaps} />;
  // The obstacle is named beside the acts.
  if (sellerRefusal('relist', claim, seller) !== null) return null;
  return (
    <p>Relist it to offer it as it stands, or make changes first. Either way we review it again.</p>
  );
}

/** A question to our staff, who see which claim it is about. */
function Question({ claimId }: { claimId: number }) {
  return (
    <p>
      Is something unclear?{' '}
      <Link
        to={pathToStaff(claimId)}
        // Easy to hit, and no taller than a line.
        className="text-link -my-1.5 inline-block py-1.5 font-medium underline underline-offset-4"
      >
        Write to our staff
      </Link>
    </p>
  );
}
