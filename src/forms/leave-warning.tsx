import { lazy, Suspense } from 'react';
import { useLeaveGuard } from '@/navigation/use-leave-guard';

const LeaveDialog = lazy(() => import('./leave-dialog'));

/** Asks before a changed form is left. */
export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  const held = useLeaveGuard(isDirty);
  if (!held) return null;
  return (
    <Suspense>
      <LeaveDialog onLeave={held.leave} onStay={held.stay} />
    </Suspense>
  );
}
