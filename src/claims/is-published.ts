import { type ClaimStatus, ListedClaimStatus } from '@generated/model';

/** Whether the public finds the claim on the marketplace. */
export function isPublished({
  status,
  listed_at,
}: {
  status: ClaimStatus;
  listed_at: string | null;
}): boolean {
  return listed_at !== null && Object.hasOwn(ListedClaimStatus, status);
}
