import type {
  Awaiting,
  NegotiationActor,
  NegotiationEventType,
  NegotiationStatus,
  OfferSide,
} from '@generated/model';
import { isLive } from '@/domain/deals/negotiation-state';
import type { Tone } from '@/ui/feedback/badge';

/*
 * The words and tones for negotiations, in every area.
 */

/** In the order in which a negotiation passes through them. Ends without a sale come last. */
export const NEGOTIATION_STATUS_LABELS: Record<NegotiationStatus, string> = {
  open: 'Offers',
  diligence: 'Diligence',
  signing: 'Signing',
  payment: 'Payment',
  transfer: 'Transfer',
  completed: 'Completed',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  closed: 'Closed',
};

export const NEGOTIATION_STATUS_TONES: Record<NegotiationStatus, Tone> = {
  open: 'neutral',
  diligence: 'info',
  signing: 'info',
  payment: 'info',
  transfer: 'info',
  completed: 'success',
  cancelled: 'danger',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
};

/** Whose turn it is, for a reader who is not a side. */
export const AWAITING_LABELS: Record<Awaiting, string> = {
  buyer: 'Buyer',
  seller: 'Seller',
  both: 'Both sides',
  staff: 'Our staff',
  none: 'Nobody',
};

/** The same, for use on its own. */
export const TURN_LABELS: Record<Exclude<Awaiting, 'none'>, string> = {
  buyer: 'Buyer’s turn',
  seller: 'Seller’s turn',
  both: 'Both sides’ turn',
  staff: 'Our staff’s turn',
};

/** Who acted, within a sentence. */
export const ACTOR_WORDS: Record<NegotiationActor, string> = {
  buyer: 'the buyer',
  seller: 'the seller',
  staff: 'our staff',
  system: 'the exchange',
};

/** The caller's role in it. */
export const SIDE_LABELS: Record<OfferSide, string> = { buyer: 'You buy', seller: 'You sell' };

const COMPLETED_SIDE_LABELS: Record<OfferSide, string> = {
  buyer: 'You bought',
  seller: 'You sold',
};

const ENDED_SIDE_LABELS: Record<OfferSide, string> = {
  buyer: 'You were buying',
  seller: 'You were selling',
};

/** The same for a negotiation that may be over. */
export function sideLabel({
  role,
  status,
}: {
  role: OfferSide;
  status: NegotiationStatus;
}): string {
  if (isLive(status)) return SIDE_LABELS[role];
  return (status === 'completed' ? COMPLETED_SIDE_LABELS : ENDED_SIDE_LABELS)[role];
}

/** For a filing that corrects one recorded earlier. */
export const FILING_CORRECTED = 'Filing corrected';

/** What happened in a negotiation, as the heading of an entry in its timeline. */
export const NEGOTIATION_EVENT_LABELS: Record<NegotiationEventType, string> = {
  offer_made: 'Offer made',
  offer_countered: 'Counter-offer made',
  offer_accepted: 'Offer accepted',
  offer_rejected: 'Offer rejected',
  offer_auto_declined: 'Offer rejected automatically',
  offer_withdrawn: 'Offer withdrawn',
  offer_expired: 'Offer expired',
  offer_closed: 'Offer closed',
  diligence_completed: 'Examination ended',
  signed: 'Agreement signed',
  payment_instructions_changed: 'Payment details changed',
  marked_paid: 'Marked as paid',
  marked_unpaid: 'Marked as not paid',
  payment_confirmed: 'Payment confirmed',
  fee_received: 'Fee received',
  fee_taken_back: 'Fee not received',
  transfer_filed: 'Filing recorded',
  deadline_passed: 'Deadline passed, both sides reminded',
  completed: 'Sale completed',
  cancelled: 'Sale cancelled',
};
