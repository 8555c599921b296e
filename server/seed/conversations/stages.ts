import type { NegotiationEventType, NegotiationStatus } from '@generated/model';
import { DEAL_STAGES, type DealStage, isDealStage } from '@/domain/deals/negotiation-state';
import { DAY } from '@/domain/time';
import type { negotiationEventRows } from '../../db/schema';

type Event = Pick<typeof negotiationEventRows.$inferSelect, 'type' | 'occurred_at'>;

/** The second of two signatures begins the payment. */
const BEGINS = {
  diligence: 'offer_accepted',
  signing: 'diligence_completed',
  payment: 'signed',
  transfer: 'payment_confirmed',
  completed: 'completed',
} as const satisfies Record<DealStage, NegotiationEventType>;

/**
 * The event that ends the talk of a stage. For signing it is the first signature: in those lines, the seller still has
 * to sign.
 */
const ENDS = {
  diligence: 'diligence_completed',
  signing: 'signed',
  payment: 'marked_paid',
  transfer: 'completed',
  completed: null,
} as const satisfies Record<DealStage, NegotiationEventType | null>;

/** Nobody says thanks for a quick confirmation three weeks later. */
const LONGEST_TALK_MS = DAY;

interface Span {
  stage: DealStage;
  from: Date;
  to: Date;
}

/**
 * When the two sides talk in each stage that their sale has reached.
 * @param timeline in chronological order.
 */
export function stagesReached(
  status: NegotiationStatus,
  timeline: readonly Event[],
  now: Date,
): Span[] {
  if (!isDealStage(status)) return [];
  return DEAL_STAGES.slice(0, DEAL_STAGES.indexOf(status) + 1).map((stage) => {
    const begin = timeline.findLast(({ type }) => type === BEGINS[stage]);
    if (!begin) throw new Error(`A sale is in ${status}, and nothing began its ${stage}.`);
    const from = begin.occurred_at;
    const end = timeline.find(({ type }) => type === ENDS[stage])?.occurred_at ?? now;
    return { stage, from, to: new Date(Math.min(+end, +from + LONGEST_TALK_MS)) };
  });
}
