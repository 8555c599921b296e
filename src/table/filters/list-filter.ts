import { choicesOf } from '@/labels/choices';
import type { Choice } from '@/ui/filters/choice-list';

/** The names of a query's parameters that hold a given type. */
type NamesOf<Params, Type> = {
  [Name in keyof Params]-?: NonNullable<Params[Name]> extends Type ? Name : never;
}[keyof Params] &
  string;

type ItemOf<Values> = NonNullable<Values> extends readonly (infer Item)[] ? Item : never;

/** Several values of one parameter, joined by commas in the address. */
type ChoiceFilterOf<Params> = {
  [Name in NamesOf<Params, readonly string[]>]: {
    kind: 'choice';
    param: Name;
    label: string;
    options: readonly Choice<ItemOf<Params[Name]>>[];
  };
}[NamesOf<Params, readonly string[]>];

/** A choice of the values that have a label, in the order of the labels. */
export function choiceFilter<Name extends string, Value extends string>(
  param: Name,
  label: string,
  labels: Record<Value, string>,
) {
  return { kind: 'choice' as const, param, label, options: choicesOf(labels) };
}

/** A switch: on, or not set. A chip shows a value that only an address can set, as it does for the other filters. */
interface FlagFilterOf<Params> {
  kind: 'flag';
  param: NamesOf<Params, boolean>;
  label: string;
  /** Only another page sets it, and a chip shows that it is on. */
  hasNoSwitch?: boolean;
}

/** A range of decimals that includes both ends. */
interface RangeFilterOf<Params> {
  kind: 'range';
  min: NamesOf<Params, string>;
  max: NamesOf<Params, string>;
  label: string;
  /** "USD", or "% of face". */
  unit: string;
  /** Turns what is typed into a decimal; null if it is none. */
  read: (text: string) => string | null;
  /** The message if it is none. */
  asksFor: string;
  /** Formats an end of the range for its chip. */
  format: (decimal: string) => string;
}

/** Records by their numbers, set by another page. It has only a chip, which can be removed. */
interface RecordFilterOf<Params, Row> {
  kind: 'record';
  param: NamesOf<Params, readonly number[]>;
  label: string;
  /** The name of a record, taken from a row that refers to it. */
  nameIn: (row: Row, id: number) => string | null;
}

/**
 * One way to narrow a list, declared once: its control, its chip and its parameter in the address follow from this.
 * Only a parameter of the operation, with values of its type, compiles.
 */
export type ListFilter<Params, Row> =
  | ChoiceFilterOf<Params>
  | FlagFilterOf<Params>
  | RangeFilterOf<Params>
  | RecordFilterOf<Params, Row>;

/**
 * A filter as its control and its chip see it. The declaration has checked each parameter against its type, which a
 * component for every list cannot name.
 */
export type AnyFilter =
  | {
      kind: 'choice';
      param: string;
      label: string;
      options: readonly Choice<string>[];
    }
  | FlagFilterOf<Record<string, boolean>>
  | RangeFilterOf<Record<string, string>>
  | { kind: 'record'; param: string; label: string; nameOf: (id: number) => string | null };

/** The parameters that a filter sets. */
export function namesOf(filter: { param: string } | { min: string; max: string }): string[] {
  return 'param' in filter ? [filter.param] : [filter.min, filter.max];
}

/** The parameters that filters read and set, by name. */
export type FilterParams = Readonly<Record<string, unknown>>;
export type SetFilterParams = (change: Record<string, unknown>) => void;

export function chosenIn(params: FilterParams, name: string): readonly string[] {
  const value = params[name];
  return Array.isArray(value) ? value.map(String) : [];
}

export function textIn(params: FilterParams, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}
