import type * as zod from 'zod/mini';

interface Reading<Fields> {
  fields: Fields;
  /** What is wrong beyond the schema, by the path of the field. */
  faults: Partial<Record<string, string>>;
}

/** What of a form can be saved while it is filled in: one wrong field keeps no other from it. */
export function savableFields<Fields extends object>(
  schema: zod.ZodMiniType,
  { fields, faults }: Reading<Fields>,
): Partial<Fields> {
  const { error } = schema.safeParse(fields);
  const wrong = new Set([
    ...(error?.issues ?? []).map(({ path: [name] }) => name),
    ...Object.keys(faults).map((path) => path.split('.')[0]),
  ]);
  const savable = Object.entries(fields).filter(([name]) => !wrong.has(name));
  // The same fields, but for some.
  return Object.fromEntries(savable) as Partial<Fields>;
}
