import { recordClaimView } from '@generated/api/marketplace/marketplace';
import { useEffect } from 'react';
import { useAtRest } from '@/api/at-rest';

/** Reports once that a claim is being viewed. Its data may have been read just because somebody pointed at its link. */
export function useClaimView(id: number | undefined): void {
  const isAtRest = useAtRest();
  useEffect(() => {
    if (id === undefined || !isAtRest) return;
    // A courtesy to the seller, which the viewer should not notice.
    recordClaimView(id, { failureIsFor: 'nobody' }).catch(() => undefined);
  }, [id, isAtRest]);
}
