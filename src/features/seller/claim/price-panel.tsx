import type { CaseParameters, MyClaim } from '@generated/model';
import { bestBid } from '@/domain/claims/best-bid';
import { PriceCard, PriceLine } from '@/claims/price-card';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { mayHaveOffers } from '@/domain/claims/claim-state';
import { feeShare } from '@/domain/deals/fees';
import { saleAmounts } from '@/domain/deals/offer-terms';
import { DateText } from '@/ui/data/date-text';
import { Skeleton } from '@/ui/feedback/skeleton';
import { partSold } from './part-sold';

interface PricePanelProps {
  claim: MyClaim;
  /** Those of the case; undefined while they are read, null if they could not be. */
  parameters: CaseParameters | null | undefined;
}

/** The claim's ask, bid or agreed price, and what the seller keeps of it. */
export function PricePanel({ claim, parameters }: PricePanelProps) {
  const { status, deal, sale, ask_percent: ask, best_bid_percent: bid, case: against } = claim;
  const part = partSold(claim);
  const takesOffers = mayHaveOffers(status);
  const guide = formatPercentRange(against.guide_low_percent, against.guide_high_percent);
  const net = (percent: string) => (
    <NetProceeds claim={claim} percent={percent} parameters={parameters} />
  );
  return (
    <PriceCard
      label={`${deal ? 'Agreed price' : 'Your ask'}, in percent of face`}
      price={deal ? formatPrice(deal.percent) : ask ? formatPrice(ask) : 'Open to offers'}
      lines={
        <>
          {deal && (
            <>
              <PriceLine label="Yours after our fee" isStrong>
                {sale ? formatAmount(sale.net_amount, claim.currency) : net(deal.percent)}
                {part && (
                  <span className="text-muted block text-xs font-normal">For {part} of it</span>
                )}
              </PriceLine>
              <PriceLine label="Agreed on">
                <DateText iso={deal.agreed_at} />
              </PriceLine>
              {ask && <PriceLine label="Your ask">{formatPrice(ask)}</PriceLine>}
            </>
          )}
          {!deal && ask && (
            <PriceLine label="You receive at the ask" isStrong>
              {net(ask)}
            </PriceLine>
          )}
          {takesOffers && <PriceLine label="Best bid">{bestBid(claim) ?? 'None now'}</PriceLine>}
          {/* What a bid for a part pays is shown with the offers. */}
          {bid && !claim.best_bid_is_partial && (
            <PriceLine label="You receive at the best bid" isStrong>
              {net(bid)}
            </PriceLine>
          )}
          <PriceLine label="Guide price of the case">{guide ?? 'None yet'}</PriceLine>
          {parameters && (
            <PriceLine label="Our fee">{feeShare(parameters.seller_fee_percent)}</PriceLine>
          )}
          {claim.status === 'open' && claim.expires_at && (
            <PriceLine label="Listed until">
              <DateText iso={claim.expires_at} as="deadline" />
            </PriceLine>
          )}
        </>
      }
    >
      {claim.listed_at && (
        <dl className="border-line grid grid-cols-3 gap-4 border-t pt-4 text-sm">
          <Counter label="Views" count={claim.views_count} />
          <Counter label="Followers" count={claim.followers_count} />
          {takesOffers && <Counter label="Offers" count={claim.offers_count} />}
        </dl>
      )}
    </PriceCard>
  );
}

interface NetProceedsProps extends PricePanelProps {
  percent: string;
}

/** What is left of a sale at a price after the fee of the case. */
function NetProceeds({ claim, percent, parameters }: NetProceedsProps) {
  const { face_amount: face, currency } = claim;
  if (parameters === undefined) return <Skeleton className="ml-auto h-5 w-24" />;
  if (!face || !parameters) return '–';
  return formatAmount(saleAmounts(face, percent, parameters, currency).net_amount, currency);
}

function Counter({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="tabular font-semibold">{count}</dd>
    </div>
  );
}
