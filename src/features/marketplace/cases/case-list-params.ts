import { listCasesQuery } from '@generated/queries';
import { useListParams } from '@/table/list-params';

/** Fills whole rows of two and of three cards. */
const PER_PAGE = 24;

/** The view of the marketplace, which is its URL. */
export function useCaseListParams() {
  const { params, ...list } = useListParams(listCasesQuery);
  return { ...list, params: { per_page: PER_PAGE, ...params } };
}
