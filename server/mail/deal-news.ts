import {
  afterTheSale,
  MAY_OFFER_AGAIN,
  TOLD_OF_RETURN,
  whyClosed,
} from '@/domain/deals/words/close-reason';
import type { NegotiationEventType, OfferSide } from '@generated/model';
import { isOverdue } from '@/domain/deals/deadlines/overdue';
import { feeOf, feeWords, hasFee } from '@/domain/deals/fees';
import { FEE_AFTER_CANCELLATION, priceBack } from '@/domain/deals/words/price-back';
import { reminderWords } from '@/domain/deals/words/reminder';
import { formatAmount } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { FEE_DAYS } from '../db/schema';
import { toLiftSuspension } from './decision-mails';
import {
  bargainOf,
  dueBy,
  endedBy,
  isSaleOfPart,
  offerNamed,
  ofTheFiling,
  priceOf,
  termsOf,
  type ToldDeal,
  WHERE_TO_PAY,
  whatToPay,
  withReference,
} from './deal-words';
import type { Letter, Letterhead } from './letter';
import { quoted } from './quoted';

/**
 * What a side of a negotiation is told: what happened in it. The last signature makes the payment due and the fees
 * owed.
 */
export type DealNews =
  | NegotiationEventType
  | 'payment_due'
  | 'payment_recorded'
  | 'filing_corrected'
  | 'cancelled_late';

interface DealFacts {
  news: DealNews;
  /** The side that is told. */
  to: OfferSide;
  /** The deal after the news. */
  deal: ToldDeal;
  path: string;
  /** A reason that somebody wrote, or null. */
  note: string | null;
  /** When it happened. */
  at: Date;
  /** Whether the side that is told cannot log in, and so can do nothing about it. */
  isSuspended: boolean;
}

interface Text {
  subject: string;
  sentence: string | ((facts: DealFacts & Letterhead) => string);
  label: string;
}

