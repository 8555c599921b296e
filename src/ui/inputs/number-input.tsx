import { useState } from 'react';
import { groupThousands } from '@/domain/decimals';
import { Input, type InputProps } from './input';

export type NumberInputProps = Omit<
  InputProps,
  'type' | 'inputMode' | 'autoComplete' | 'isNumeric' | 'value' | 'onFocus'
> & { value: string };

/** A decimal number with grouped thousands. It is shown as typed while being edited: a comma would be in the way. */
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
        // Set before the render, which would lose the selection.
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
