import { keysOf } from '@/domain/keys-of';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  description?: string;
}

/** Labels as choices of a filter, a list or a field, in declaration order. @param meanings shown below each choice. */
export function choicesOf<Value extends string>(
  labels: Record<Value, string>,
  meanings?: Record<Value, string>,
): Choice<Value>[] {
  return keysOf(labels).map((value) => ({
    value,
    label: labels[value],
    ...(meanings && { description: meanings[value] }),
  }));
}
