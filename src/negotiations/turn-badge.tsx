import type { Awaiting, OfferSide } from '@generated/model';
import { isTurnOf } from '@/domain/deals/turn';
import { Badge } from '@/ui/feedback/badge';
import { turnLabel } from './turn';

/** Whose turn it is; what waits for the reader stands out. */
export function TurnBadge({ role, awaiting }: { role: OfferSide; awaiting: Awaiting }) {
  return (
    <Badge tone={isTurnOf(role, awaiting) ? 'warning' : 'neutral'}>
      {turnLabel(role, awaiting)}
    </Badge>
  );
}
