import { listClaimsQuery } from '@generated/queries';
import { useListParams } from '@/table/list-params';

/** The view of a case's claims, which is its URL; the case itself stands in the path. */
export function useClaimListParams() {
  const { params, ...list } = useListParams(listClaimsQuery);
  const { case_id: _caseId, ...rest } = params;
  return { ...list, params: rest };
}

export type ClaimListParams = ReturnType<typeof useClaimListParams>;
