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
    <div className={clsx('grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5', className)}>
      <label
        htmlFor={id}
        className={clsx(
          isLabelHidden ? 'sr-only' : 'self-baseline justify-self-start text-sm font-medium',
          !aside && 'col-span-full',
          isRequired && 'required',
        )}
      >
        {label}
      </label>
      <div className="col-span-full grid gap-1.5">
        <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>
          {children}
        </FieldContext>
        {notes}
      </div>
      {/* After the control: Tab leads from one field to the next before it comes to a link beside a label. */}
      {aside && <div className="col-start-2 row-start-1 self-baseline">{aside}</div>}
    </div>
  );
}
