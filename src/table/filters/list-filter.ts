import { choicesOf } from '@/labels/choices';
import type { Choice } from '@/ui/filters/choice-list';

/** The names of a query's parameters that hold a type. */
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

/** One switch: on, or not asked for. What only an address asks for, as for the others, is said on a chip. */
interface FlagFilterOf<Params> {
  kind: 'flag';
  param: NamesOf<Params, boolean>;
  label: string;
  /** Only another page sets it: a chip says that it is on. */
  hasNoSwitch?: boolean;
}

/** From and to of a decimal; both ends count. */
interface RangeFilterOf<Params> {
  kind: 'range';
  min: NamesOf<Params, string>;
  max: NamesOf<Params, string>;
  label: string;
  /** "USD", or "% of face". */
  unit: string;
  /** Makes a decimal of what is typed; null where it is none. */
  read: (text: string) => string | null;
  /** Said where it is none. */
  asksFor: string;
  /** An end of the range, on its chip. */
  format: (decimal: string) => string;
}

/** Records by their numbers, narrowed to on another page: only a chip, which can be taken away. */
interface RecordFilterOf<Params, Row> {
  kind: 'record';
  param: NamesOf<Params, readonly number[]>;
  label: string;
  /** The name of a record, read off the rows that are about it. */
  nameIn: (row: Row, id: number) => string | null;
}

/**
 * One way to narrow a list, declared once: its control, its chip and its parameter in the address come from here. Only
 * a parameter of the operation, with values of its type, compiles.
 */
export type ListFilter<Params, Row> =
  | ChoiceFilterOf<Params>
  | FlagFilterOf<Params>
  | RangeFilterOf<Params>
  | RecordFilterOf<Params, Row>;

/**
 * A filter as its control and its chip see it. The declaration has tied each parameter to its type, which a component
 * for every list cannot name.
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
