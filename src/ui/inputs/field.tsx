import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldContext } from './field-context';
import { useFieldNotes } from './field-notes';

export type FieldProps = {
  label: ReactNode;
  /** Help that stays visible while typing. */
  hint?: ReactNode;
  /** Replaces nothing: the hint stays, the error joins it and marks the control invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  /** Right of the label, e.g. "Forgot password?". */
  aside?: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
  /** One control of this folder: it picks up the id and the aria wiring by itself. */
  children: ReactNode;
};

export function Field({
  label,
  hint,
  error,
  isRequired = false,
  aside,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const { id, describedBy, notes } = useFieldNotes({ hint, error });
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className={clsx('text-sm font-medium', isRequired && 'required')}>
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>
        {children}
      </FieldContext>
      {notes}
    </div>
  );
}
