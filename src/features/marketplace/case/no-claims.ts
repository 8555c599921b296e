import type { ListedCaseStatus } from '@generated/model';

const NO_CLAIMS: Record<ListedCaseStatus, string> = {
  active: 'Claims of this case appear here when their holders list them.',
  paused: 'No claim is open, and new ones are not listed at the moment.',
  closed: 'Its claims are no longer traded here.',
};

/** What stands where a case has no open claim. */
export function noClaims(status: ListedCaseStatus = 'active'): string {
  return NO_CLAIMS[status];
}
