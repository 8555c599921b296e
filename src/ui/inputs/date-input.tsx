import type { ComponentProps } from 'react';
import { Input } from './input';

/** Value, min and max are ISO dates (`2025-07-31`); the browser shows them in the visitor's format. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'size'>) {
  return <Input {...props} type="date" />;
}
