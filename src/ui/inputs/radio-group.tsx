import type { ReactNode } from 'react';
import { ChoiceRow, type ChoiceProps } from './choice-row';
import { useFieldNotes } from './field-notes';

export type RadioGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  orientation?: 'vertical' | 'horizontal';
  className?: string;
  children: ReactNode;
};

export function RadioGroup({
  legend,
  hint,
  error,
  isRequired = false,
  orientation = 'vertical',
  className,
  children,
}: RadioGroupProps) {
  const { describedBy, notes } = useFieldNotes({ hint, error });
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      className={className}
    >
      <legend className="thumb:mb-0 mb-1.5 text-sm font-medium">
        {legend}
        {isRequired && (
          <span aria-hidden className="text-danger-ink ml-0.5">
            *
          </span>
        )}
      </legend>
      <div
        className={
          orientation === 'vertical'
            ? 'thumb:gap-0 grid gap-2'
            : 'thumb:gap-y-0 flex flex-wrap gap-x-5 gap-y-2'
        }
      >
        {children}
      </div>
      <div className="mt-1.5 grid gap-1.5">{notes}</div>
    </fieldset>
  );
}

export type RadioProps = Omit<ChoiceProps, 'error' | 'name' | 'value'> & {
  /** Shared by all radios of a group. */
  name: string;
  value: string;
};

export function Radio(choice: RadioProps) {
  return (
    <ChoiceRow
      {...choice}
      type="radio"
      place="size-6"
      look="rounded-full focus-visible:outline-offset-[-2px]"
    >
      <span className="choice-box pointer-events-none grid size-[18px] place-items-center rounded-full border">
        <span className="size-2 rounded-full bg-current" />
      </span>
    </ChoiceRow>
  );
}
