import { clsx } from 'clsx';
import { useId, type ReactElement, type ReactNode } from 'react';
import { FieldError } from './field-error';

export type ChoiceRowProps = {
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
};

/** What stands under the words begins where they do: beside a box of 24 px, or a switch of 40. */
type Indent = 'pl-8' | 'pl-12';

type Wiring = { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** A box or a switch with its words beside it, the whole line pressable. Without a label: only the control. */
export function ChoiceRow({
  label,
  description,
  error,
  className,
  indent = 'pl-8',
  control,
}: ChoiceRowProps & { indent?: Indent; control: (wiring: Wiring) => ReactElement }) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const node = control({
    'aria-describedby': clsx(error && errorId, description && descriptionId) || undefined,
    'aria-invalid': error ? true : undefined,
  });
  if (!label) return node;
  return (
    <div className={clsx('grid gap-1', className)}>
      <label className="has-disabled:text-muted flex items-start gap-2 text-sm">
        {node}
        <span className="min-w-0 flex-1 pt-0.5">{label}</span>
      </label>
      {description && (
        <p id={descriptionId} className={clsx('text-muted -mt-0.5 text-xs', indent)}>
          {description}
        </p>
      )}
      {error && (
        <div className={indent}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
