import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlHeight, controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

export type InputProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
  /** Inside the box on the left, e.g. "$". Decoration: the label must say the same in words. */
  prefix?: ReactNode;
  /** Inside the box on the right, e.g. "%". Decoration too. */
  suffix?: ReactNode;
  /** A small IconButton inside the box on the right. */
  trailing?: ReactNode;
  /** Right-aligned tabular figures for amounts and percentages. */
  isNumeric?: boolean;
};

export function Input({ prefix, suffix, trailing, isNumeric, className, ...rest }: InputProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={clsx('relative block', className)}>
      {prefix && (
        <span aria-hidden className="control-affix left-0">
          {prefix}
        </span>
      )}
      <input
        type="text"
        {...rest}
        {...wiring}
        className={clsx(
          controlStyles,
          controlHeight,
          prefix ? 'pl-9' : 'pl-3',
          suffix || trailing ? 'thumb:pr-12 pr-10' : 'pr-3',
          isNumeric && 'tabular text-right',
        )}
      />
      {suffix && (
        <span aria-hidden className="control-affix right-0">
          {suffix}
        </span>
      )}
      {trailing && <span className="absolute inset-y-0 right-1 grid items-center">{trailing}</span>}
    </span>
  );
}
