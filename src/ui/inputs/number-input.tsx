import { useState } from 'react';
import { groupThousands } from '@/domain/decimals';
import { Input, type InputProps } from './input';

export type NumberInputProps = Omit<
  InputProps,
  'type' | 'inputMode' | 'autoComplete' | 'isNumeric' | 'value' | 'onFocus'
> & { value: string };

/** A decimal: grouped by thousands as people read it, and as it was typed while it is typed, where a comma would be in the way. */
export function NumberInput({ value, onBlur, ...rest }: NumberInputProps) {
  const [isTyped, setTyped] = useState(false);
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      isNumeric
      value={!isTyped && /^\d+(\.\d+)?$/.test(value) ? groupThousands(value) : value}
      onFocus={({ currentTarget: input }) => {
        setTyped(true);
        // Ahead of the render, which would lose what is selected.
        input.value = value;
        input.select();
      }}
      onBlur={(event) => {
        setTyped(false);
        onBlur?.(event);
      }}
    />
  );
}
