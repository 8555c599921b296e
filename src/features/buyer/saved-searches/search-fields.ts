import type { SavedSearch } from '@generated/model';

/** The fields of a search for a change, which sends all of them. */
export function fieldsOf(
  { name, params, frequency }: SavedSearch,
  change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>,
) {
  return { name, params, frequency, ...change };
}
