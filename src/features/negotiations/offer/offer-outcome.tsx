import type { NegotiationStatus, Offer } from '@generated/model';
import { Link } from 'react-router-dom';
import { whyClosed } from '@/domain/deals/words/close-reason';
import { formatPrice } from '@/domain/money';
import { wayToOtherClaims } from '@/offers/claim-ways';
import { sideOf } from '@/offers/offer-view';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';

interface OfferOutcomeProps {
  /** The last move, which waits for nobody any more. */
  offer: Offer;
  negotiationStatus: NegotiationStatus;
}

/** What became of a negotiation that is no longer bargained about, and the next step. */
export function OfferOutcome({ offer, negotiationStatus }: OfferOutcomeProps) {
  const { title, text } = outcomeOf(offer, negotiationStatus);
  const next = nextStep(offer);
  return (
    <div className="grid gap-3">
      <div className="text-sm">
        <p className="font-semibold">{title}</p>
        <p className="text-muted wrap-anywhere">{text}</p>
      </div>
      <Button variant={next.isSecondary ? 'secondary' : 'primary'} block asChild>
        <Link to={next.to}>{next.label}</Link>
      </Button>
    </div>
  );
}

function outcomeOf(
  offer: Offer,
  negotiationStatus: NegotiationStatus,
): { title: string; text: string } {
  const { is_mine, counterparty_label: other, rejection_reason: reason } = offer;
  switch (offer.status) {
    case 'accepted':
      return negotiationStatus === 'cancelled'
        ? { title: 'The sale was cancelled', text: 'The negotiation says by whom and why.' }
        : {
            title: `Agreed at ${formatPrice(offer.price_percent)}`,
            text: `Both sides see each other’s names: the other side is ${other}.`,
          };
    case 'rejected':
      return {
        title: is_mine ? `${other} rejected your offer` : 'You rejected this offer',
        text: reason === null ? 'No reason was given.' : `The reason: ${reason}`,
      };
    case 'auto_declined':
      return {
        title: 'Declined automatically',
        text: is_mine
          ? 'The seller does not sell at this price. Nothing binds you.'
          : 'It was below your minimum price. The buyer does not learn what that is.',
      };
    case 'withdrawn':
      return {
        // By its maker, or by our staff's suspension of the buyer: an offer does not say which.
        title: 'This offer was withdrawn',
        text: 'Nothing binds either side.',
      };
    case 'closed':
      return {
        title: 'This offer was closed',
        text: `${whyClosed(offer.close_reason, sideOf(offer))} Nothing binds you.`,
      };
    case 'pending':
    case 'expired':
    case 'countered':
      return {
        title: 'This offer has expired',
        text: is_mine
          ? `${other} did not answer in time. Nothing binds you.`
          : 'It was not answered in time. Nothing binds either side.',
      };
  }
}

function nextStep(offer: Offer): { to: string; label: string; isSecondary?: boolean } {
  const { claim, status } = offer;
  if (status === 'accepted') {
    return {
      to: pathTo('negotiation', { id: offer.negotiation_id }),
      label: 'Go to the negotiation',
    };
  }
  if (sideOf(offer) === 'seller') {
    return {
      to: pathTo('myClaim', { id: claim.id }),
      label: 'See your claim',
      isSecondary: true,
    };
  }
  return claim.status === 'open'
    ? { to: pathTo('claim', { id: claim.id }), label: 'Go to the claim' }
    : { ...wayToOtherClaims(claim), isSecondary: true };
}
