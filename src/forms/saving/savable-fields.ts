import type * as zod from 'zod/mini';

interface Reading<Fields> {
  fields: Fields;
  /** Faults beyond the schema, by the path of the field. */
  faults: Partial<Record<string, string>>;
}

export interface Savable<Fields> {
  fields: Fields;
  /** Whether nothing is wrong, so that every field can be saved. */
  isWhole: boolean;
}

/**
 * The part of a form that can be saved while it is being filled in. One wrong field does not hold back the others.
 * @param together fields that are compared with each other: if one is wrong, none is saved. A lower ask sent without
 * the minimum above it would be refused because of the stored minimum, and everything else with it.
 */
export function savableFields<Fields extends object>(
  schema: zod.ZodMiniType,
  { fields, faults }: Reading<Fields>,
  together: readonly (readonly (keyof Fields & string)[])[] = [],
): Savable<Partial<Fields>> {
  const { error } = schema.safeParse(fields);
  const wrong = new Set([
    ...(error?.issues ?? []).map(({ path: [name] }) => name),
    ...Object.keys(faults).map((path) => path.split('.')[0]),
  ]);
  for (const group of together) {
    if (group.some((name) => wrong.has(name))) for (const name of group) wrong.add(name);
  }
  const savable = Object.entries(fields).filter(([name]) => !wrong.has(name));
  // The same fields, except for those left out.
  return { fields: Object.fromEntries(savable) as Partial<Fields>, isWhole: wrong.size === 0 };
}
