import type { NegotiationStatus } from '@generated/model';
import { Badge } from '@/ui/feedback/badge';
import { NEGOTIATION_STATUS_LABELS, NEGOTIATION_STATUS_TONES } from './labels';

export function NegotiationStatusBadge({ status }: { status: NegotiationStatus }) {
  return <Badge tone={NEGOTIATION_STATUS_TONES[status]}>{NEGOTIATION_STATUS_LABELS[status]}</Badge>;
}
