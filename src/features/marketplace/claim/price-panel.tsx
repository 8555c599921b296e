import type { Claim } from '@generated/model';
import type { ReactNode } from 'react';
import { amountAtPercent } from '@/domain/amounts';
import { mayHaveOffers } from '@/domain/claims/claim-state';
import { formatPercent, formatPercentRange } from '@/domain/money';
import { DateText } from '@/labels/date-text';
import { Card, CardBody } from '@/ui/data/card';
import { ClaimNextStep } from './claim-next-step';
import { AboutAmount, FaceAmount } from '@/claims/face-amount';

/** What the claim costs, and what this person may do about it. */
export function PricePanel({ claim }: { claim: Claim }) {
  const { status, ask_percent: ask, face_amount, face_amount_rounded, currency, deal } = claim;
  const isOpen = status === 'open';
  const askName = isOpen ? 'Ask' : 'Last ask';
  const askText = ask ? formatPercent(ask) : isOpen ? 'Open to offers' : 'None named';
  const guide = formatPercentRange(claim.case.guide_low_percent, claim.case.guide_high_percent);
  return (
    <Card aria-label="Price">
      <CardBody className="grid gap-4">
        <dl>
          <dt className="text-muted text-xs font-medium">
            {claim.sold_at ? 'Sold on' : `${askName}, in percent of face`}
          </dt>
          <dd className="tabular mt-1 text-2xl font-semibold tracking-tight">
            {claim.sold_at ? <DateText iso={claim.sold_at} /> : askText}
          </dd>
        </dl>
        <dl className="grid gap-2 text-sm">
          <Line label="Face amount">
            <FaceAmount claim={claim} />
          </Line>
          {deal && (
            <Line label="Agreed price, for you and our staff only" isStrong>
              {formatPercent(deal.percent)}
            </Line>
          )}
          {claim.sold_at && <Line label={askName}>{askText}</Line>}
          {ask && mayHaveOffers(status) && (
            <Line label="Amount at the ask" isStrong>
              <AboutAmount
                amount={amountAtPercent(face_amount, ask, currency)}
                currency={currency}
                isRounded={face_amount_rounded}
              />
            </Line>
          )}
          {(isOpen || claim.best_bid_percent) && (
            <Line label="Best bid">
              {claim.best_bid_percent ? formatPercent(claim.best_bid_percent) : 'No bid yet'}
            </Line>
          )}
          <Line label="Guide price of the case">{guide ?? 'None yet'}</Line>
          {isOpen && claim.expires_at && (
            <Line label="Listed until">
              <DateText iso={claim.expires_at} as="deadline" />
            </Line>
          )}
        </dl>
        <div className="border-line border-t pt-4">
          <ClaimNextStep claim={claim} />
        </div>
      </CardBody>
    </Card>
  );
}

function Line({
  label,
  isStrong = false,
  children,
}: {
  label: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className={isStrong ? 'tabular text-right font-semibold' : 'tabular text-right'}>
        {children}
      </dd>
    </div>
  );
}
