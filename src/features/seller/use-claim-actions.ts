import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteMyClaim,
  pauseMyClaim,
  relistMyClaim,
  resumeMyClaim,
  submitMyClaim,
  updateMyClaim,
  withdrawMyClaim,
} from '@generated/api/my-claims/my-claims';
import type { ClaimFields, MyClaim } from '@generated/model';
import { isDealtWith } from '@/api/error-catalogue';
import { messageOf, statusOf } from '@/api/problem';
import { toast } from '@/ui/feedback/toast';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { doneText, questionBefore, type Deed, type OwnClaim } from './action-words';
import { forgetClaim, refreshClaim, rememberClaim } from './claim-cache';

export type Price = Pick<ClaimFields, 'ask_percent' | 'minimum_percent'>;

type Order = { action: Deed } | { action: 'change_price'; price: Price };

const CALLS = {
  submit: submitMyClaim,
  pause: pauseMyClaim,
  resume: resumeMyClaim,
  relist: relistMyClaim,
  withdraw: withdrawMyClaim,
} satisfies Record<Exclude<Deed, 'delete'>, unknown>;

/** @returns the claim as it is now, null where it is deleted. */
async function send(order: Order, { id, lock_version }: OwnClaim): Promise<MyClaim | null> {
  switch (order.action) {
    case 'change_price':
      return updateMyClaim(id, { claim: order.price, lock_version });
    case 'delete':
      await deleteMyClaim(id);
      return null;
    case 'submit':
    case 'pause':
    case 'resume':
    case 'relist':
    case 'withdraw':
      return CALLS[order.action](id, { lock_version });
  }
}

/** Long enough to read what happened and to reach the button. */
const UNDO_MS = 8000;

export type ClaimActions = ReturnType<typeof useClaimActions>;

/**
 * What a seller does with one claim: asked first where it cannot be taken back, then sent, said by a toast, and taken
 * over by every list that shows the claim.
 * @param onDone called after a deed, when the screen shows what has become of the claim.
 */
export function useClaimActions(claim: OwnClaim, onDone?: (deed: Deed) => void) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Deed | null>(null);
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: (order: Order) => send(order, claim),
    onSuccess: (changed, { action }) => {
      if (changed) rememberClaim(queryClient, changed);
      else forgetClaim(queryClient, claim.id);
      toast.success(doneText(action, claim.reference), {
        ...(action === 'pause' &&
          changed && {
            durationMs: UNDO_MS,
            action: { label: 'Undo', onClick: () => void undoPause(queryClient, changed) },
          }),
      });
    },
    onError: (failure) => {
      if (isOutdated(failure)) refreshClaim(queryClient, claim.id);
    },
  });

  async function perform(deed: Deed): Promise<void> {
    try {
      await mutateAsync({ action: deed });
    } catch {
      // `failure` says why.
      return;
    }
    // What was asked about takes its button away with it; pausing and resuming are one button, which keeps the focus.
    if (asked) closeAndFocusHeading(() => setAsked(null));
    onDone?.(deed);
  }

  return {
    /** What waits for an answer. */
    asked,
    start: (deed: Deed) => (questionBefore(deed, claim) ? setAsked(deed) : void perform(deed)),
    confirm: () => asked && void perform(asked),
    cancel: () => {
      reset();
      setAsked(null);
    },
    /** For a form: its shell puts the failure onto the fields or into its banner. */
    changePrice: (price: Price) => mutateAsync({ action: 'change_price', price }),
    pending: isPending ? variables.action : null,
    failure: error && !isDealtWith(error) ? failureText(error) : null,
  };
}

/** The toast outlives the row and the page, so it says itself when it fails. */
async function undoPause(queryClient: QueryClient, paused: MyClaim): Promise<void> {
  try {
    rememberClaim(
      queryClient,
      await resumeMyClaim(paused.id, { lock_version: paused.lock_version }),
    );
    toast.success(doneText('resume', paused.reference));
  } catch (error) {
    if (isOutdated(error)) refreshClaim(queryClient, paused.id);
    if (!isDealtWith(error)) toast.error(failureText(error));
  }
}

/** Whether the refusal tells that the screen shows a claim that no longer is so. */
function isOutdated(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 409 || status === 422;
}

/** Why it was not done, in words. */
export function failureText(error: unknown): string {
  return statusOf(error) === 409
    ? 'This claim was changed meanwhile. Its newest version is loaded: look at it, then try again.'
    : messageOf(error);
}
