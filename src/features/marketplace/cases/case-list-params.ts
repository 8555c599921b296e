import { listCasesQuery } from '@generated/queries';
import { useListParams } from '@/table/list-params';

/** Fills whole rows of two and of three cards. */
const PER_PAGE = 24;

/** The view of the marketplace, which is its URL. */
export function useCaseListParams() {
  const { params, setParams, clear } = useListParams(listCasesQuery);
  return { params: { per_page: PER_PAGE, ...params }, setParams, clear };
}
