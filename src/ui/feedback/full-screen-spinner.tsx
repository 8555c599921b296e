import type { ReactNode } from 'react';
import { useDelayedFlag } from '../hooks/use-delayed-flag';
import { Spinner } from './spinner';

export type FullScreenSpinnerProps = {
  label?: string;
  /** Shown once the wait has lasted 5 s. */
  lateText?: string | undefined;
  /** Ways out that appear with it, such as "Reload". */
  actions?: ReactNode;
};

export function FullScreenSpinner({
  label = 'Loading',
  lateText = 'This is taking longer than usual.',
  actions,
}: FullScreenSpinnerProps) {
  const isSlow = useDelayedFlag(true, 5000);
  return (
    <div className="appear-late grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <div role="status" className="text-primary grid justify-items-center gap-4">
        <Spinner size={32} />
        <span className={isSlow ? 'text-muted text-sm' : 'sr-only'}>
          {isSlow ? lateText : label}
        </span>
      </div>
      {isSlow && actions && <div className="flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
