import { getCasePriceHistoryQuery } from '@generated/queries';
import { useListParams } from '@/table/list-params';

/** The switches of the chart, which live in the URL. */
export function usePriceParams() {
  return useListParams(getCasePriceHistoryQuery);
}
