import type { SavedSearch } from '@generated/model';

/** What a change of a search sends: all of its fields. */
export function fieldsOf(
  { name, params, frequency }: SavedSearch,
  change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>,
) {
  return { name, params, frequency, ...change };
}
