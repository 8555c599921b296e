import { recordClaimView } from '@generated/api/marketplace/marketplace';
import { useEffect } from 'react';
import { useAtRest } from '@/api/at-rest';

/** Says once that a claim is looked at: it may have been read because somebody pointed at its link. */
export function useClaimView(id: number | undefined): void {
  const isAtRest = useAtRest();
  useEffect(() => {
    if (id === undefined || !isAtRest) return;
    // A courtesy to the seller: the person who looks has no part in it.
    recordClaimView(id, { failureIsFor: 'nobody' }).catch(() => undefined);
  }, [id, isAtRest]);
}
