import type { User } from '@generated/model';

const REQUESTED = 'once our staff have requested other identity documents from you';

/**
 * What an identity that was not approved means for an application, in a sentence; null if it blocks nothing. The
 * exchange accepts the application again as soon as other documents are requested (`applicationObstacle`).
 */
export function identityFirst({
  buyer_account_status: status,
  identity_status,
}: Pick<User, 'buyer_account_status' | 'identity_status'>): string | null {
  if (identity_status !== 'rejected') return null;
  switch (status) {
    case 'none':
      return `An application for a buyer account can be submitted ${REQUESTED}.`;
    case 'pending':
      return 'Your identity was not approved, so your application cannot be verified.';
    case 'info_requested':
    case 'rejected':
      return `Your application can be resubmitted ${REQUESTED}.`;
    case 'verified':
    case 'suspended':
      return null;
  }
}
