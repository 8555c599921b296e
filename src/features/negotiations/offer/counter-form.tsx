import Big from 'big.js';
import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import { useCounterOffer } from '@generated/api/offers/offers';
import type { Offer, OfferFields } from '@generated/model';
import { formatPercentRange, formatPrice } from '@/domain/money';
import { OfferDialog } from '@/offers/form/offer-dialog';
import { counterTo } from '@/offers/form/offer-form-values';
import { sideOf } from '@/offers/offer-view';
import { toast } from '@/ui/feedback/toast';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { overtaken } from './outcome-words';

/** The form of a counter-offer. Starts with the terms of the offer that it answers. */
export function CounterForm({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { mutateAsync: counter } = useCounterOffer();
  const { id, claim, lock_version, counterparty_label: other } = offer;
  const price = formatPrice(offer.price_percent);
  const side = sideOf(offer);
  // Only the seller knows the minimum, so no offer includes it. Without it a counter-offer is still possible.
  const { data } = useGetMyClaim(claim.id, {
    query: { enabled: side === 'seller', meta: { saysItsFailure: true } },
  });

  async function send(terms: OfferFields) {
    const answer = await counter({ id, data: { offer: terms, lock_version } });
    // A counter-offer that is rejected automatically ends the negotiation, which the page then says.
    if (answer.status === 'pending') {
      toast.success(`You countered with ${formatPrice(answer.price_percent)}`);
    }
    // The button that led here is gone.
    closeAndFocusHeading(onClose);
    return null;
  }

  return (
    <OfferDialog
      title={`Counter ${price}`}
      description={`Your answer to ${other} about ${claim.reference}.`}
      submitLabel="Make counter-offer"
      keepAs={`counter-to-${id}`}
      claim={claim}
      side={side}
      start={(parameters) => counterTo(offer, parameters)}
      compared={comparedWith(offer, data?.minimum_percent ?? null)}
      compare={compareText(offer, price)}
      overtaken={overtaken(offer)}
      send={send}
      onClose={onClose}
    />
  );
}

/**
 * A seller who has countered asks that price now, whatever the claim was listed at. The seller's minimum may have been
 * set after an offer came.
 */
function comparedWith(
  { price_percent: percent, counterparty_label: by, made_by }: Offer,
  minimum: string | null,
) {
  if (minimum !== null && new Big(minimum).gt(percent))
    return { kind: 'minimum', by: 'Your minimum price', percent: minimum } as const;
  return { kind: made_by === 'seller' ? 'ask' : 'offer', by, percent } as const;
}

function compareText({ claim: { case: against }, counterparty_label }: Offer, price: string) {
  const guide = formatPercentRange(against.guide_low_percent, against.guide_high_percent);
  return `${counterparty_label} names ${price}${guide ? `, the guide price is ${guide}` : ''}.`;
}
