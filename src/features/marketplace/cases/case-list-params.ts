import { listCasesQuery } from '@generated/queries';
import { LOADS } from '@/route-loads';
import { useListParams } from '@/table/list-params';

const [{ query: FIXED }] = LOADS.marketplace;

/** The view of the marketplace, which is its URL. */
export function useCaseListParams() {
  const { params, ...list } = useListParams(listCasesQuery, FIXED);
  return { ...list, params: { ...params, ...FIXED } };
}
