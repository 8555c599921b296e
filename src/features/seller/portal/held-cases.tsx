import { Link } from 'react-router-dom';
import { ClaimStatus, type HeldCase } from '@generated/model';
import { amountAtPercent } from '@/domain/amounts';
import { bestBid } from '@/domain/claims/best-bid';
import { isSellable } from '@/domain/claims/claim-state';
import { formatAmount, formatPercentRange } from '@/domain/money';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Card, CardHeader } from '@/ui/data/card';
import { claimsPath } from '../claim-paths';

const SELLABLE = Object.values(ClaimStatus).filter(isSellable);

/** The guide prices of the cases in which the seller has claims to sell, what they mean in money, and the bids. */
export function HeldCases({ cases }: { cases: readonly HeldCase[] }) {
  return (
    <Card aria-label="Guide prices of your cases">
      <CardHeader
        title="Guide prices of your cases"
        description="In percent of face, for what you can still sell"
      />
      <ul>
        {cases.map((held) => (
          <HeldCaseRow key={held.case.id} held={held} />
        ))}
      </ul>
    </Card>
  );
}

function HeldCaseRow({ held }: { held: HeldCase }) {
  const { case: against, currency, claims_count: count, face_amount: face } = held;
  const { guide_low_percent: low, guide_high_percent: high } = against;
  const bid = bestBid(held);
  const guide = formatPercentRange(low, high);
  // Zero if all claims are drafts without an amount.
  const hasFace = face !== '0';
  return (
    <li className="border-line grid gap-2 border-b px-4 py-3 text-sm last:border-0">
      <div className="flex items-baseline justify-between gap-4">
        <Link
          to={pathTo('case', { id: against.case_code })}
          className="min-w-0 font-medium wrap-anywhere hover:underline"
        >
          {against.name}
        </Link>
        <span className="tabular shrink-0 font-semibold">
          {guide ?? <span className="text-muted font-normal">No guide yet</span>}
        </span>
      </div>
      <dl className="enlarged:grid-cols-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">
          Face of{' '}
          <TextLink to={claimsPath({ status: SELLABLE, case_id: [against.id] })}>
            {count === 1 ? 'your claim' : `your ${count} claims`}
          </TextLink>
        </dt>
        <dd className="tabular text-right">
          {hasFace ? (
            formatAmount(face, currency)
          ) : (
            <span className="text-muted">No amount yet</span>
          )}
        </dd>
        {hasFace && low && high && (
          <>
            <dt className="text-muted">At the guide price</dt>
            <dd className="tabular text-right">{rangeAt(face, low, high, currency)}</dd>
          </>
        )}
        {bid && (
          <>
            <dt className="text-muted">Best bid</dt>
            <dd className="tabular text-right">{bid}</dd>
          </>
        )}
      </dl>
    </li>
  );
}

/** `$273,375.43 – $346,781.80`, before fees. Breaks before the dash. */
function rangeAt(face: string, low: string, high: string, currency: string): string {
  const [from, to] = [low, high].map((percent) =>
    formatAmount(amountAtPercent(face, percent, currency), currency),
  );
  return from === to ? `${from}` : `${from} –\u00A0${to}`;
}
