import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorBodyOf, errorCodeOf, mayRetry } from '@/api/errors/problem';
import { useSession } from '@/session/session-store';
import type { Savable } from './savable-fields';
import { useAutosave } from './use-autosave';

/** For the calls that save. A failed one is retried, and the form says so. It throws nobody off the page. */
export const SAVE_QUIETLY = { request: { failureIsFor: 'caller' } } as const;

/** The message if a submission finds that the account lacks the last changes. */
export const NOT_SAVED_YET =
  'Your last changes are not saved in your account yet. Please try again.';

/** What the account has of a form, and what it lacks. */
interface Known<Fields, Saved> {
  /** As last saved; null if nothing was. */
  saved: Saved | null;
  /** What was being sent to the exchange. Whether it arrived is unknown. */
  sent: Fields | null;
  /** Whether the account lacks the latest content. */
  isUnsaved: boolean;
}

interface SavedFormOptions<Values extends FieldValues, Fields, Saved> {
  form: UseFormReturn<Values, unknown, Fields>;
  /** The account in which it is saved. However the session changes, no other account gets it. Null for a visitor. */
  userId: number | null;
  /** The state in which the form opens. */
  begun: Known<Fields, Saved>;
  savable: (values: Values) => Savable<Fields>;
  /** Keeps the values in this browser. */
  keep: (values: Values, known: Known<Fields, Saved>) => void;
  create: (fields: Fields) => Promise<Saved>;
  update: (fields: Fields, before: Saved) => Promise<Saved>;
  submit: (saved: Saved) => Promise<Saved>;
  /** Reads what the account has now. */
  readAnew: (saved: Saved | null) => Promise<{ saved: Saved | null; values: Values }>;
}

/**
 * A form that is kept in this browser with every change and saved in the account after a pause in typing. The account's
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
    // Sends the previous content again unchanged. If it had arrived, the exchange repeats its answer. Content typed
    // since would create a second record, or be refused as if somebody else had changed it.
    if (sent && JSON.stringify(sent) !== JSON.stringify(fields)) await send(sent);
    // If the tab is closed before the answer, the next one recognises this content as its own.
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
      // Any answer of the exchange, even a fault, means that nothing was saved. The latest content is sent instead.
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
  // Content that never reached the exchange is saved at once.
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
    /** Saves pending content now, or the whole form if the account has none of it. @returns whether all is saved. */
    flush,
    /** What the account has at this moment. A save that has just ended has not been rendered yet. */
    savedNow: () => known.current.saved,
    /** Keeps the form in this browser once more, after a change outside its fields. */
    keepAgain: () => keep(form.getValues(), known.current.isUnsaved),
    /** Rejects with the exchange's refusal. @returns null, and submits nothing, if the last changes are not saved. */
    async submit(): Promise<Saved | null> {
      if (!(await flush()) || !known.current.saved) return null;
      try {
        const submitted = await options.submit(known.current.saved);
        known.current.isSubmitted = true;
        take(submitted);
        return submitted;
      } catch (error) {
        if (errorCodeOf(error) !== 'stale_version') throw error;
        // Changed elsewhere. The save, refused for the same reason, lets the person choose between the two versions.
        await saveNow();
        return null;
      }
    },
    /** Resolves a change made elsewhere: takes over the stored version, or overwrites it with this one. */
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
