import type { ClaimSummary } from '@generated/model';
import { formatPrice } from '@/domain/money';
import { MyBidMark } from './my-bid-mark';
import { pathTo } from '@/paths';
import { CoverLink, LinkRow } from '@/page/links';
import { FaceAmount } from './face-amount';

interface ClaimRowProps {
  claim: ClaimSummary;
  /** What kind of claim it is, shown below the reference. */
  about: string;
}

/** A claim on the market as a line of a card. */
export function ClaimRow({ claim, about }: ClaimRowProps) {
  return (
    <LinkRow className="items-center justify-between gap-4 px-4 py-3 text-sm">
      <div className="min-w-0">
        <CoverLink
          to={pathTo('claim', { id: claim.id })}
          className="tabular font-medium hover:underline"
        >
          {claim.reference}
        </CoverLink>
        <p className="text-muted text-xs wrap-anywhere">{about}</p>
        <MyBidMark claimId={claim.id} />
      </div>
      <dl className="shrink-0 text-right">
        <dt className="sr-only">Ask</dt>
        <dd className="tabular font-semibold">
          {claim.ask_percent === null ? 'Open to offers' : formatPrice(claim.ask_percent)}
        </dd>
        <dt className="sr-only">Face</dt>
        <dd className="text-xs">
          <FaceAmount claim={claim} isCompact />
          <span className="text-muted"> face</span>
        </dd>
      </dl>
    </LinkRow>
  );
}
