import { createContext, useContext, type ReactNode } from 'react';
import { ChoiceRow, type ChoiceProps } from './choice-row';
import { useFieldNotes } from './field-notes';

type Group = {
  name: string;
  value: string | undefined;
  onChange: ((value: string) => void) | undefined;
};

const GroupContext = createContext<Group | null>(null);

export type RadioGroupProps = {
  legend: ReactNode;
  isLegendHidden?: boolean;
  name?: string;
  /** Leave value and onChange out where a form library registers each Radio. */
  value?: string | undefined;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  orientation?: 'vertical' | 'horizontal';
  className?: string;
  children: ReactNode;
};

export function RadioGroup({
  legend,
  isLegendHidden = false,
  name,
  value,
  onChange,
  hint,
  error,
  isRequired = false,
  orientation = 'vertical',
  className,
  children,
}: RadioGroupProps) {
  const { id, describedBy, notes } = useFieldNotes({ hint, error });
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      className={className}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'thumb:mb-0 mb-1.5 text-sm font-medium'}>
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
        <GroupContext value={{ name: name ?? id, value, onChange }}>{children}</GroupContext>
      </div>
      <div className="mt-1.5 grid gap-1.5">{notes}</div>
    </fieldset>
  );
}

export type RadioProps = Omit<ChoiceProps, 'error' | 'value'> & { value: string };

export function Radio({ value, ...choice }: RadioProps) {
  const group = useContext(GroupContext);
  const choose = group?.onChange;
  return (
    <ChoiceRow
      {...(choose ? { checked: group.value === value, onChange: () => choose(value) } : undefined)}
      name={group?.name}
      {...choice}
      type="radio"
      value={value}
      place="size-6"
      look="rounded-full focus-visible:outline-offset-[-2px]"
    >
      <span className="choice-box pointer-events-none grid size-[18px] place-items-center rounded-full border">
        <span className="size-2 rounded-full bg-current" />
      </span>
    </ChoiceRow>
  );
}
