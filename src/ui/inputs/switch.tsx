import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ChoiceRow, type ChoiceRowProps } from './choice-row';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & ChoiceRowProps;

/** For what takes effect at once; a choice that is sent with a form is a Checkbox. */
export function Switch({ label, description, error, className, ...rest }: SwitchProps) {
  return (
    <ChoiceRow
      label={label}
      description={description}
      error={error}
      className={className}
      indent="pl-12"
      control={(wiring) => (
        <span
          className={clsx(
            'relative grid h-6 w-10 shrink-0 place-items-center',
            !label && className,
          )}
        >
          <input
            {...wiring}
            {...rest}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
            role="switch"
            className="switch absolute inset-0 m-0 appearance-none rounded-full"
          />
        </span>
      )}
    />
  );
}
