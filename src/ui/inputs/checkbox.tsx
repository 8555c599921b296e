import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mergeRefs } from '../hooks/merge-refs';
import { ChoiceRow, type ChoiceProps } from './choice-row';

export type CheckboxProps = ChoiceProps & {
  /** Some, but not all, of what the box represents is chosen. */
  isIndeterminate?: boolean;
};

/** Needs a `label`, or an `aria-label` if a table leaves no room for words. */
export function Checkbox({ isIndeterminate = false, ref, ...choice }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  const Icon = isIndeterminate ? Minus : Check;
  return (
    <ChoiceRow
      {...choice}
      ref={mergeRefs(input, ref)}
      type="checkbox"
      place="size-6"
      look="rounded-md focus-visible:outline-offset-[-2px]"
    >
      <span
        className={clsx(
          'choice-box pointer-events-none grid size-[18px] place-items-center rounded-sm border',
          isIndeterminate && 'is-on',
        )}
      >
        <Icon aria-hidden size={14} strokeWidth={3} />
      </span>
    </ChoiceRow>
  );
}
