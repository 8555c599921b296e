import { useGetCaseParameters } from '@generated/api/marketplace/marketplace';
import type { UseQueryResult } from '@tanstack/react-query';

/**
 * A claim with the terms of its case. What follows from the terms would move the rest of the page, so there is no claim
 * until they have arrived or failed once. The result of later tries is added to it.
 */
export function useWithTerms<Claim extends { case: { case_code: string } }>(
  claim: UseQueryResult<Claim>,
) {
  const { data: found, error, isFetching, refetch } = claim;
  const terms = useGetCaseParameters(found?.case.case_code ?? '', {
    query: { enabled: found !== undefined },
  });
  const data = terms.isPending && terms.failureCount === 0 ? undefined : found;
  return { query: { data, error, isFetching, refetch }, terms };
}
