import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { useCable } from './live';

/** Milliseconds of a lost connection that nobody needs to hear about. */
const PATIENCE_MS = 2000;

/** Says, while the connection is lost, that what is shown may be out of date. */
export function ReconnectingSign() {
  const isLost = useCable((cable) => cable.isLost);
  const isShown = useDelayedFlag(isLost, PATIENCE_MS);
  return (
    // Placed under the header, because the acts of a record and of a page on a phone are at the lower edge.
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-18 z-30 text-center">
      {isShown && (
        <span className="bg-raised border-line-strong shadow-float rounded-full border px-3 py-1 text-xs">
          Reconnecting… What you see may be out of date.
        </span>
      )}
    </div>
  );
}
