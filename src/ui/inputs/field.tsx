import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context';
import { FieldErrorLine } from './field-error';

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
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(error && errorId, hint && hintId) || undefined;

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
      {hint && (
        <p id={hintId} className="text-muted text-xs">
          {hint}
        </p>
      )}
      <FieldErrorLine id={errorId}>{error}</FieldErrorLine>
    </div>
  );
}
