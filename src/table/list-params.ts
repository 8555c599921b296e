import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Query } from '@generated/queries/query';
import { paramsInAddress } from '@/api/address-params';
import { serializeParams } from '@/api/params-serializer';

/** What is shown: the parameters, with the contract's defaults for those that the address does not set. */
type View<Params, Defaults> = Params & {
  [Name in keyof Defaults & keyof Params]-?: NonNullable<Params[Name]>;
};

interface ListAddress<Params> {
  /** What the page itself sets, regardless of the address. */
  fixed?: Partial<Params> | undefined;
  /** Other parameters that the address may not set, because the page would show no sign of them. */
  except?: readonly string[] | undefined;
  /** The parameters that clearing leaves. */
  tabs?: readonly (keyof Params & string)[] | undefined;
  /** Other parts of the address that belong to the list and survive every change. */
  kept?: readonly string[] | undefined;
}

/**
 * The state of a list lives only in the URL, so that a reload, a shared link and the back button show the same view.
 * Any change other than that of the page leads back to page 1.
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

  /** Does not use `setSearchParams`, which would write the commas as %2C. */
  function show(text: string, replace = false): void {
    const others = kept.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
    });
    const next = [text, ...others].filter(Boolean).join('&');
    void navigate({ search: next && `?${next}` }, { replace });
  }

  // A parameter with a default always has one of the two values.
  const view = { ...query.defaults, ...params } as View<Params, Defaults>;
  const clear = () =>
    show(serializeParams(Object.fromEntries(tabs.map((name) => [name, params[name]]))));
  return { params, asked: { ...params, ...fixed }, view, setParams, clear };
}

/** Page 1 and empty texts are left out of the address. */
function withoutDefaults(params: object): object {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => value !== '' && !(name === 'page' && value === 1),
    ),
  );
}
