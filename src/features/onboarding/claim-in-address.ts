import { GetMyClaimParams } from '@generated/zod/my-claims/my-claims';

/** The claim that `?claim=12` names; null if the id is missing or invalid. */
export function claimInAddress(search: URLSearchParams): number | null {
  const { data } = GetMyClaimParams.safeParse({ id: Number(search.get('claim')) });
  return data?.id ?? null;
}
