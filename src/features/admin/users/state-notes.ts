import type { AdminUser } from '@generated/model';
import { formatDate } from '@/labels/dates';

/*
 * What the states of a user mean, in a sentence each.
 */

export function accountNote({ status }: AdminUser): string {
  switch (status) {
    case 'pending':
      return 'The e-mail address is not confirmed: may log in, but neither submit claims nor bid.';
    case 'active':
      return 'May log in and use everything the account has.';
    case 'suspended':
      return 'May not log in until the suspension is lifted.';
    case 'deactivated':
      return 'Closed for good.';
  }
}

export function identityNote({ identity_status, identity_verification }: AdminUser): string {
  const reviewed = identity_verification?.reviewed_at
    ? ` on ${formatDate(identity_verification.reviewed_at)}`
    : '';
  switch (identity_status) {
    case 'not_submitted':
      return 'No documents were handed in yet.';
    case 'pending':
      return identity_verification
        ? `Documents of ${formatDate(identity_verification.submitted_at)} wait for a decision.`
        : 'Documents wait for a decision.';
    case 'approved':
      return `The documents were approved${reviewed}.`;
    case 'resubmission_requested':
      return `Other documents were asked for${reviewed}.`;
    case 'rejected':
      return `The documents were rejected${reviewed}.`;
  }
}

export function buyerNote({
  buyer_account_status,
  buyerAccount,
  identity_status,
}: AdminUser): string {
  switch (buyer_account_status) {
    case 'none':
      return 'Never applied.';
    case 'pending':
      return identity_status === 'approved'
        ? 'The application waits for a decision.'
        : 'The application waits for a decision. It can be verified once the identity is approved.';
    case 'info_requested':
      return 'Waits for the user to complete the application.';
    case 'verified':
      return buyerAccount?.agreementAccepted
        ? 'May bid and negotiate.'
        : 'May bid as soon as the current agreement is accepted.';
    case 'rejected':
      return 'The application was rejected; the user may apply again.';
    case 'suspended':
      return identity_status === 'approved'
        ? 'May neither bid nor negotiate.'
        : 'May neither bid nor negotiate. The suspension can be lifted once the identity is approved.';
  }
}
