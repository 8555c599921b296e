import { lazy, Suspense } from 'react';
import { actionLabel, questionBefore, type OwnClaim } from './action-words';
import type { ClaimActions } from './use-claim-actions';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/ui/overlay/confirm-dialog')).ConfirmDialog,
}));

/** Asks before what cannot be taken back, and says there why it was refused. */
export function ClaimQuestion({ claim, actions }: { claim: OwnClaim; actions: ClaimActions }) {
  const { asked, confirm, cancel, pending, failure } = actions;
  const question = asked && questionBefore(asked, claim);
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && cancel()}
        title={question.title}
        description={question.consequence}
        confirmLabel={actionLabel(asked, claim.status)}
        tone={question.isDangerous ? 'danger' : 'primary'}
        isPending={pending !== null}
        error={failure}
        onConfirm={confirm}
      />
    </Suspense>
  );
}
