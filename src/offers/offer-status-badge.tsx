import type { Offer } from '@generated/model';
import { Badge } from '@/ui/feedback/badge';
import { stateOf } from './offer-view';

export function OfferStatusBadge({ offer }: { offer: Offer }) {
  const { label, tone } = stateOf(offer);
  return <Badge tone={tone}>{label}</Badge>;
}
