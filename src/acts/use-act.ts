import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isOutdated } from '@/api/after-write';
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

/** As much of acting as the dialog that asks needs. */
export type Asking = Omit<Acting, 'start' | 'written'>;

/**
 * The one way to act: asked first where the act says so (`AskedAct` draws it), sent, said by a toast with its undo. Why it
 * failed is drawn by `ActFailure` or `RowFailure`. What the screens show anew follows from the contract (`src/api/after-write.ts`).
 * @param onDone called when the act is done and its dialog is closed.
 * @param onOutdated called when it was refused as out of date, and its dialog is closed. The page's title has the focus by then.
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

  /** A second press on its button may come before the screen shows that it is under way. */
  const underWay = useRef<Act>(null);

  /** False when the exchange refuses (specification, section 8, "Admin update user failure"); `failure` says why. */
  async function perform(act: Act, reason = ''): Promise<boolean> {
    if (underWay.current === act) return false;
    underWay.current = act;
    try {
      await mutateAsync({ act, reason });
    } catch (thrown) {
      // The screen is read anew: a row that leaves its list takes along what it would say.
      if (asked ? isStale(thrown) : isOutdated(thrown)) giveBack(reason, thrown);
      return false;
    } finally {
      underWay.current = null;
    }
    // Without a question an act and what takes it back are one button, which keeps the focus.
    close();
    onDone?.(act);
    return true;
  }

  /** It was about what is no longer so: the person looks at the newest, and may ask anew. */
  function giveBack(reason: string, refusal: unknown): void {
    closeAndFocusHeading(() => putBack(reason));
    onOutdated?.();
    reset();
    toast.error(
      // By then it may be possible no more, and there is nothing to try again.
      sentences(whyNotDone(refusal), reason && 'If you still can, what you wrote is there.'),
    );
  }

  return {
    /** The reason that a question begins with. */
    reason: begun,
    written,
    /** What waits for an answer. */
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
    /** The name of the act under way. */
    pending: isPending ? variables.act.name : null,
    failure: error && whatStands(error),
  };
}

/** The toast outlives the row and the page, so it says itself when it fails. */
async function takeBack(undo: Act): Promise<void> {
  try {
    await undo.send('');
    toast.success(undo.done);
  } catch (error) {
    if (!isDealtWith(error)) toast.error(whyNotDone(error));
  }
}
