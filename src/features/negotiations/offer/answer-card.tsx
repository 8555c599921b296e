import Big from 'big.js';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { MyOffer, Offer } from '@generated/model';
import { PriceCard, PriceLine } from '@/claims/price-card';
import { feeOf, feeText } from '@/domain/deals/fees';
import { isSoon } from '@/domain/deals/deadlines/overdue';
import { formatAmount, formatPercentRange, formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { formatRelative } from '@/labels/dates';
import {
  afterFees,
  isToAnswer,
  partText,
  paymentOf,
  priceBetween,
  rivalSum,
  sideOf,
} from '@/offers/offer-view';
import { stands } from '@/domain/deals/offer-state';
import { lateDialog } from '@/ui/late';
import { OfferActs } from './offer-acts';
import { OfferOutcome } from './offer-outcome';

const CounterForm = lateDialog(async () => (await import('./counter-form')).CounterForm);

interface AnswerCardProps {
  data: MyOffer;
  /** The pending move, or the last one. */
  offer: Offer;
}

/** The sum of the pending move for the reader, until when it can be answered, and what the reader may do. */
export function AnswerCard({ data, offer }: AnswerCardProps) {
  const isPending = stands(offer);
  const [countering, setCountering] = useState<number | null>(null);
  const countered = data.moves.find(({ id }) => id === countering);
  const part = partText(offer);
  return (
    <PriceCard
      label={`${nameOf(data, offer)}, in percent of face`}
      price={formatPrice(offer.price_percent)}
      lines={
        <>
          {part && <PriceLine label="Face amount bought">{part}</PriceLine>}
          <Amounts offer={offer} />
          {isPending && <Comparison data={data} offer={offer} />}
          {isPending && (
            <PriceLine label={offer.is_mine ? 'Open until' : 'Answer by'}>
              <DateText iso={offer.expires_at} as="deadline" />
              <span
                className={clsx(
                  'block text-xs',
                  isToAnswer(offer) && isSoon(offer.expires_at)
                    ? 'text-warning-ink font-medium'
                    : 'text-muted',
                )}
              >
                {formatRelative(offer.expires_at)}
              </span>
            </PriceLine>
          )}
        </>
      }
    >
      <div className="border-line border-t pt-4">
        {isPending ? (
          <OfferActs
            key={offer.id}
            data={data}
            offer={offer}
            onCounter={() => setCountering(offer.id)}
          />
        ) : (
          <OfferOutcome offer={offer} />
        )}
      </div>
      {/* While a person writes a counter-offer, the form tells them what has become of the move that it answers. */}
      {countered && <CounterForm offer={countered} onClose={() => setCountering(null)} />}
    </PriceCard>
  );
}

/** What to compare a price with. */
function Comparison({ data: { rivals }, offer: { claim } }: AnswerCardProps) {
  const { guide_low_percent: low, guide_high_percent: high } = claim.case;
  const guide = formatPercentRange(low, high);
  return (
    <>
      {guide && <PriceLine label="Guide price of the case">{guide}</PriceLine>}
      <BestRivals rivals={rivals} claim={claim} />
    </>
  );
}

/**
 * The best offers of other buyers, by what the seller would receive. Two are shown if the highest price is for a part
 * and another offer comes to more.
 */
function BestRivals({ rivals: all, claim }: Pick<MyOffer, 'rivals'> & Pick<Offer, 'claim'>) {
  const rivals = all.filter(({ made_by }) => made_by === 'buyer');
  const [highest] = rivals;
  if (!highest) return null;
  const largest = rivals.reduce((most, rival) =>
    new Big(rival.net_amount).gt(most.net_amount) ? rival : most,
  );
  const count = rivals.length;
  const lines =
    largest !== highest
      ? [
          { label: `Highest price of ${count} others`, rival: highest },
          { label: `Highest amount of ${count} others`, rival: largest },
        ]
      : [{ label: count > 1 ? `Best of ${count} other offers` : 'Other offer', rival: highest }];
  return lines.map(({ label, rival }) => (
    <PriceLine key={label} label={`${label}, after our fee`}>
      {rivalSum(rival, claim)}
    </PriceLine>
  ));
}

function nameOf({ moves }: MyOffer, { is_mine, counterparty_label }: Offer): string {
  const kind = moves.length > 1 ? 'counter-offer' : 'offer';
  return is_mine ? `Your ${kind}` : `The ${kind} of ${counterparty_label}`;
}

function Amounts({ offer }: { offer: Offer }) {
  const side = sideOf(offer);
  const payment = paymentOf(offer.negotiation_status);
  const money = (amount: string) => formatAmount(amount, offer.currency);
  const fee = feeOf(side, offer);
  if (payment === 'made') {
    const paid = priceBetween(side, offer, offer.counterparty_label, true);
    return (
      <>
        <PriceLine label={paid.label} isStrong>
          {money(paid.amount)}
        </PriceLine>
        <PriceLine label="Our fee, paid separately">{feeText(fee, offer.currency)}</PriceLine>
      </>
    );
  }
  const sum = afterFees(side, offer, payment);
  return (
    <>
      <PriceLine label="Amount">{money(offer.amount)}</PriceLine>
      <PriceLine label="Our fee">
        {feeText(fee, offer.currency, side === 'seller' ? '−' : '+')}
      </PriceLine>
      <PriceLine label={sum.label} isStrong>
        {money(sum.amount)}
      </PriceLine>
    </>
  );
}
