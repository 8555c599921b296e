import type { AdminUser } from '@generated/model';
import type {
  BuyerStatusChange,
  IdentityReview,
  UserStatusChange,
} from '@/domain/users/user-status';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { sentences } from '@/domain/sentences';
import { fullName } from '@/domain/users/party-names';

/** The words of an act on a user's state. */
export interface UserActWords {
  /** On the button. */
  label: string;
  /** The question. */
  title: string;
  /** What happens at once. */
  consequence: string;
  /** What the person reads. */
  told: string;
  /** How to undo it, or what follows. */
  after: string;
  /** The message when it is done. */
  done: string;
  isDangerous?: boolean;
}

/** The consequences of a suspension, for one or several users. */
export function suspensionConsequence(who: string): string {
  return `${who} logged out everywhere at once and cannot log in. Claims on the market are paused and offers withdrawn; a sale that is under way goes on. Nothing is deleted.`;
}

/** The consequences of lifting a suspension, for one or several users. */
export function liftingConsequence(who: string): string {
  return `${who} may log in again, use the account as before and resume paused claims.`;
}

const LIFTED_ANY_TIME = 'You can lift the suspension at any time.';

export function userStatusWords(user: AdminUser, to: UserStatusChange): UserActWords {
  const name = fullName(user);
  switch (to) {
    case 'active':
      return user.status === 'suspended'
        ? {
            label: 'Lift suspension',
            title: 'Lift the suspension?',
            consequence:
              liftingConsequence(name) +
              (user.email_verified_at === null
                ? ' The account becomes active without a confirmed email address.'
                : ''),
            told: 'A mail that the account is active.',
            after: 'You can suspend the account again.',
            done: `${name} may log in again`,
          }
        : {
            label: 'Activate',
            title: 'Activate this account?',
            consequence: `${name} may submit claims without having confirmed the email address.`,
            told: 'A mail that the account is active.',
            after: 'You can suspend the account later.',
            done: `${name} is active`,
          };
    case 'suspended':
      return {
        label: 'Suspend account',
        title: 'Suspend this account?',
        consequence: suspensionConsequence(`${name} is`),
        told: 'A mail with your reason and the address of our staff. The login says the same.',
        after: LIFTED_ANY_TIME,
        done: `${name} is suspended`,
        isDangerous: true,
      };
    case 'deactivated':
      return {
        label: 'Close account',
        title: 'Close this account for good?',
        consequence: `The account of ${name} is closed: every session ends, and claims that are drafts, in review or on the market are withdrawn, as are pending offers. While a sale is under way in which ${name} buys or sells, this is refused.`,
        told:
          user.email_verified_at === null
            ? 'A mail with your reason and the address of our staff. The email address was never confirmed: it becomes free, and whoever it belongs to can sign up with it.'
            : 'A mail with your reason and the address of our staff. The login says the same.',
        after: 'This cannot be undone. Suspend the account where it may open again.',
        done: `The account of ${name} is closed`,
        isDangerous: true,
      };
  }
}

export function buyerStatusWords(user: AdminUser, to: BuyerStatusChange): UserActWords {
  const name = fullName(user);
  switch (to) {
    case 'verified':
      return user.buyer_account_status === 'suspended'
        ? {
            label: 'Lift suspension',
            title: 'Lift the suspension?',
            consequence: `${name} may bid and negotiate again.`,
            told: 'A mail that the buyer account is verified.',
            after: 'You can suspend the buyer account again.',
            done: `${name} may bid again`,
          }
        : {
            label: 'Verify',
            title: 'Verify this buyer?',
            consequence: `${name} becomes a verified buyer, who sees the exact terms of claims and may bid once the agreement is accepted.`,
            told: 'A mail that the buyer account is verified, and which step is left.',
            after: 'You can suspend the buyer account at any time.',
            done: `${name} is a verified buyer`,
          };
    case 'pending':
      return {
        label: 'Reopen',
        title: 'Reopen this application?',
        consequence: `The application of ${name} waits for a decision again.`,
        told: 'A mail that the application is in review again.',
        after: 'You can then verify it, request information or reject it.',
        done: `The application of ${name} waits for a decision`,
      };
    case 'info_requested':
      return {
        label: 'Request information',
        title: 'Request more information?',
        consequence: `The application waits until ${name} has answered.`,
        told: 'A mail with what you write here, and the way back into the application.',
        after:
          'The user completes and resubmits the application; it then waits here for your decision.',
        done: `Information is requested from ${name}`,
      };
    case 'rejected':
      return {
        label: 'Reject',
        title: 'Reject this application?',
        consequence: `${name} does not become a buyer. Selling does not depend on it.`,
        told: 'A mail with your reason and the address of our staff. The page of the buyer account says the same.',
        after: 'The user can correct and resubmit the application, and you can reopen it.',
        done: `The application of ${name} is rejected`,
        isDangerous: true,
      };
    case 'suspended':
      return {
        label: 'Suspend buyer account',
        title: 'Suspend this buyer account?',
        consequence: `${name} may neither bid nor negotiate. Pending offers are withdrawn and counter-offers of sellers closed; lifting the suspension does not bring them back. A sale that is under way goes on. Selling does not depend on it.`,
        told: 'A mail with your reason and the address of our staff. The page of the buyer account says the same.',
        after: LIFTED_ANY_TIME,
        done: `The buyer account of ${name} is suspended`,
        isDangerous: true,
      };
  }
}

export function identityWords(user: AdminUser, to: IdentityReview): UserActWords {
  const name = fullName(user);
  switch (to) {
    case 'approved':
      return {
        label: 'Approve',
        title: 'Approve this identity?',
        consequence: `${name} may accept offers, and a buyer account can be verified.`,
        told: 'A mail that the identity is approved.',
        after: 'You can request other documents later.',
        done: `The identity of ${name} is approved`,
      };
    case 'resubmission_requested':
      return {
        label: 'Request documents',
        title: 'Request other documents?',
        consequence: sentences(
          `${name} may submit other documents.`,
          user.identity_status === 'approved' &&
            `Until they are approved, ${name} can neither accept nor counter offers.`,
          isVerifiedBuyer(user) && 'Bidding is on hold until they are approved.',
        ),
        told: 'A mail with your reason and the way to the page that takes the documents.',
        after: 'The new documents then wait here for your decision.',
        done: `Other documents are requested from ${name}`,
      };
    case 'rejected':
      return {
        label: 'Reject',
        title: 'Reject this identity?',
        consequence: `${name} can neither submit claims nor accept offers nor become a buyer, and cannot submit other documents unasked. Claims on the market stay there.`,
        told: 'A mail with your reason and the address of our staff. The identity page says the same.',
        after: 'You can request other documents later.',
        done: `The identity of ${name} is rejected`,
        isDangerous: true,
      };
  }
}
