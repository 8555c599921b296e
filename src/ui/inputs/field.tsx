import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldContext } from './field-context';
import { useFieldNotes } from './field-notes';

export type FieldProps = {
  label: ReactNode;
  /** Help that stays visible while typing. */
  hint?: ReactNode;
  /** The hint stays. The error is added to it and marks the control invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  /** Right of the label, e.g. "Forgot password?". */
  aside?: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
  /** One control of this folder, which picks up the id and the aria attributes by itself. */
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
      {/* After the control: Tab goes from field to field before it reaches a link next to a label. */}
      {aside && <div className="col-start-2 row-start-1 self-baseline">{aside}</div>}
    </div>
  );
}
