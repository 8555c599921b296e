import { lazy, Suspense } from 'react';
import { useLeaveGuard } from '@/navigation/use-leave-guard';

const LeaveDialog = lazy(() => import('./leave-dialog'));

interface LeaveWarningProps {
  isDirty: boolean;
  /** Where what was written can be found again, as a sentence; without it, it would be lost. */
  keptAs?: string | null;
  /** Whether closing or reloading the tab would lose something. */
  asksOnClose?: boolean;
  /** The person has decided to leave. */
  onLeave?: () => void;
}

/** Asks before a changed form is left. */
export function LeaveWarning({
  isDirty,
  keptAs = null,
  asksOnClose = keptAs === null,
  onLeave,
}: LeaveWarningProps) {
  const held = useLeaveGuard(isDirty, asksOnClose);
  if (!held) return null;
  return (
    <Suspense>
      <LeaveDialog
        keptAs={keptAs}
        onLeave={() => {
          onLeave?.();
          held.leave();
        }}
        onStay={held.stay}
      />
    </Suspense>
  );
}
