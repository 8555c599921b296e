import type { ClaimSummary } from '@generated/model';
import type { ReactNode } from 'react';
import { amountAtPercent } from '@/domain/amounts';
import { formatPercent } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import {
  CLAIM_PRIORITY_LABELS,
  claimKind,
  ESTATE_KYC_LABELS,
  ESTATE_KYC_TONES,
} from '@/claims/labels';
import { pathTo } from '@/paths';
import { CoverLink } from '@/record/link-row';
import { Monogram } from '@/ui/data/monogram';
import { Badge } from '@/ui/feedback/badge';
import { AboutAmount, FaceAmount } from '@/claims/face-amount';

/** A claim on its own; the whole card leads to it. */
export function ClaimCard({ claim }: { claim: ClaimSummary }) {
  const { ask_percent, currency, face_amount, face_amount_rounded } = claim;
  return (
    <article className="border-line bg-surface hover:border-control fade relative flex h-full flex-col gap-4 rounded-lg border p-4">
      <header className="flex items-start gap-3">
        <Monogram name={claim.case.name} src={claim.case.logo_url} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base wrap-anywhere">
            <CoverLink to={pathTo('claim', { id: claim.id })} className="rounded-lg">
              {claim.case.name}
              <span className="sr-only">, claim {claim.reference}</span>
            </CoverLink>
          </h2>
          <p className="text-muted text-sm wrap-anywhere">{claimKind(claim)}</p>
        </div>
        <span aria-hidden className="tabular text-muted text-xs">
          {claim.reference}
        </span>
      </header>
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
            {ask_percent ? formatPercent(ask_percent) : 'Open'}
          </dd>
        </dl>
      </div>
      <dl className="border-line mt-auto grid grid-cols-2 gap-3 border-t pt-3">
        <Fact label="Amount at the ask">
          {ask_percent && (
            <AboutAmount
              isCompact
              isRounded={face_amount_rounded}
              amount={amountAtPercent(face_amount, ask_percent, currency)}
              currency={currency}
            />
          )}
        </Fact>
        <Fact label="Best bid">
          {claim.best_bid_percent && (
            <span className="tabular">{formatPercent(claim.best_bid_percent)}</span>
          )}
        </Fact>
        <Fact label="Priority">{CLAIM_PRIORITY_LABELS[claim.priority]}</Fact>
        <Fact label="Listed">{claim.listed_at && <DateText iso={claim.listed_at} />}</Fact>
      </dl>
      <div>
        <Badge tone={ESTATE_KYC_TONES[claim.estate_kyc_status]}>
          KYC {ESTATE_KYC_LABELS[claim.estate_kyc_status].toLowerCase()}
        </Badge>
      </div>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-0.5 text-sm wrap-anywhere">
        {children || <span className="text-muted">–</span>}
      </dd>
    </div>
  );
}
