import type { Offer } from '@generated/model';
import { stands } from '@/domain/deals/offer-state';
import { TOLD_OF_RETURN, whyClosed } from '@/domain/deals/words/close-reason';
import { formatPrice } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { wayAfterOffer } from '@/offers/claim-ways';
import type { Overtaken } from '@/offers/form/offer-form';
import { sideOf } from '@/offers/offer-view';
import { pathTo } from '@/paths';

/** What became of the last move of a negotiation, which waits for nobody. */
export function outcomeOf(offer: Offer): { title: string; text: string } {
  const { is_mine, counterparty_label: other, rejection_reason: reason } = offer;
  switch (offer.status) {
    case 'accepted':
      return offer.negotiation_status === 'cancelled'
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
        title: 'Rejected automatically',
        text: is_mine
          ? 'The seller does not sell at this price. Nothing binds you.'
          : 'It was below your minimum price. The buyer does not learn what that is.',
      };
    case 'withdrawn':
      return {
        // Either its maker withdrew it, or our staff suspended the buyer. An offer does not say which.
        title: 'This offer was withdrawn',
        text: 'Nothing binds either side.',
      };
    case 'closed':
      return {
        title: 'This offer was closed',
        text: sentences(
          whyClosed(offer.close_reason, sideOf(offer)),
          'Nothing binds you.',
          sideOf(offer) === 'buyer' && offer.claim.status === 'paused' && TOLD_OF_RETURN,
        ),
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

/** Where the reader goes next. */
export function nextStep(offer: Offer): { to: string; label: string; isNext: boolean } {
  const { claim, status } = offer;
  if (status === 'accepted') {
    return {
      to: pathTo('negotiation', { id: offer.negotiation_id }),
      label: 'Go to the negotiation',
      isNext: true,
    };
  }
  if (sideOf(offer) === 'seller') {
    return {
      to: pathTo('myClaim', { id: claim.id }),
      label: 'See your claim',
      isNext: false,
    };
  }
  return wayAfterOffer(claim);
}

/** Why a move can no longer be answered, for a person who is writing the answer; null while it is pending. */
export function overtaken(offer: Offer): Overtaken | null {
  if (stands(offer)) return null;
  if (offer.status === 'countered')
    return { text: 'You have already countered this offer: close the form to see how.', way: null };
  const { title } = outcomeOf(offer);
  const reason = offer.status === 'closed' && whyClosed(offer.close_reason, sideOf(offer));
  return { text: sentences(`${title}.`, reason), way: nextStep(offer) };
}
