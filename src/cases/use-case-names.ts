import { useListCases } from '@generated/api/marketplace/marketplace';
import { countOf } from '@/domain/sentences';
import { CASES_OF_EVERY_STATUS } from '@/first-queries';

/** Cases of every status: a buyer stays interested in a paused case. As many as the exchange lists on one page. */
const ALL = { ...CASES_OF_EVERY_STATUS, per_page: 100 } as const;

/** The cases of the marketplace, to choose from, and their names by id. */
export function useCaseNames() {
  const query = useListCases(ALL);
  /** A case that is not among them goes by its number, so that it does not seem to be missing. */
  const nameOf = (id: number): string =>
    query.data?.cases.find((each) => each.id === id)?.name ?? `Case No. ${id}`;
  /** Null for none. While the names are read, the number of cases. */
  const namesOf = (ids: readonly number[]): string | null => {
    if (ids.length === 0) return null;
    return query.isPending ? countOf(ids.length, 'case') : ids.map(nameOf).join(', ');
  };
  return { query, nameOf, namesOf };
}
