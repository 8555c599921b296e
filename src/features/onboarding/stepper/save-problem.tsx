import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf, statusOf } from '@/api/errors/problem';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import type { ClaimDraftHandle } from './use-claim-draft';

/** Why the account does not have what was written, and the way on. */
export function SaveProblem({ handle }: { handle: ClaimDraftHandle }) {
  const { saveState, saveError, claim, resolveConflict } = handle;
  const [isPending, setIsPending] = useState(false);
  if (saveState !== 'refused') return null;

  async function resolve(choice: 'theirs' | 'mine'): Promise<void> {
    setIsPending(true);
    try {
      await resolveConflict(choice);
    } finally {
      setIsPending(false);
    }
  }

  if (statusOf(saveError) === 409) {
    return (
      <Alert tone="danger" title="This draft was changed elsewhere">
        <p>What you wrote here is kept on this device. Which one do you want to go on with?</p>
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
      {!isDealtWith(saveError) && messageOf(saveError)}{' '}
      {claim && (
        <Link className="text-link underline" to={pathTo('myClaim', { id: claim.id })}>
          Look at the claim
        </Link>
      )}
    </Alert>
  );
}
