import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldErrorLine } from './field-error';

/** The hint and the error below a field or a group of choices, and the ids by which the controls refer to them. */
export function useFieldNotes({ hint, error }: { hint: ReactNode; error: ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    id,
    describedBy: clsx(error && errorId, hint && hintId) || undefined,
    notes: (
      <>
        {hint && (
          <p id={hintId} className="text-muted text-xs">
            {hint}
          </p>
        )}
        <FieldErrorLine id={errorId}>{error}</FieldErrorLine>
      </>
    ),
  };
}
