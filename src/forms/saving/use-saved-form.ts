import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorCodeOf } from '@/api/errors/problem';
import type { Autosave } from './use-autosave';

/** Of the calls that save: one that fails is tried again, and the form says so. It throws nobody off the page. */
export const SAVE_QUIETLY = { request: { failureIsFor: 'caller' } } as const;

/** Said where a submission finds that the account does not have the last changes. */
export const NOT_SAVED_YET =
  'Your last changes are not saved in your account yet. Please try again.';

/** A form whose copy in the account follows what is typed, and is what is submitted in the end. */
export function useSavedForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  autosave: Autosave<Values>,
  onChange: (values: Values) => void,
) {
  const changed = useEffectEvent(onChange);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => changed(structuredClone(values)),
      }),
    [form],
  );

  /** Saves the form as it stands. @returns whether the account has it. */
  async function saveNow(): Promise<boolean> {
    autosave.change(form.getValues());
    return await autosave.flush();
  }

  /** @returns null where the last changes could not be saved: nothing is submitted. Rejects with the exchange's refusal. */
  async function submit<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    if (!(await autosave.flush())) return null;
    try {
      return await send();
    } catch (error) {
      if (errorCodeOf(error) !== 'stale_version') throw error;
      // Changed elsewhere: the save, refused for the same reason, lets the person choose between the two versions.
      await saveNow();
      return null;
    }
  }

  return { saveNow, submit };
}
