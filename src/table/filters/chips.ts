import type { FilterChip } from '@/ui/filters/filter-chips';
import {
  chosenIn,
  namesOf,
  textIn,
  type AnyFilter,
  type FilterParams,
  type SetFilterParams,
} from './list-filter';

/** What narrows the list now, in the order of its filters. The cross of a chip removes one value. */
export function chipsOf(
  filters: readonly AnyFilter[],
  params: FilterParams,
  setParams: SetFilterParams,
): FilterChip[] {
  return filters.flatMap((filter) => chipsOfOne(filter, params, setParams));
}

function chipsOfOne(
  filter: AnyFilter,
  params: FilterParams,
  setParams: SetFilterParams,
): FilterChip[] {
  switch (filter.kind) {
    case 'choice': {
      const { param, label, options } = filter;
      const chosen = chosenIn(params, param);
      return chosen.map((value) => ({
        key: `${param} ${value}`,
        name: label,
        value: options.find((option) => option.value === value)?.label ?? value,
        onRemove: () => setParams({ [param]: chosen.filter((each) => each !== value) }),
      }));
    }
    case 'record': {
      const { param, label, nameOf } = filter;
      const ids = chosenIn(params, param).map(Number);
      return ids.map((id) => ({
        key: `${param} ${id}`,
        name: label,
        value: nameOf(id) ?? `No. ${id}`,
        onRemove: () => setParams({ [param]: ids.filter((each) => each !== id) }),
      }));
    }
    case 'range': {
      const { min, max, label, format } = filter;
      const value = rangeWords(textIn(params, min), textIn(params, max), format);
      const onRemove = () => setParams({ [min]: undefined, [max]: undefined });
      return value === null ? [] : [{ key: min, name: label, value, onRemove }];
    }
    case 'flag': {
      const { param, label, hasNoSwitch } = filter;
      const isOn = params[param];
      // A switch is in the toolbar and shows by itself that it is on.
      if (isOn === undefined || (isOn && !hasNoSwitch)) return [];
      const onRemove = () => setParams({ [param]: undefined });
      return [{ key: param, name: label, value: isOn ? 'Yes' : 'No', onRemove }];
    }
  }
}

function rangeWords(
  min: string | undefined,
  max: string | undefined,
  format: (decimal: string) => string,
): string | null {
  if (min === undefined) return max === undefined ? null : `up to ${format(max)}`;
  return max === undefined ? `from ${format(min)}` : `${format(min)} to ${format(max)}`;
}

/** How many filters are set, for the button that hides them on a phone. */
export function countSet(filters: readonly AnyFilter[], params: FilterParams): number {
  return filters.filter((filter) => namesOf(filter).some((name) => params[name] !== undefined))
    .length;
}
