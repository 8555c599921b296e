import { lazy, Suspense } from 'react';
import { useLeaveGuard } from '@/navigation/use-leave-guard';

const LeaveDialog = lazy(() => import('./leave-dialog'));

interface LeaveWarningProps {
  isDirty: boolean;
  /** Where what was written can be found again, as a sentence; without it, it would be lost. */
  keptAs?: string | null;
}

/** Asks before a changed form is left. */
export function LeaveWarning({ isDirty, keptAs = null }: LeaveWarningProps) {
  const held = useLeaveGuard(isDirty, keptAs === null);
  if (!held) return null;
  return (
    <Suspense>
      <LeaveDialog keptAs={keptAs} onLeave={held.leave} onStay={held.stay} />
    </Suspense>
  );
}
