import type { NegotiationSummary } from '@generated/model';
import { Badge } from '@/ui/feedback/badge';
import { type TurnReader, turnOf } from './turn';

interface TurnBadgeProps {
  reader: TurnReader;
  negotiation: Pick<NegotiationSummary, 'status' | 'awaiting' | 'objection_deadline_on'>;
}

/** Whose turn it is; empty if the negotiation is over. */
export function TurnBadge({ reader, negotiation }: TurnBadgeProps) {
  const turn = turnOf(reader, negotiation);
  return turn && <Badge tone={turn.tone}>{turn.label}</Badge>;
}
