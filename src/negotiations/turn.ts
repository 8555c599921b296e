import type { NegotiationSummary, OfferSide } from '@generated/model';
import { isTurnOf } from '@/domain/deals/turn';
import type { Tone } from '@/ui/feedback/badge';
import { TURN_LABELS } from './labels';

/** Who reads whose turn it is. */
export type TurnReader = OfferSide | 'staff';

type Known = Pick<NegotiationSummary, 'status' | 'awaiting' | 'due_at'>;

/**
 * Whose turn it is, as its reader is told: "Your turn", "Seller’s turn". Says by itself what it is, for on a phone and on a
 * board it stands alone; null where it is over. What waits for the reader stands out.
 */
export function turnOf(
  reader: TurnReader,
  negotiation: Known,
  now = Date.now(),
): { label: string; tone: Tone } | null {
  const { awaiting } = negotiation;
  if (awaiting === 'none') return null;
  if (isObjectionPeriod(negotiation, now)) return { label: 'Objection period', tone: 'neutral' };
  if (reader !== 'staff' && isTurnOf(reader, awaiting))
    return { label: 'Your turn', tone: 'warning' };
  return { label: TURN_LABELS[awaiting], tone: awaiting === reader ? 'warning' : 'neutral' };
}

/** Whether what a negotiation waits for should have happened by now. */
export function isOverdue(dueAt: string | null, now = Date.now()): boolean {
  return dueAt !== null && Date.parse(dueAt) < now;
}

/** A transfer is due at the end of the last day for objections, once it is filed: until then nobody can do anything. */
function isObjectionPeriod({ status, due_at }: Known, now: number): boolean {
  return status === 'transfer' && due_at !== null && !isOverdue(due_at, now);
}
