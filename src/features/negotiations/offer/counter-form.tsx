import { useCounterOffer } from '@generated/api/offers/offers';
import type { Offer, OfferFields } from '@generated/model';
import { formatPercentRange, formatPrice } from '@/domain/money';
import { OfferDialog } from '@/offers/form/offer-dialog';
import { counterTo } from '@/offers/form/offer-form-values';
import { sideOf } from '@/offers/offer-view';
import { toast } from '@/ui/feedback/toast';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { overtaken } from './outcome-words';

/** An answer to an offer with terms of one's own; begins with the terms that it answers. */
export function CounterForm({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { mutateAsync: counter } = useCounterOffer();
  const { id, claim, lock_version, counterparty_label: other } = offer;
  const price = formatPrice(offer.price_percent);

  async function send(terms: OfferFields) {
    const answer = await counter({ id, data: { offer: terms, lock_version } });
    // One that is auto-declined ends the negotiation, which the page then says.
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
      description={`${other} waits for your answer about ${claim.reference}.`}
      submitLabel="Make counter-offer"
      keepAs={`counter-to-${id}`}
      claim={claim}
      side={sideOf(offer)}
      start={(parameters) => counterTo(offer, parameters)}
      // A seller who has countered asks that price now, whatever the claim was listed at.
      named={offer.price_percent}
      other={other}
      compare={compareText(offer, price)}
      overtaken={overtaken(offer)}
      send={send}
      onClose={onClose}
    />
  );
}

function compareText({ claim: { case: against }, counterparty_label }: Offer, price: string) {
  const guide = formatPercentRange(against.guide_low_percent, against.guide_high_percent);
  return `${counterparty_label} names ${price}${guide ? `, the guide price is ${guide}` : ''}.`;
}
