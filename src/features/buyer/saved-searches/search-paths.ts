import type { SavedSearch, SavedSearchParams } from '@generated/model';
import { serializeParams } from '@/api/params-serializer';
import { pathTo } from '@/paths';
import { savedParams } from '@/saved-searches/search-words';

export const casesOf = ({ case_id }: SavedSearchParams) => [...new Set(case_id)];

/** The list that the search narrows; undefined for several cases or all, for which there is no single list. */
export function pathOf({ params }: SavedSearch): string | undefined {
  const [only, another] = casesOf(params);
  return only === undefined || another !== undefined ? undefined : listPath(only, params);
}

export function listPath(id: number, params: SavedSearchParams): string {
  const filters = serializeParams(savedParams(params));
  return `${pathTo('caseClaims', { id })}${filters && `?${filters}`}`;
}
