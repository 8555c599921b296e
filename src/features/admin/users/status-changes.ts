import type { AdminUser, BuyerAccountStatus, UserStatus } from '@generated/model';
import { fullName } from '@/labels/users';

/** A change of state that an administrator may make, with the words for its button and its question. */
export interface StatusChange {
  body: { status: UserStatus } | { buyer_account_status: BuyerAccountStatus };
  /** The deed, on the button. */
  label: string;
  /** The question. */
  title: string;
  /** What will happen. */
  consequence: string;
  /** Said when it is done. */
  done: string;
  isDangerous: boolean;
}

export function userStatusChange(user: AdminUser, status: UserStatus): StatusChange {
  const name = fullName(user);
  const change = {
    body: { status },
    isDangerous: status === 'suspended' || status === 'deactivated',
  };
  switch (status) {
    case 'active':
      return user.status === 'suspended'
        ? {
            ...change,
            label: 'Lift suspension',
            title: 'Lift the suspension?',
            consequence: `${name} may log in again and use the account as before.`,
            done: `${name} may log in again`,
          }
        : {
            ...change,
            label: 'Activate',
            title: 'Activate this account?',
            consequence: `${name} may submit claims and bid without having confirmed the e-mail address.`,
            done: `${name} is active`,
          };
    case 'suspended':
      return {
        ...change,
        label: 'Suspend',
        title: 'Suspend this account?',
        consequence: `${name} is logged out everywhere at once and may not log in until you lift the suspension. Nothing is deleted.`,
        done: `${name} is suspended`,
      };
    case 'deactivated':
      return {
        ...change,
        label: 'Deactivate',
        title: 'Deactivate this account for good?',
        consequence: `The account of ${name} is closed for good: there is no more logging in, and this cannot be taken back.`,
        done: `The account of ${name} is closed`,
      };
    case 'pending':
      return {
        ...change,
        label: 'Set to pending',
        title: 'Set this account to pending?',
        consequence: `${name} may log in, but neither submit claims nor bid.`,
        done: `${name} is pending`,
      };
  }
}

export function buyerStatusChange(user: AdminUser, status: BuyerAccountStatus): StatusChange {
  const name = fullName(user);
  const change = {
    body: { buyer_account_status: status },
    isDangerous: status === 'rejected' || status === 'suspended',
  };
  switch (status) {
    case 'verified':
      return user.buyer_account_status === 'suspended'
        ? {
            ...change,
            label: 'Lift suspension',
            title: 'Lift the suspension?',
            consequence: `${name} may bid and negotiate again.`,
            done: `${name} may bid again`,
          }
        : {
            ...change,
            label: 'Verify',
            title: 'Verify this buyer?',
            consequence: `${name} becomes a verified buyer, sees the exact terms of claims, and may bid and negotiate.`,
            done: `${name} is a verified buyer`,
          };
    case 'info_requested':
      return {
        ...change,
        label: 'Ask for information',
        title: 'Ask for more information?',
        consequence: `${name} is asked to complete the application and may hand it in again.`,
        done: `${name} is asked for information`,
      };
    case 'rejected':
      return {
        ...change,
        label: 'Reject',
        title: 'Reject this application?',
        consequence: `${name} does not become a buyer now, and may apply again.`,
        done: `The application of ${name} is rejected`,
      };
    case 'suspended':
      return {
        ...change,
        label: 'Suspend',
        title: 'Suspend this buyer account?',
        consequence: `${name} may neither bid nor negotiate until you lift the suspension. Selling stays possible.`,
        done: `The buyer account of ${name} is suspended`,
      };
    case 'pending':
    case 'none':
      return {
        ...change,
        label: 'Reset',
        title: 'Reset this buyer account?',
        consequence: `The buyer account of ${name} waits for a decision again.`,
        done: `The buyer account of ${name} waits for a decision`,
      };
  }
}
