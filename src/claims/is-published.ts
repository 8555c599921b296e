import { ListedClaimStatus, type MyClaim } from '@generated/model';

/** Whether the public finds the claim on the marketplace. */
export function isPublished({ status, listed_at }: Pick<MyClaim, 'status' | 'listed_at'>): boolean {
  return listed_at !== null && Object.hasOwn(ListedClaimStatus, status);
}
