import type { ClaimStatus } from '@generated/model';
import { Badge } from '@/ui/feedback/badge';
import { CLAIM_STATUS_LABELS, CLAIM_STATUS_TONES } from './labels';

export function ClaimStatusBadge({ claim: { status } }: { claim: { status: ClaimStatus } }) {
  return <Badge tone={CLAIM_STATUS_TONES[status]}>{CLAIM_STATUS_LABELS[status]}</Badge>;
}
