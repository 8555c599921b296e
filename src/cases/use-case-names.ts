import { useListCases } from '@generated/api/marketplace/marketplace';

/** As many as the exchange lists on one page: no page of ours asks for more cases by their numbers. */
const ALL = { per_page: 100 } as const;

/** The cases of the marketplace for a choice, and the names behind numbers. */
export function useCaseNames() {
  const query = useListCases(ALL);
  const cases = query.data?.cases;
  const namesOf = (ids: readonly number[]): string | null =>
    ids
      .map((id) => cases?.find((each) => each.id === id)?.name)
      .filter(Boolean)
      .join(', ') || null;
  return { query, namesOf };
}
