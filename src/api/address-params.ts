import type { Query, QueryField } from '../../generated/queries/query.ts';

/** One value, typed as its field is; undefined if the contract does not allow it. */
function read(text: string, field: QueryField): string | number | boolean | undefined {
  if (field.type === 'integer') {
    const number = Number(text);
    const isAllowed =
      /^\d{1,10}$/.test(text) &&
      number >= (field.minimum ?? 0) &&
      number <= (field.maximum ?? Infinity);
    return isAllowed ? number : undefined;
  }
  if (field.type === 'boolean')
    return text === 'true' ? true : text === 'false' ? false : undefined;
  const isAllowed =
    (field.enum?.includes(text) ?? true) &&
    (field.pattern === undefined || new RegExp(field.pattern, 'u').test(text)) &&
    text.length >= (field.minLength ?? 0) &&
    text.length <= (field.maxLength ?? Infinity);
  return isAllowed ? text : undefined;
}

/**
 * Reads a query from the address. Anything that does not fit the contract (a typed-in address) is left out without an
 * error.
 * @param except parameters that the address may not set.
 */
export function paramsInAddress<Params>(
  query: Pick<Query<Params>, 'fields'>,
  search: URLSearchParams,
  except: readonly string[] = [],
): Params {
  const params: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<QueryField>(query.fields)) {
    const text = search.get(name);
    if (!text || except.includes(name)) continue;
    const value = field.isList
      ? text.split(',').flatMap((item) => read(item, field) ?? [])
      : read(text, field);
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) params[name] = value;
  }
  // Each value was checked against the contract's rules for its name.
  return params as Params;
}