const DEAL_NEWS: Record<DealNews, Text> = {
  offer_made: {
    subject: 'You have an offer',
    sentence: ({ deal }) => `A buyer offers ${termsOf(deal)}`,
    label: 'See the offer',
  },
  offer_countered: {
    subject: 'You have a counter-offer',
    sentence: ({ deal }) =>
      `${deal.offer.made_by === 'buyer' ? 'The buyer now offers' : 'The seller now asks'} ${termsOf(deal)}`,
    label: 'See the counter-offer',
  },
  offer_accepted: {
    subject: 'Your offer was accepted',
    sentence: ({ to, deal }) =>
      `You agreed on ${bargainOf(deal)}. Both sides now see each other’s names. Next, ${to === 'buyer' ? 'examine the claim' : 'the buyer examines the claim'}${dueBy(deal)}.`,
    label: 'See the negotiation',
  },
  offer_rejected: {
    subject: 'Your offer was rejected',
    sentence: (facts) => offerEnded(facts, 'was rejected'),
    label: 'See the offer',
  },
  // Goes to the seller.
  offer_auto_declined: {
    subject: 'A counter-offer was rejected automatically',
    sentence: 'The buyer answered below your minimum price. The negotiation has ended.',
    label: 'See the offer',
  },
  offer_withdrawn: {
    subject: 'An offer was withdrawn',
    // The exchange withdraws the offer of a buyer who may no longer bid, and tells both sides. Only the buyer is told
    // why.
    sentence: (facts) =>
      offerEnded(
        facts,
        facts.deal.offer.made_by === facts.to
          ? 'was withdrawn, because you may not bid any more'
          : 'cannot be accepted any more',
      ),
    label: 'See the offer',
  },
  offer_expired: {
    subject: 'An offer has expired',
    sentence: (facts) => offerEnded(facts, 'was not answered in time'),
    label: 'See the offer',
  },
  offer_closed: {
    subject: 'An offer was closed',
    sentence: ({ to, deal }) => {
      const { claim, offer } = deal;
      return sentences(
        `${offerNamed(to, deal)} was closed. ${whyClosed(offer.close_reason, to)} The negotiation has ended.`,
        // An acceptance binds nobody until both have signed.
        to === 'buyer' && offer.close_reason === 'sold' && afterTheSale(claim),
        to === 'buyer' && offer.close_reason === 'paused' && TOLD_OF_RETURN,
      );
    },
    label: 'See the offer',
  },
  diligence_completed: {
    subject: 'Sign the assignment agreement',
    sentence: ({ deal }) =>
      `The examination has ended. Both sides sign the assignment agreement${dueBy(deal)}.`,
    label: 'Read and sign',
  },
  signed: {
    subject: 'The other side has signed',
    // The first signature moves no deadline.
    sentence: ({ deal, at }) =>
      `The other side has signed the assignment agreement. Sign it${isOverdue(deal.negotiation.due_at, at.getTime()) ? ' now' : dueBy(deal)}, and both sides are bound.`,
    label: 'Read and sign',
  },
  payment_due: {
    subject: 'Both sides have signed',
    sentence: ({ to, deal }) =>
      to === 'buyer'
        ? whatToPay(deal)
        : sentences(
            `The buyer pays you ${priceOf(deal)}${dueBy(deal)}.`,
            hasFee(deal.offer.seller_fee_amount) &&
              `Out of it you then pay ${feeWords(deal.offer.seller_fee_amount, deal.offer.currency)}; ${WHERE_TO_PAY}.`,
          ),
    label: 'See the negotiation',
  },
  payment_instructions_changed: {
    subject: 'The seller’s payment details have changed',
    sentence:
      'The seller has changed the payment details. Check them with the seller before you pay.',
    label: 'See the negotiation',
  },
  marked_paid: {
    subject: 'Confirm the payment',
    sentence: ({ deal, staffEmail }) =>
      `The buyer has marked ${priceOf(deal)} as paid, ${withReference(deal)}. Confirm it${dueBy(deal)}, as soon as you have received it; if it does not arrive, write to our staff at ${staffEmail}.`,
    label: 'See the negotiation',
  },
  payment_recorded: {
    subject: 'The price is marked as paid',
    sentence: ({ to, deal, staffEmail }) =>
      `Our staff have marked ${priceOf(deal)} as paid, ${withReference(deal)}. ${
        to === 'buyer'
          ? `The seller confirms it next. If you have not paid it, write to our staff at ${staffEmail}.`
          : `Confirm it${dueBy(deal)}, as soon as you have received it; if it does not arrive, write to our staff at ${staffEmail}.`
      }`,
    label: 'See the negotiation',
  },
  marked_unpaid: {
    subject: 'The price is marked as not paid',
    sentence: ({ to, deal }) =>
      `Our staff have marked the price of ${priceOf(deal)} as not paid. ${
        to === 'buyer'
          ? `Pay it${dueBy(deal)}, or find out where the payment is; then mark it as paid again, with its reference.`
          : 'Check where you are paid: you can change it until the buyer marks the price as paid again.'
      }`,
    label: 'See the negotiation',
  },
  payment_confirmed: {
    subject: 'The payment is confirmed',
    sentence: (facts) =>
      sentences('Our staff file the transfer with the court next.', feeToCome(facts)),
    label: 'See the negotiation',
  },
  fee_received: {
    subject: 'Your fee was received',
    sentence: ({ to, deal }) =>
      `We have received ${ownFee(to, deal)} for ${deal.negotiation.reference}.`,
    label: 'See the negotiation',
  },
  fee_taken_back: {
    subject: 'Your fee was not received',
    sentence: ({ to, deal }) =>
      `We recorded by mistake that we had received ${ownFee(to, deal)} for ${deal.negotiation.reference}. ${
        deal.negotiation.status === 'cancelled'
          ? FEE_AFTER_CANCELLATION
          : 'It is still outstanding.'
      }`,
    label: 'See the negotiation',
  },
  transfer_filed: {
    subject: 'The transfer is filed',
    sentence: ({ deal }) => `Our staff have filed the transfer, ${ofTheFiling(deal)}`,
    label: 'See the negotiation',
  },
  filing_corrected: {
    subject: 'The filing was corrected',
    sentence: ({ deal }) =>
      `Our staff have corrected what is recorded of the filing: ${ofTheFiling(deal)}`,
    label: 'See the negotiation',
  },
  deadline_passed: {
    subject: 'A deadline has passed',
    sentence: ({ to, deal, staffEmail }) =>
      reminderWords(to, {
        ...deal.negotiation,
        by: dueBy(deal),
        price: priceOf(deal),
        staff: `our staff at ${staffEmail}`,
      }),
    label: 'See the negotiation',
  },
  completed: {
    subject: 'The sale is completed',
    sentence: (facts) =>
      sentences(
        facts.to === 'buyer'
          ? `The ${isSaleOfPart(facts.deal) ? 'part that you bought' : 'claim'} is yours: its transfer is complete.`
          : `The ${isSaleOfPart(facts.deal) ? 'part that was sold' : 'claim'} has been transferred.`,
        'The signed agreement stays in the negotiation.',
        feeToCome(facts),
      ),
    label: 'See the negotiation',
  },
  cancelled: {
    subject: 'The sale was cancelled',
    sentence: endedBy,
    label: 'See the negotiation',
  },
  // After both have signed, a fee can be owed even if the sale is cancelled.
  cancelled_late: {
    subject: 'The sale was cancelled',
    sentence: ({ to, deal }) =>
      sentences(
        endedBy({ deal }),
        priceBack(to, deal.negotiation),
        hasFee(feeOf(to, deal.offer)) && FEE_AFTER_CANCELLATION,
      ),
    label: 'See the negotiation',
  },
};

/** Empty if there is no fee, or it was received. */
function feeToCome({ to, deal: { negotiation, offer } }: DealFacts): string | false {
  const fee = feeOf(to, offer);
  return (
    hasFee(fee) &&
    negotiation[FEE_DAYS[to]] === null &&
    `We have not received ${feeWords(fee, offer.currency)} yet; ${WHERE_TO_PAY} you pay it.`
  );
}

const ownFee = (to: OfferSide, { offer }: ToldDeal) =>
  `your fee of ${formatAmount(feeOf(to, offer), offer.currency)}`;

/**
 * What became of an offer, and what its reader can do now. Somebody whose own offer was withdrawn may no longer bid.
 */
function offerEnded({ news, to, deal }: DealFacts, end: string): string {
  const { claim, offer } = deal;
  const isOwn = offer.made_by === to;
  const mayOffer = to === 'buyer' && claim.status === 'open';
  return sentences(
    `${offerNamed(to, deal)} ${end}.`,
    'The negotiation has ended.',
    mayOffer && !(isOwn && news === 'offer_withdrawn') && MAY_OFFER_AGAIN,
  );
}

export function dealMail(facts: Letterhead & DealFacts): Letter {
  const { origin, staffEmail, first_name, news, deal, path, note } = facts;
  const { subject, sentence, label } = DEAL_NEWS[news];
  const said = typeof sentence === 'string' ? sentence : sentence(facts);
  return {
    kind: `deal_${news}`,
    subject: `${subject}: claim ${deal.claim.reference}`,
    name: first_name,
    paragraphs: [
      said,
      ...(note === null ? [] : [`The reason given: ${quoted(note)}`]),
      ...(facts.isSuspended
        ? [`Your account is suspended, so you cannot log in. ${toLiftSuspension(staffEmail)}`]
        : []),
    ],
    link: { label, url: `${origin}${path}` },
  };
}
