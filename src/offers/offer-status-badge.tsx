import type { OfferStatus } from '@generated/model';
import { Badge } from '@/ui/feedback/badge';
import { OFFER_STATUS_LABELS, OFFER_STATUS_TONES } from './labels';

export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  return <Badge tone={OFFER_STATUS_TONES[status]}>{OFFER_STATUS_LABELS[status]}</Badge>;
}
