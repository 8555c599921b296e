import type { FieldValues, KeepStateOptions, UseFormReturn } from 'react-hook-form';
import { changedValues } from './changed-values';

/**
 * Shows the stored values in the fields that the person has not changed. Changed fields stay as they are and can be
 * saved.
 * @param before the values that changes are compared with.
 */
export function takeOver<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  stored: Values,
  before: FieldValues,
  keep: KeepStateOptions = {},
): void {
  const mine = changedValues(form.getValues(), before);
  form.reset(stored, keep);
  form.reset({ ...stored, ...mine }, { ...keep, keepDefaultValues: true });
}

/** The same for values that were changed elsewhere. If none were, the form stays as it is. */
export function takeOverNewer<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  stored: Values,
): void {
  const { defaultValues = {} } = form.formState;
  if (Object.keys(changedValues(stored, defaultValues)).length === 0) return;
  takeOver(form, stored, defaultValues, {
    keepErrors: true,
    keepTouched: true,
    keepIsSubmitted: true,
  });
}
