import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { useCable } from './live';

/** Milliseconds of a lost connection that nobody needs to hear of. */
const PATIENCE_MS = 2000;

/** Says that what is shown may be old while the connection is lost. */
export function ReconnectingSign() {
  const isLost = useCable((cable) => cable.isLost);
  const isShown = useDelayedFlag(isLost, PATIENCE_MS);
  return (
    // Under the header: at the lower edge stand the acts of a record and of a phone's page.
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-18 z-30 text-center">
      {isShown && (
        <span className="bg-raised border-line-strong shadow-float rounded-full border px-3 py-1 text-xs">
          Reconnecting… What you see may be out of date.
        </span>
      )}
    </div>
  );
}
