import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorBodyOf } from './problem';

/**
 * Puts the exchange's messages onto the fields of a form.
 * @param shown the names of the fields on the screen, such as `email` or `assets.0.symbol`
 * @param prefix what precedes the form's fields in the body, such as `user.`
 * @returns the messages of all other fields, for the form's banner.
 */
export function setFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  shown: Pick<ReadonlySet<string>, 'has'>,
  prefix = '',
): string[] {
  const elsewhere: string[] = [];
  let focused = false;
  for (const [path, messages] of Object.entries(errorBodyOf(error)?.errors ?? {})) {
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    if (shown.has(name)) {
      const fault = { type: 'server', message: messages[0] ?? '' };
      setError(name as Path<Values>, fault, { shouldFocus: !focused });
      focused = true;
    } else {
      elsewhere.push(...messages);
    }
  }
  return elsewhere;
}
