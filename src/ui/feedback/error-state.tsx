import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { handOnFocus } from '../hooks/hand-on-focus';

export type ErrorStateProps = {
  title?: string;
  /** What happened, in words. */
  message: ReactNode;
  /** Shown in small type, for a message to support. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
};

export function ErrorState({
  title = 'Something went wrong',
  message,
  requestId,
  onRetry,
  isRetrying,
}: ErrorStateProps) {
  return (
    <div
      ref={handOnFocus}
      role="alert"
      className="grid justify-items-center px-6 py-12 text-center"
    >
      <span
        aria-hidden
        className="bg-danger-soft text-danger-ink mb-4 grid size-10 place-items-center rounded-full"
      >
        <CircleAlert size={20} />
      </span>
      <p className="font-semibold">{title}</p>
      <p className="text-muted mt-1 max-w-md text-sm text-balance">{message}</p>
      {onRetry && (
        <Button
          variant="secondary"
          className="mt-5"
          onClick={onRetry}
          isPending={isRetrying ?? false}
        >
          Try again
        </Button>
      )}
      {requestId && (
        <p className="text-muted mt-4 text-xs">
          Request <code className="font-mono select-all">{requestId}</code>
        </p>
      )}
    </div>
  );
}
