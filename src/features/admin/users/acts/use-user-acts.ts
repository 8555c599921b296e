import type { AdminUser, AdminUserUpdateInput } from '@generated/model';
import { useUpdateAdminUser } from '@generated/api/admin-users/admin-users';
import { adminUserChangeInputLimits, identityReviewInputLimits } from '@generated/limits';
import type { Act } from '@/acts/act';
import {
  needsReason,
  type BuyerStatusChange,
  type IdentityReview,
  type UserStatusChange,
} from '@/domain/users/user-status';
import { rejectionReasons } from './rejection-reasons';
import {
  buyerStatusWords,
  identityWords,
  userStatusWords,
  type UserActWords,
} from './user-act-words';

interface UserActs {
  setStatus: (to: UserStatusChange) => Act;
  setBuyerStatus: (to: BuyerStatusChange) => Act;
  reviewIdentity: (to: IdentityReview) => Act;
}

/** What an administrator may do to the states of a user. The domain says whether a state allows it now. */
export function useUserActs(user: AdminUser): UserActs {
  const { mutateAsync: update } = useUpdateAdminUser();
  const { id, lock_version } = user;

  const act = (
    of: Subject,
    to: UserStatusChange | BuyerStatusChange | IdentityReview,
    words: UserActWords,
    change: (reason: string) => AdminUserUpdateInput,
  ): Act => ({
    // Includes the subject, so that a text written for one act is not used for another.
    name: `${of} ${to}`,
    label: words.label,
    isDangerous: words.isDangerous ?? false,
    question: {
      title: words.title,
      consequence: words.consequence,
      notes: [
        { label: 'What the user gets', text: words.told },
        { label: 'What comes next', text: words.after },
      ],
      ...(needsReason(to) && { reason: reasonFor(of, to) }),
    },
    send: (reason) => update({ id, data: change(reason) }),
    done: words.done,
  });

  return {
    setStatus: (to) =>
      act('account', to, userStatusWords(user, to), (reason) => ({
        user: { status: to, ...(reason && { reason }), lock_version },
      })),
    setBuyerStatus: (to) =>
      act('buyer account', to, buyerStatusWords(user, to), (reason) => ({
        user: { buyer_account_status: to, ...(reason && { reason }), lock_version },
      })),
    reviewIdentity: (to) => {
      const asked = act('identity', to, identityWords(user, to), (reason) => ({
        identity_verification: {
          status: to,
          ...(reason && { rejection_reason: reason }),
          lock_version,
        },
      }));
      const { question } = asked;
      if (!question?.reason) return asked;
      const presets = rejectionReasons({ withAdvice: to === 'resubmission_requested' });
      return { ...asked, question: { ...question, reason: { ...question.reason, presets } } };
    },
  };
}

type Subject = 'account' | 'buyer account' | 'identity';

function reasonFor(of: Subject, to: UserStatusChange | BuyerStatusChange | IdentityReview) {
  const ofReview = identityReviewInputLimits.identity_verification.rejection_reason;
  return {
    label: to === 'info_requested' ? 'What is missing' : 'Reason',
    hint: 'Sent to the user in these words.',
    missing: 'Write what the user needs to know.',
    maxLength: of === 'identity' ? ofReview : adminUserChangeInputLimits.user.reason,
  };
}
