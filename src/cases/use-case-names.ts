import { useListCases } from '@generated/api/marketplace/marketplace';
import { countOf } from '@/domain/sentences';
import { CASES_OF_EVERY_STATUS } from '@/route-loads';

/** Of every status: who is interested in a case stays so while it is paused. As many as the exchange lists on one page. */
const ALL = { ...CASES_OF_EVERY_STATUS, per_page: 100 } as const;

/** The cases of the marketplace for a choice, and the names behind numbers. */
export function useCaseNames() {
  const query = useListCases(ALL);
  /** One that is not among them goes by its number: it must not seem not to be there. */
  const nameOf = (id: number): string =>
    query.data?.cases.find((each) => each.id === id)?.name ?? `Case No. ${id}`;
  /** Null for none; how many, while their names are read. */
  const namesOf = (ids: readonly number[]): string | null => {
    if (ids.length === 0) return null;
    return query.isPending ? countOf(ids.length, 'case') : ids.map(nameOf).join(', ');
  };
  return { query, nameOf, namesOf };
}
