import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      {...rest}
      {...wiring}
      className={clsx(controlStyles, 'field-sizing-content min-h-20 px-3 py-2', className)}
    />
  );
}
