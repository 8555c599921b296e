import type * as zod from 'zod/mini';

interface Reading<Fields> {
  fields: Fields;
  /** What is wrong beyond the schema, by the path of the field. */
  faults: Partial<Record<string, string>>;
}

export interface Savable<Fields> {
  fields: Fields;
  /** Whether nothing is wrong, so that nothing stays behind. */
  isWhole: boolean;
}

/**
 * What of a form can be saved while it is filled in: one wrong field keeps no other from it.
 * @param together fields that are compared with each other: where one is wrong all stay behind. A lower ask sent without
 * the minimum above it would be refused for the minimum that is stored, and everything else with it.
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
  // The same fields, but for some.
  return { fields: Object.fromEntries(savable) as Partial<Fields>, isWhole: wrong.size === 0 };
}
