import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error';

type ChoiceWords = {
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
};

/** A checkbox or a switch with the words next to it. */
export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'children'> &
  ChoiceWords;

/** Aligns what is below the words with them, next to a box of 24 px or a switch of 40 px. */
type Indent = 'pl-8' | 'pl-12';

type ChoiceRowProps = ChoiceWords &
  Omit<ComponentProps<'input'>, 'size'> & {
    /** Classes of the space that the control takes. */
    place: string;
    /** Classes of the input, which covers that space. */
    look: string;
    indent?: Indent;
    /** Drawn below the input. */
    children?: ReactNode;
  };

/** A checkbox or a switch with its words next to it, the whole line pressable. Without a label: only the control. */
export function ChoiceRow({
  label,
  description,
  error,
  className,
  place,
  look,
  indent = 'pl-8',
  children,
  ...input
}: ChoiceRowProps) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const control = (
    <span className={clsx('relative grid shrink-0 place-items-center', place, !label && className)}>
      <input
        aria-describedby={clsx(error && errorId, description && descriptionId) || undefined}
        aria-invalid={error ? true : undefined}
        {...input}
        className={clsx('absolute inset-0 m-0 appearance-none', look)}
      />
      {children}
    </span>
  );
  if (!label) return control;
  return (
    <div className={clsx('grid gap-1', className)}>
      <label className="has-disabled:text-muted thumb:py-2.5 flex items-start gap-2 text-sm">
        {control}
        <span className="min-w-0 flex-1 pt-0.5">{label}</span>
      </label>
      {description && (
        <p id={descriptionId} className={clsx('text-muted thumb:-mt-3 -mt-0.5 text-xs', indent)}>
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
