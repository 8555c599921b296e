import type { EndedByProof } from '@generated/model';
import { ENDED_BY_PROOF } from '@/domain/users/links/ended-by-proof';
import { Alert } from '@/ui/feedback/alert';

/** Says what a link ends, if anything, before it is used. */
export function EndedByLink({ ends }: { ends: EndedByProof }) {
  const text = ENDED_BY_PROOF[ends];
  return text && <Alert tone="warning">{text}</Alert>;
}
