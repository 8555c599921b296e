import type { AdminUser } from '@generated/model';
import { bidObstacle, type BidObstacle, type SubmitObstacle } from '@/domain/users/permissions';
import { sentences } from '@/domain/sentences';
import { isReleasedAddress } from '@/domain/users/released-address';
import { formatDate } from '@/labels/dates';
import { BUYER_STATUS_LABELS } from '@/users/labels';

/*
 * The combined meaning of a user's states, in one sentence each. None of them treats a closed account as open. What the
 * user may do is said once, above them.
 */

export function accountNote({
  status,
  email,
  email_verified_at,
  status_reason,
}: AdminUser): string {
  switch (status) {
    case 'pending':
      return 'Waits for the confirmation of the email address.';
    case 'active':
      return email_verified_at
        ? 'The email address is confirmed.'
        : 'The email address is not confirmed.';
    case 'suspended':
      return 'Logged out until the suspension is lifted.';
    case 'deactivated':
      return sentences(
        status_reason === null ? 'Closed for good by the user.' : 'Closed for good by our staff.',
        isReleasedAddress(email) && 'Nobody had confirmed the email address, which is free again.',
      );
  }
}

export function identityNote(user: AdminUser): string {
  const { identity_status, identity_verification: verification } = user;
  const reviewed = verification?.reviewed_at ? ` on ${formatDate(verification.reviewed_at)}` : '';
  switch (identity_status) {
    case 'not_submitted':
      return 'No documents were submitted.';
    case 'pending': {
      const documents = verification
        ? `The documents of ${formatDate(verification.submitted_at)}`
        : 'The documents';
      if (user.status === 'deactivated')
        return `${documents} were not decided when the account was closed.`;
      return user.status === 'suspended'
        ? `${documents} wait until the suspension of the account is lifted.`
        : `${documents} wait for a decision.`;
    }
    case 'approved':
      return `The documents were approved${reviewed}.`;
    case 'resubmission_requested':
      return `Other documents were requested${reviewed}.`;
    case 'rejected':
      return `The documents were rejected${reviewed}.`;
  }
}

export function buyerNote(user: AdminUser): string {
  const { buyer_account_status: buyer, identity_status, status } = user;
  const isIdentified = identity_status === 'approved';
  if (buyer === 'none') return 'Never applied.';
  if (status === 'deactivated') {
    return `When the account was closed: ${BUYER_STATUS_LABELS[buyer].toLowerCase()}.`;
  }
  if (status === 'suspended' && buyer !== 'rejected')
    return 'On hold until the suspension of the account is lifted.';
  switch (buyer) {
    case 'pending':
      return isIdentified
        ? 'The application waits for a decision.'
        : 'The application waits for a decision. It can be verified once the identity is approved.';
    case 'info_requested':
      return identity_status === 'rejected'
        ? 'Waits for the user, who cannot resubmit the application as long as the identity is rejected.'
        : 'Waits for the user, who can complete and resubmit the application.';
    case 'verified':
      return VERIFIED_NOTES[bidObstacle(user) ?? 'none'] ?? '';
    case 'rejected':
      return 'The application was rejected.';
    case 'suspended':
      return isIdentified
        ? 'On hold until the suspension is lifted.'
        : 'On hold. The suspension can be lifted once the identity is approved.';
  }
}

const VERIFIED_NOTES: Partial<Record<BidObstacle | 'none', string>> = {
  none: 'The application and the agreement are accepted.',
  identity_not_approved: 'On hold until the identity is approved again.',
  agreement_outstanding:
    'The application is verified; the user has not accepted the agreement yet.',
};

/** Why the user may not do something, for use after "May not bid:". */
export const OBSTACLE_WORDS: Record<SubmitObstacle | BidObstacle, string> = {
  account_not_confirmed: 'the email address is not confirmed',
  account_suspended: 'the account is suspended',
  account_deactivated: 'the account is closed',
  identity_rejected: 'the identity was rejected',
  no_buyer_account: 'there is no buyer account',
  buyer_in_review: 'the application is not decided',
  buyer_info_requested: 'information was requested',
  buyer_rejected: 'the application was rejected',
  buyer_suspended: 'the buyer account is suspended',
  identity_not_approved: 'the identity is not approved',
  agreement_outstanding: 'the agreement is not accepted',
};
