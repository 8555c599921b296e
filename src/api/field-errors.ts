import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorBodyOf } from './problem';

/**
 * Puts the exchange's messages onto the fields of a form.
 * @param prefix what stands before the form's fields in the body, as in `user.`
 * @returns the messages of fields the form does not show, for its banner.
 */
export function setFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  prefix = '',
): string[] {
  const errors = Object.entries(errorBodyOf(error)?.errors ?? {});
  const elsewhere: string[] = [];
  let focused = false;
  for (const [path, messages] of errors) {
    const field = fields.find((name) => `${prefix}${name}` === path || name === path);
    if (field) {
      setError(field, { type: 'server', message: messages[0] ?? '' }, { shouldFocus: !focused });
      focused = true;
    } else {
      elsewhere.push(...messages);
    }
  }
  return elsewhere;
}
