import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlHeight, controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

/** The browser's own list: nothing to load, right on a phone, and searchable by typing. */
export function Select({ className, children, ...rest }: Omit<ComponentProps<'select'>, 'size'>) {
  const wiring = useFieldControl(rest);
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...rest}
        {...wiring}
        className={clsx(controlStyles, controlHeight, 'appearance-none truncate pr-8 pl-3')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="text-muted pointer-events-none absolute inset-y-0 right-2.5 my-auto"
      />
    </span>
  );
}

/** The choices of a Select, after its empty one if it has one. */
export function Options({ choices }: { choices: readonly { value: string; label: string }[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
