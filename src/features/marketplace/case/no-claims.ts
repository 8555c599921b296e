import type { ListedCaseStatus } from '@generated/model';

/** What stands where a case has no open claim; why one that is not active has none, its notice says. */
export function noClaims(status: ListedCaseStatus = 'active'): string {
  return status === 'active'
    ? 'Claims of this case appear here when their holders list them.'
    : 'No claim of this case is open.';
}
