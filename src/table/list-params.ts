import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Query } from '@generated/queries';
import { paramsInAddress } from '@/api/address-params';
import { serializeParams } from '@/api/params-serializer';

/** What is shown: the parameters, and the contract's defaults where the address does not say. */
type View<Params, Defaults> = Params & {
  [Name in keyof Defaults & keyof Params]-?: NonNullable<Params[Name]>;
};

interface ListAddress<Params> {
  /** What the page itself sets, whatever the address says. */
  fixed?: Partial<Params> | undefined;
  /** What else is not the address's to set, for the page would show no sign of it. */
  except?: readonly string[] | undefined;
  /** What clearing leaves. */
  tabs?: readonly (keyof Params & string)[] | undefined;
  /** What else in the address belongs to the list and stays with every change. */
  kept?: readonly string[] | undefined;
}

/**
 * The state of a list lives in the URL alone, so that a reload, a shared link and the back button show the same view.
 * Any change but that of the page leads back to page 1.
 */
export function useListParams<Params extends object, Defaults extends Partial<Params>>(
  query: Query<Params, Defaults>,
  { fixed, except = [], tabs = [], kept = [] }: ListAddress<Params> = {},
) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const exceptNames = [...Object.keys(fixed ?? {}), ...except].join();
  const params = useMemo(
    () => paramsInAddress(query, search, exceptNames.split(',')),
    [query, search, exceptNames],
  );

  function setParams(change: { [Name in keyof Params]?: Params[Name] | undefined }): void {
    const next = { ...params, ...('page' in change ? {} : { page: undefined }), ...change };
    show(serializeParams(withoutDefaults(next)), 'search' in change);
  }

  /** Not by `setSearchParams`, which would write the commas as %2C. */
  function show(text: string, replace = false): void {
    const others = kept.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
    });
    const next = [text, ...others].filter(Boolean).join('&');
    void navigate({ search: next && `?${next}` }, { replace });
  }

  // Of a parameter with a default there is always one or the other.
  const view = { ...query.defaults, ...params } as View<Params, Defaults>;
  const clear = () =>
    show(serializeParams(Object.fromEntries(tabs.map((name) => [name, params[name]]))));
  return { params, asked: { ...params, ...fixed }, view, setParams, clear };
}

/** Page 1 and empty texts need no place in the address. */
function withoutDefaults(params: object): object {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => value !== '' && !(name === 'page' && value === 1),
    ),
  );
}
