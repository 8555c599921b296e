import { type ReactNode, useState } from 'react';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf, statusOf } from '@/api/errors/problem';
import type { SaveState } from '@/forms/use-autosave';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

interface SaveProblemProps {
  state: SaveState;
  error: unknown;
  /** What was changed elsewhere, and where what was written here is. */
  conflict: { title: string; text: string };
  /** It was changed elsewhere: take over what stands there, or write this one over it. */
  onResolve: (choice: 'theirs' | 'mine') => Promise<void>;
  /** A way on where it was refused for another reason. */
  children?: ReactNode;
}

/** Why the account does not have what was written, and the way on. */
export function SaveProblem({ state, error, conflict, onResolve, children }: SaveProblemProps) {
  const [isPending, setIsPending] = useState(false);
  if (state !== 'refused') return null;

  async function resolve(choice: 'theirs' | 'mine'): Promise<void> {
    setIsPending(true);
    try {
      await onResolve(choice);
    } finally {
      setIsPending(false);
    }
  }

  if (statusOf(error) === 409) {
    return (
      <Alert tone="danger" title={conflict.title}>
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
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title="Not saved in your account">
      {!isDealtWith(error) && messageOf(error)} {children}
    </Alert>
  );
}
