import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Query, QueryField } from '@generated/queries';
import { serializeParams } from '@/api/params-serializer';

/** One value as its field has it, or undefined where the contract does not allow it. */
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

/** Reads a list's query from the URL. What does not fit the contract (a typed-in address) is left out, not an error. */
function readListParams<Params>(query: Query<Params>, search: URLSearchParams): Params {
  const params: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<QueryField>(query.fields)) {
    const text = search.get(name);
    if (!text) continue;
    const value = field.isList
      ? text.split(',').flatMap((item) => read(item, field) ?? [])
      : read(text, field);
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) params[name] = value;
  }
  // Each value was checked by the contract's rules for its name.
  return params as Params;
}

/** What is shown: the parameters, and the contract's defaults where the address does not say. */
type View<Params, Defaults> = Params & {
  [Name in keyof Defaults & keyof Params]-?: NonNullable<Params[Name]>;
};

/**
 * The state of a list lives in the URL alone, so that a reload, a shared link and the back button show the same view.
 * Any change but that of the page leads back to page 1.
 */
export function useListParams<Params extends object, Defaults extends Partial<Params>>(
  query: Query<Params, Defaults>,
  /** What the page itself sets, whatever the address says. */
  fixed: Partial<Params> = {},
) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const fixedNames = Object.keys(fixed).join();
  const params = useMemo(
    () => withoutNames(readListParams(query, search), fixedNames.split(',')),
    [query, search, fixedNames],
  );

  function setParams(change: { [Name in keyof Params]?: Params[Name] | undefined }): void {
    const next = { ...params, ...('page' in change ? {} : { page: undefined }), ...change };
    show(serializeParams(withoutDefaults(next)), 'search' in change);
  }

  /** Not by `setSearchParams`, which would write the commas as %2C. */
  function show(text: string, replace = false): void {
    void navigate({ search: text && `?${text}` }, { replace });
  }

  // Of a parameter with a default there is always one or the other.
  const view = { ...query.defaults, ...params } as View<Params, Defaults>;
  return { params, view, setParams, clear: () => show('') };
}

function withoutNames<Params extends object>(params: Params, names: readonly string[]): Params {
  // What is left are still parameters of the query, all of which are optional.
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => !names.includes(name)),
  ) as Params;
}

/** Page 1 and empty texts need no place in the address. */
function withoutDefaults(params: object): object {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => value !== '' && !(name === 'page' && value === 1),
    ),
  );
}
