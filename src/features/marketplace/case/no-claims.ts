import type { ListedCaseStatus } from '@generated/model';

/** The text for a case without open claims. If the case is not active, its notice says why there are none. */
export function noClaims(status: ListedCaseStatus = 'active'): string {
  return status === 'active'
    ? 'Claims of this case appear here when their holders list them.'
    : 'No claim of this case is open.';
}
