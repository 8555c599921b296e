import type { FilterChip } from '@/ui/filters/filter-chips';

/** One chip for each chosen value of a filter; its cross takes the value out of the choice. */
export function choiceChips<Value extends string>(
  name: string,
  labels: Record<Value, string> | ((value: Value) => string),
  chosen: readonly Value[] = [],
  onChange: (chosen: Value[]) => void,
): FilterChip[] {
  return chosen.map((value) => ({
    key: `${name} ${value}`,
    name,
    value: typeof labels === 'function' ? labels(value) : labels[value],
    onRemove: () => onChange(chosen.filter((each) => each !== value)),
  }));
}
