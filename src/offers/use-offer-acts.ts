import { useAcceptOffer, useRejectOffer, useWithdrawOffer } from '@generated/api/offers/offers';
import { offerRejectInputLimits as limits } from '@generated/limits';
import type { Offer, OfferAcceptInput, RivalOffer } from '@generated/model';
import Big from 'big.js';
import { useLayoutEffect, useRef } from 'react';
import type { Act, ActQuestion } from '@/acts/act';
import type { OfferAction } from '@/domain/deals/deal-actions';
import { DILIGENCE_DAYS } from '@/domain/deals/deadlines/deadlines';
import { RIVALS_SHOWN } from '@/domain/deals/rivals-shown';
import { TRIES_RULE } from '@/domain/deals/tries';
import { formatAmount, formatPrice } from '@/domain/money';
import { ContactDataWarning } from '@/negotiations/contact-data-warning';
import { BOUND_ONCE_SIGNED } from '@/negotiations/deal-act-words';
import { afterFees, daysText, isText, partText, rivalSum, sideOf, termsOf } from './offer-view';
import { partsOfSum } from './parts-of-sum';
import { restText } from './rest-text';

/** What can be done to an offer with one press. A counter-offer has a form. */
type OfferAct = Exclude<OfferAction, 'counter'>;

/**
 * What a side does to the pending offer. `offerActions` says whether it may now.
 * @param rivals the offers that an acceptance closes. A seller closes no others.
 */
export function useOfferActs(offer: Offer, rivals: readonly RivalOffer[]): Record<OfferAct, Act> {
  const { mutateAsync: accept } = useAcceptOffer();
  const { mutateAsync: reject } = useRejectOffer();
  const { mutateAsync: withdraw } = useWithdrawOffer();
  const { id, lock_version, claim } = offer;
  // The question lists offers that arrive while it is open, so an acceptance given then has read them.
  const read = useRef(rivals);
  useLayoutEffect(() => {
    read.current = rivals;
  });
  const price = formatPrice(offer.price_percent);
  return {
    accept: {
      name: 'accept',
      label: `Accept ${price}`,
      question: acceptQuestion(offer, rivals),
      send: () => accept({ id, data: { lock_version, ...latestRead(read.current) } }),
      done: `You agreed on ${price} for ${claim.reference}`,
    },
    reject: {
      name: 'reject',
      label: 'Reject',
      isDangerous: true,
      question: {
        title: `Reject ${price}?`,
        consequence:
          sideOf(offer) === 'seller'
            ? 'The negotiation ends. The buyer may make another offer.'
            : 'The negotiation ends. You may make another offer.',
        reason: {
          label: 'Reason (optional)',
          hint: 'The other side reads it.',
          maxLength: limits.rejection_reason,
          note: ContactDataWarning,
        },
      },
      send: (reason) =>
        reject({ id, data: { lock_version, rejection_reason: reason === '' ? null : reason } }),
      done: `You rejected ${price} for ${claim.reference}`,
    },
    withdraw: {
      name: 'withdraw',
      label: 'Withdraw',
      isDangerous: true,
      question: {
        title: `Withdraw ${price}?`,
        consequence:
          sideOf(offer) === 'seller'
            ? 'The buyer can no longer accept it, and the negotiation ends. The claim stays open.'
            : `The seller can no longer accept it, and the negotiation ends. You may make another offer. ${TRIES_RULE}`,
      },
      send: () => withdraw({ id, data: { lock_version } }),
      done: `Your offer for ${claim.reference} is withdrawn`,
    },
  };
}

/** The latest bid that is shown; nothing if there may be more than are shown. */
function latestRead(rivals: readonly RivalOffer[]): Pick<OfferAcceptInput, 'latest_bid_read'> {
  if (rivals.length >= RIVALS_SHOWN) return {};
  const bids = rivals.filter(({ made_by }) => made_by === 'buyer');
  return { latest_bid_read: Math.max(0, ...bids.map(({ id }) => id)) };
}

function acceptQuestion(offer: Offer, rivals: readonly RivalOffer[]): ActQuestion {
  const side = sideOf(offer);
  const sum = afterFees(side, offer);
  const face = formatAmount(offer.face_amount, offer.currency);
  const verb = side === 'seller' ? 'sell' : 'buy';
  const { reference } = offer.claim;
  const what = partText(offer) ? `${face} of ${reference}` : `the whole of ${reference} (${face})`;
  return {
    title: `Accept ${formatPrice(offer.price_percent)}?`,
    consequence: `You agree to ${verb} ${what} on the terms of this offer, and the claim goes off the market. ${BOUND_ONCE_SIGNED}`,
    // "Cancel" could be taken for the sale, which the previous sentence mentions.
    cancelLabel: 'Not yet',
    sum: {
      label: sum.label,
      value: formatAmount(sum.amount, sum.currency),
      note: partsOfSum(side, offer),
    },
    notes: [
      ...higherOffers(offer, rivals),
      ...termsToWeigh(offer),
      {
        label: 'What follows',
        text: `Both sides see each other’s names. ${
          side === 'seller' ? 'The buyer has' : 'You have'
        } ${DILIGENCE_DAYS} business days to examine the documents. Then both sign the assignment agreement, and the price is paid within ${daysText(offer.settlement_days)}.`,
      },
      ...restOf(offer),
      ...(rivals.length === 0
        ? []
        : [
            {
              label: 'Offers this closes',
              text: rivals.map((rival) => rivalText(rival, offer)).join('\n'),
            },
          ]),
    ],
  };
}

/** What a side may have to do or give up after the sale, in full, and how the price is paid. */
function termsToWeigh(offer: Offer) {
  return termsOf(offer)
    .filter((term) => term.meaning !== undefined || term.label === 'Payment' || isText(term))
    .map(({ label, value, meaning }) =>
      isText({ label }) ? { label, text: value } : { label, value, text: meaning },
    );
}

/** The part that is not sold cannot be found anywhere until the sale is completed. */
function restOf(offer: Offer) {
  const text = restText(offer);
  return text === null ? [] : [{ label: 'The rest', text }];
}

/** What a seller gives up by accepting another offer: a higher price on no less of the claim. */
function higherOffers(offer: Offer, rivals: readonly RivalOffer[]) {
  const isMore = (rival: RivalOffer) =>
    rival.made_by === 'buyer' &&
    new Big(rival.amount).gt(offer.amount) &&
    new Big(rival.price_percent).gt(offer.price_percent);
  const higher = sideOf(offer) === 'seller' ? rivals.filter(isMore) : [];
  return higher.length === 0
    ? []
    : [
        {
          label: higher.length === 1 ? 'A higher offer waits' : 'Higher offers wait',
          text: `${higher.map(({ counterparty_label: other }) => other).join(' and ')} would pay more.`,
        },
      ];
}

/** States what the seller would receive, as for the offer itself. */
function rivalText(rival: RivalOffer, { claim }: Offer): string {
  const whose = rival.made_by === 'buyer' ? '' : 'Your counter-offer to ';
  return `${whose}${rival.counterparty_label}: you would receive ${rivalSum(rival, claim)}`;
}
