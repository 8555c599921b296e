import { type ReactNode, type Ref, useState } from 'react';
import { isDealtWith, standingReason } from '@/api/errors/error-catalogue';
import { messageOf, statusOf } from '@/api/errors/problem';
import type { SaveState } from '@/forms/saving/use-autosave';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

interface SaveProblemProps {
  state: SaveState;
  error: unknown;
  /** What was changed elsewhere, and where the person's own version is. */
  conflict: { title: string; text: string };
  /** Resolves a change made elsewhere: takes over the stored version, or overwrites it with this one. */
  onResolve: (choice: 'theirs' | 'mine') => Promise<void>;
  /** Focused when the person tries to submit. */
  titleRef: Ref<HTMLSpanElement>;
  /** A way on if the save was refused for another reason. */
  children?: ReactNode;
}

/** Whether it was changed elsewhere. No call can succeed before the person has chosen a version. */
export function isConflict(state: SaveState, error: unknown): boolean {
  return state === 'refused' && statusOf(error) === 409;
}

/** Why the account lacks the latest content, and what to do about it. */
export function SaveProblem({
  state,
  error,
  conflict,
  onResolve,
  titleRef,
  children,
}: SaveProblemProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (state !== 'refused') return null;

  async function resolve(choice: 'theirs' | 'mine'): Promise<void> {
    setIsPending(true);
    setFailure(null);
    try {
      await onResolve(choice);
    } catch (error_) {
      setFailure(error_);
    } finally {
      setIsPending(false);
    }
  }

  const why = failure === null ? null : standingReason(failure);
  if (isConflict(state, error)) {
    return (
      <Alert tone="danger" title={<FocusedTitle ref={titleRef}>{conflict.title}</FocusedTitle>}>
        <p>{conflict.text} Which one do you want to go on with?</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            isPending={isPending}
            onClick={() => void resolve('mine')}
          >
            Keep what is written here
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isPending={isPending}
            onClick={() => void resolve('theirs')}
          >
            Take the other version
          </Button>
        </div>
        {why !== null && <p className="mt-3">{why}</p>}
      </Alert>
    );
  }
  return (
    <Alert
      tone="danger"
      title={<FocusedTitle ref={titleRef}>Not saved in your account</FocusedTitle>}
    >
      {!isDealtWith(error) && messageOf(error)} {children}
    </Alert>
  );
}

/** The title of an alert that is focused when the person tries to submit. */
export function FocusedTitle({
  ref,
  children,
}: {
  ref: Ref<HTMLSpanElement>;
  children: ReactNode;
}) {
  return (
    <span ref={ref} tabIndex={-1}>
      {children}
    </span>
  );
}
