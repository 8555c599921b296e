import type { NegotiationSummary, OfferSide } from '@generated/model';
import { objectionsAreOver } from '@/domain/deals/deadlines/deadlines';
import { isTurnOf } from '@/domain/deals/turn';
import { presentTime } from '@/domain/present-time';
import type { Tone } from '@/ui/feedback/badge';
import { TURN_LABELS } from './labels';

/** Who reads whose turn it is. */
export type TurnReader = OfferSide | 'staff';

type Known = Pick<NegotiationSummary, 'status' | 'awaiting' | 'objection_deadline_on'>;

/**
 * Whose turn it is, in words for the reader: "Your turn", "Seller’s turn". The label explains itself, because it is
 * shown alone on phones and boards; null if the negotiation is over. The reader's own turn stands out.
 */
export function turnOf(
  reader: TurnReader,
  negotiation: Known,
  now = presentTime(),
): { label: string; tone: Tone } | null {
  const { awaiting } = negotiation;
  if (awaiting === 'none') return null;
  if (isObjectionPeriod(negotiation, now)) return { label: 'Objection period', tone: 'neutral' };
  if (reader !== 'staff' && isTurnOf(reader, awaiting))
    return { label: 'Your turn', tone: 'warning' };
  return { label: TURN_LABELS[awaiting], tone: awaiting === reader ? 'warning' : 'neutral' };
}

/** The deadline that a reader sees: a moment, or the last day for objections while they are possible. */
export function shownDeadline(
  negotiation: Pick<NegotiationSummary, 'status' | 'due_at' | 'objection_deadline_on'>,
  now = presentTime(),
): string | null {
  return isObjectionPeriod(negotiation, now)
    ? negotiation.objection_deadline_on
    : negotiation.due_at;
}

/** During it, nobody can do anything about a transfer that is filed. */
function isObjectionPeriod(
  { status, objection_deadline_on: until }: Pick<Known, 'status' | 'objection_deadline_on'>,
  now: number,
): boolean {
  return status === 'transfer' && until !== null && !objectionsAreOver(until, new Date(now));
}
