import { listCasesQuery } from '@generated/queries';
import { ROUTES } from '@/route-table';
import { useListParams } from '@/table/list-params';

const [{ query: FIXED }] = ROUTES.marketplace.loads;

/** The view of the marketplace, which is its URL. */
export function useCaseListParams() {
  const { params, ...list } = useListParams(listCasesQuery, FIXED);
  return { ...list, params: { ...params, ...FIXED } };
}
