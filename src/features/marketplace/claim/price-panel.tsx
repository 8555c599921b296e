import type { Claim } from '@generated/model';
import { amountAtAsk } from '@/domain/amounts';
import { formatPercentRange, formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { ClaimNextStep } from './claim-next-step';
import { bestBid } from '@/domain/claims/best-bid';
import { FaceAmount } from '@/claims/face-amount';
import { AboutAmount } from '@/labels/about-amount';
import { PriceCard, PriceLine } from '@/claims/price-card';

/** What the claim costs, and what this person may do about it. */
export function PricePanel({ claim }: { claim: Claim }) {
  const { status, ask_percent: ask, face_amount_rounded, currency, deal } = claim;
  const isOpen = status === 'open';
  const askName = isOpen ? 'Ask' : 'Last ask';
  const askText = ask ? formatPrice(ask) : isOpen ? 'Open to offers' : 'None named';
  const guide = formatPercentRange(claim.case.guide_low_percent, claim.case.guide_high_percent);
  return (
    <PriceCard
      label={claim.sold_at ? 'Sold on' : `${askName}, in percent of face`}
      price={claim.sold_at ? <DateText iso={claim.sold_at} /> : askText}
      lines={
        <>
          <PriceLine label="Face amount">
            <FaceAmount claim={claim} />
          </PriceLine>
          {deal && (
            <PriceLine label="Agreed price, for you and our staff only" isStrong>
              {formatPrice(deal.percent)}
            </PriceLine>
          )}
          {claim.sold_at && <PriceLine label={askName}>{askText}</PriceLine>}
          {ask && isOpen && (
            <PriceLine label="Amount at the ask" isStrong>
              <AboutAmount
                amount={amountAtAsk(claim, ask)}
                currency={currency}
                isRounded={face_amount_rounded}
              />
            </PriceLine>
          )}
          {isOpen && <PriceLine label="Best bid">{bestBid(claim) ?? 'None now'}</PriceLine>}
          <PriceLine label="Guide price of the case">{guide ?? 'None yet'}</PriceLine>
          {isOpen && claim.expires_at && (
            <PriceLine label="Listed until">
              <DateText iso={claim.expires_at} as="deadline" />
            </PriceLine>
          )}
        </>
      }
    >
      <div className="border-line border-t pt-4">
        <ClaimNextStep claim={claim} />
      </div>
    </PriceCard>
  );
}
