import type { ClaimSummary } from '@generated/model';
import type { ReactNode } from 'react';
import { amountAtAsk } from '@/domain/amounts';
import { formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import {
  CLAIM_PRIORITY_LABELS,
  claimKind,
  ESTATE_KYC_LABELS,
  ESTATE_KYC_TONES,
} from '@/claims/labels';
import { ClaimStar } from '@/follows/claim-star';
import { MyBidMark } from './my-bid-mark';
import { pathTo } from '@/paths';
import { Badge } from '@/ui/feedback/badge';
import { bestBid } from '@/domain/claims/best-bid';
import { FaceAmount } from '@/claims/face-amount';
import { AboutAmount } from '@/labels/about-amount';
import { CardFigure, MarketCard } from '@/cases/market-card';

/** A single claim as a card that links to it as a whole. The content below its figures is up to the screen. */
export function ClaimCard({ claim, children }: { claim: ClaimSummary; children?: ReactNode }) {
  const { ask_percent, currency, face_amount_rounded } = claim;
  return (
    <MarketCard
      item={claim.case}
      to={pathTo('claim', { id: claim.id })}
      nameSuffix={<span className="sr-only">, claim {claim.reference}</span>}
      about={claimKind(claim)}
      aside={
        <span className="-mt-1 flex items-center gap-1">
          <span aria-hidden className="tabular text-muted text-xs">
            {claim.reference}
          </span>
          <ClaimStar claim={claim} />
        </span>
      }
    >
      <div className="flex items-end justify-between gap-3">
        <dl className="min-w-0">
          <dt className="text-muted text-xs">Face</dt>
          <dd className="text-lg font-semibold tracking-tight">
            <FaceAmount claim={claim} />
          </dd>
        </dl>
        <dl className="text-right">
          <dt className="text-muted text-xs">Ask</dt>
          <dd className="tabular text-lg font-semibold tracking-tight whitespace-nowrap">
            {ask_percent ? formatPrice(ask_percent) : 'Open to offers'}
          </dd>
        </dl>
      </div>
      <dl className="border-line mt-auto grid grid-cols-2 gap-3 border-t pt-3">
        <CardFigure label="Amount at the ask">
          {ask_percent && (
            <AboutAmount
              isCompact
              isRounded={face_amount_rounded}
              amount={amountAtAsk(claim, ask_percent)}
              currency={currency}
            />
          )}
        </CardFigure>
        <CardFigure label="Best bid">
          {claim.best_bid_percent && <span className="tabular">{bestBid(claim)}</span>}
        </CardFigure>
        <CardFigure label="Priority">{CLAIM_PRIORITY_LABELS[claim.priority]}</CardFigure>
        <CardFigure label="Listed">
          {claim.listed_at && <DateText iso={claim.listed_at} />}
        </CardFigure>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={ESTATE_KYC_TONES[claim.estate_kyc_status]}>
          KYC {ESTATE_KYC_LABELS[claim.estate_kyc_status].toLowerCase()}
        </Badge>
        <MyBidMark claimId={claim.id} />
      </div>
      {children}
    </MarketCard>
  );
}
