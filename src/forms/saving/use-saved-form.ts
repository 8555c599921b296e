import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorBodyOf, errorCodeOf, mayRetry } from '@/api/errors/problem';
import { useSession } from '@/session/session-store';
import type { Savable } from './savable-fields';
import { useAutosave } from './use-autosave';

/** Of the calls that save: one that fails is tried again, and the form says so. It throws nobody off the page. */
export const SAVE_QUIETLY = { request: { failureIsFor: 'caller' } } as const;

/** Said where a submission finds that the account does not have the last changes. */
export const NOT_SAVED_YET =
  'Your last changes are not saved in your account yet. Please try again.';

/** What the account has of a form, and what it does not have yet. */
interface Known<Fields, Saved> {
  /** As it was saved last; null where nothing was. */
  saved: Saved | null;
  /** What was on its way to the exchange; whether it arrived is not known. */
  sent: Fields | null;
  /** Whether the account lacks what was written last. */
  isUnsaved: boolean;
}

interface SavedFormOptions<Values extends FieldValues, Fields, Saved> {
  form: UseFormReturn<Values, unknown, Fields>;
  /** In whose account it is saved; nobody else's gets it, however the session changes. Null for a visitor. */
  userId: number | null;
  /** As the form begins. */
  begun: Known<Fields, Saved>;
  savable: (values: Values) => Savable<Fields>;
  /** Keeps in this browser what was written. */
  keep: (values: Values, known: Known<Fields, Saved>) => void;
  create: (fields: Fields) => Promise<Saved>;
  update: (fields: Fields, before: Saved) => Promise<Saved>;
  submit: (saved: Saved) => Promise<Saved>;
  /** Asks what the account has by now. */
  readAnew: (saved: Saved | null) => Promise<{ saved: Saved | null; values: Values }>;
}

/**
 * A form that is kept in this browser with every change, and saved in the account after a pause in typing; the account's
 * copy is what is submitted in the end.
 */
export function useSavedForm<Values extends FieldValues, Fields, Saved>(
  options: SavedFormOptions<Values, Fields, Saved>,
) {
  const { form, userId } = options;
  const [saved, setSaved] = useState(options.begun.saved);
  const known = useRef({ ...options.begun, isSubmitted: false });
  const autosave = useAutosave<Values>({ save, mayRetry });

  function keep(values: Values, isUnsaved: boolean): void {
    if (known.current.isSubmitted) return;
    known.current.isUnsaved = isUnsaved;
    options.keep(values, known.current);
  }

  function take(newest: Saved | null): void {
    known.current.saved = newest;
    known.current.sent = null;
    setSaved(newest);
  }

  async function save(values: Values): Promise<void> {
    if (useSession.getState().user?.id !== userId) throw new Error('The session has ended.');
    const { fields, isWhole } = options.savable(values);
    const { sent } = known.current;
    // Sent again as it was: should it have arrived, the exchange answers what it answered then. What was typed since would
    // make a second record, or be refused as if somebody else had changed it.
    if (sent && JSON.stringify(sent) !== JSON.stringify(fields)) await send(sent);
    // Should the tab be gone before the answer, the next one recognises what it finds there as its own.
    known.current.sent = fields;
    keep(form.getValues(), true);
    await send(fields);
    const now = form.getValues();
    keep(now, !isWhole || JSON.stringify(now) !== JSON.stringify(values));
  }

  async function send(fields: Fields): Promise<void> {
    const { saved: before } = known.current;
    try {
      take(before ? await options.update(fields, before) : await options.create(fields));
    } catch (error) {
      // An answer of the exchange, be it of a fault, says that it was not saved: what is typed by then is sent instead.
      if (!mayRetry(error) || errorBodyOf(error)) known.current.sent = null;
      throw error;
    }
  }

  function onChange(values: Values): void {
    keep(values, true);
    if (userId !== null) autosave.change(values);
  }
  const changed = useEffectEvent(onChange);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => changed(structuredClone(values)),
      }),
    [form],
  );
  // What never reached the exchange is saved at once.
  const onOpened = useEffectEvent(() => {
    if (userId !== null && known.current.isUnsaved) onChange(form.getValues());
  });
  useEffect(() => onOpened(), []);

  async function saveNow(): Promise<boolean> {
    autosave.change(form.getValues());
    return await autosave.flush();
  }

  const flush = async () => await (known.current.saved ? autosave.flush() : saveNow());

  return {
    /** What the account has. */
    saved,
    saveState: autosave.state,
    saveError: autosave.error,
    /** Saves now what waits, and a form of which the account has nothing. @returns whether everything is saved. */
    flush,
    /** What the account has at this moment: a save that has just ended is no render yet. */
    savedNow: () => known.current.saved,
    /** Keeps it in this browser once more: something beside the fields has changed. */
    keepAgain: () => keep(form.getValues(), known.current.isUnsaved),
    /** Rejects with the exchange's refusal. @returns null where the last changes could not be saved: nothing is submitted. */
    async submit(): Promise<Saved | null> {
      if (!(await flush()) || !known.current.saved) return null;
      try {
        const submitted = await options.submit(known.current.saved);
        known.current.isSubmitted = true;
        take(submitted);
        return submitted;
      } catch (error) {
        if (errorCodeOf(error) !== 'stale_version') throw error;
        // Changed elsewhere: the save, refused for the same reason, lets the person choose between the two versions.
        await saveNow();
        return null;
      }
    },
    /** It was changed elsewhere: take over what stands there, or write this one over it. */
    async resolveConflict(choice: 'theirs' | 'mine'): Promise<void> {
      const theirs = await options.readAnew(known.current.saved);
      take(theirs.saved);
      if (choice === 'mine') {
        await saveNow();
        return;
      }
      form.reset(theirs.values);
      autosave.forget();
      keep(form.getValues(), false);
    },
  };
}
