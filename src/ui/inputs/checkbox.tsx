import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { mergeRefs } from '../hooks/merge-refs';
import { ChoiceRow, type ChoiceRowProps } from './choice-row';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> &
  ChoiceRowProps & {
    /** Some, not all, of what the box stands for. */
    isIndeterminate?: boolean;
  };

/** Give a `label`, or an `aria-label` where a table leaves no room for words. */
export function Checkbox({
  label,
  description,
  error,
  className,
  isIndeterminate = false,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  const Icon = isIndeterminate ? Minus : Check;
  return (
    <ChoiceRow
      label={label}
      description={description}
      error={error}
      className={className}
      control={(wiring) => (
        <span
          className={clsx('relative grid size-6 shrink-0 place-items-center', !label && className)}
        >
          <input
            {...wiring}
            {...rest}
            ref={mergeRefs(input, ref)}
            type="checkbox"
            className="absolute inset-0 m-0 appearance-none rounded-md focus-visible:outline-offset-[-2px]"
          />
          <span
            className={clsx(
              'choice-box pointer-events-none grid size-[18px] place-items-center rounded-sm border',
              isIndeterminate && 'is-on',
            )}
          >
            <Icon aria-hidden size={14} strokeWidth={3} />
          </span>
        </span>
      )}
    />
  );
}
