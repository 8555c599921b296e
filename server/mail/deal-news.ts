import type { NegotiationEventType } from '@generated/model';
import { OBJECTION_DAYS } from '@/domain/deals/negotiation-state';
import type { Facts, Letter } from './letter';

/**
 * What a side of a negotiation is told: what happened in it. Of what the exchange declines the buyer reads in the answer, and
 * the seller has asked not to be troubled; the last signature makes the payment due.
 */
export type DealNews = Exclude<NegotiationEventType, 'offer_auto_declined'> | 'payment_due';

const DEAL_NEWS: Record<DealNews, { subject: string; sentence: string; label: string }> = {
  offer_made: {
    subject: 'You have an offer',
    sentence: 'A buyer has made an offer for your claim. You can accept, counter or reject it.',
    label: 'See the offer',
  },
  offer_countered: {
    subject: 'You have a counter-offer',
    sentence: 'The other side has answered your offer with another one.',
    label: 'See the counter-offer',
  },
  offer_accepted: {
    subject: 'Your offer was accepted',
    sentence: 'Names are disclosed to both sides now. The buyer examines the claim next.',
    label: 'See the negotiation',
  },
  offer_rejected: {
    subject: 'Your offer was rejected',
    sentence: 'The negotiation has ended.',
    label: 'See the offer',
  },
  offer_withdrawn: {
    subject: 'An offer was withdrawn',
    // Of a buyer who may not bid any more the exchange withdraws it, and tells both sides.
    sentence: 'It cannot be accepted any more. The negotiation has ended.',
    label: 'See the offer',
  },
  offer_expired: {
    subject: 'An offer has expired',
    sentence: 'The offer was not answered in time. The negotiation has ended.',
    label: 'See the offer',
  },
  offer_closed: {
    subject: 'An offer was closed',
    sentence: 'The claim went to another buyer or off the market. The negotiation has ended.',
    label: 'See the offer',
  },
  diligence_completed: {
    subject: 'Sign the assignment agreement',
    sentence: 'The examination has ended. Both sides sign the assignment agreement now.',
    label: 'Read and sign',
  },
  signed: {
    subject: 'The other side has signed',
    sentence: 'The other side has signed the assignment agreement. Your signature is outstanding.',
    label: 'Read and sign',
  },
  payment_due: {
    subject: 'Both sides have signed',
    sentence:
      'The buyer pays the price now, to the account that the seller has named, and gives the reference of the payment.',
    label: 'See the negotiation',
  },
  payment_instructions_changed: {
    subject: 'The seller is paid elsewhere now',
    sentence:
      'The seller has changed where the price is paid to. Compare it with the seller before you pay.',
    label: 'See the negotiation',
  },
  marked_paid: {
    subject: 'Confirm the payment',
    sentence: 'The buyer has marked the price as paid. Confirm it as soon as you have received it.',
    label: 'See the negotiation',
  },
  payment_confirmed: {
    subject: 'The payment is confirmed',
    sentence: 'Our staff file the transfer of the claim with the court next.',
    label: 'See the negotiation',
  },
  transfer_filed: {
    subject: 'The transfer is filed',
    sentence: `Our staff have filed the transfer. It is final if nobody objects within ${OBJECTION_DAYS} days.`,
    label: 'See the negotiation',
  },
  completed: {
    subject: 'The sale is completed',
    sentence: 'The claim has been transferred.',
    label: 'See the negotiation',
  },
  cancelled: {
    subject: 'The negotiation was cancelled',
    sentence: 'The sale does not take place.',
    label: 'See the negotiation',
  },
};

export function dealMail({
  origin,
  first_name,
  news,
  reference,
  path,
  note,
}: Facts & {
  news: DealNews;
  /** Of the claim. */
  reference: string;
  path: string;
  /** A reason that somebody wrote, or null. */
  note: string | null;
}): Letter {
  const { subject, sentence, label } = DEAL_NEWS[news];
  return {
    kind: `deal_${news}`,
    subject: `${subject}: claim ${reference}`,
    name: first_name,
    paragraphs: note === null ? [sentence] : [sentence, `The reason given: ${note}`],
    link: { label, url: `${origin}${path}` },
  };
}
