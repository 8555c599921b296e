import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isOutdated } from '@/api/errors/problem';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { sentences } from '@/domain/sentences';
import { toast } from '@/ui/feedback/toast';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import type { Act } from './act';
import { useAsked } from './use-asked';
import { isStale, whatStands, whyNotDone } from './why-not-done';

/** Long enough to read what happened and to reach the button. */
export const UNDO_MS = 8000;

export type Acting = ReturnType<typeof useAct>;

/** The part of `Acting` that the dialog of the question needs. */
export type Asking = Omit<Acting, 'start' | 'written'>;

/**
 * The one way to act. An act is asked about first if it says so (`AskedAct` draws the question), then sent, then
 * confirmed by a toast with its undo. `ActFailure` or `RowFailure` shows why it failed. What the screens read again
 * follows from the contract (`src/api/after-write.ts`).
 * @param onDone called when the act is done and its dialog is closed.
 * @param onOutdated called when the act was refused as out of date and its dialog is closed. The page's title has the
 * focus then.
 */
export function useAct(onDone?: (act: Act) => void, onOutdated?: () => void) {
  const { asked, written, reason: begun, ask, putBack, close } = useAsked();
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ act, reason }: { act: Act; reason: string }) => act.send(reason),
    onSuccess: (answer, { act }) => {
      const undo = act.undo?.(answer);
      toast.success(act.done, {
        ...(undo && {
          durationMs: UNDO_MS,
          action: { label: 'Undo', onClick: () => void takeBack(undo) },
        }),
      });
    },
  });

  /** A second press on the button may come before the screen shows that the act is under way. */
  const underWay = useRef<Act>(null);

  /** False if the exchange refuses (specification, section 8, "Admin update user failure"). `failure` says why. */
  async function perform(act: Act, reason = ''): Promise<boolean> {
    if (underWay.current === act) return false;
    underWay.current = act;
    try {
      await mutateAsync({ act, reason });
    } catch (thrown) {
      // The screen is read again, and a row that leaves its list takes its error message with it.
      if (asked ? isStale(thrown) : isOutdated(thrown)) giveBack(reason, thrown);
      return false;
    } finally {
      underWay.current = null;
    }
    // Without a question, an act and its undo share one button, which keeps the focus.
    close();
    onDone?.(act);
    return true;
  }

  /** The act was about an outdated state. The person sees the newest one and may start the act again. */
  function giveBack(reason: string, refusal: unknown): void {
    closeAndFocusHeading(() => putBack(reason));
    onOutdated?.();
    reset();
    toast.error(
      // The act may no longer be possible, so the text does not invite to try again.
      sentences(whyNotDone(refusal), reason && 'If you still can, what you wrote is there.'),
    );
  }

  return {
    /** The reason that the question starts with. */
    reason: begun,
    written,
    /** The act whose question is open. */
    asked,
    start: (act: Act) => {
      reset();
      if (act.question) ask(act);
      else void perform(act);
    },
    confirm: (reason = '') => asked && void perform(asked, reason),
    cancel: (reason = '') => {
      reset();
      putBack(reason);
    },
    /** The name of the act in flight. */
    pending: isPending ? variables.act.name : null,
    failure: error && whatStands(error),
  };
}

/** Reports its own failure, because the toast outlives the row and the page. */
async function takeBack(undo: Act): Promise<void> {
  try {
    await undo.send('');
    toast.success(undo.done);
  } catch (error) {
    if (!isDealtWith(error)) toast.error(whyNotDone(error));
  }
}
