import type { ReactNode } from 'react';
import type { AdminUser } from '@generated/model';
import { type IdentityReview, identityReviews } from '@/domain/users/user-status';
import { fullName } from '@/domain/users/party-names';
import { DecisionBar } from '@/acts/decision-bar';
import { identityNote } from '../state-notes';
import { focusTabs } from './focus-tabs';
import { useUserActs } from './use-user-acts';

/** The primary action comes last. */
const ORDER: IdentityReview[] = ['rejected', 'resubmission_requested', 'approved'];

/** The decisions that may be made about an identity now. */
export function ReviewBar({ user, next }: { user: AdminUser; next: ReactNode }) {
  const { reviewIdentity } = useUserActs(user);
  const allowed = identityReviews(user);
  const decisions = ORDER.filter((decision) => allowed.includes(decision));
  return (
    <DecisionBar
      acts={decisions.map(reviewIdentity)}
      isPrimaryLast={decisions.includes('approved')}
      isWaiting={user.identity_status === 'pending'}
      next={next}
      focusPlace={focusTabs}
      question={
        user.identity_status === 'pending' ? (
          <>
            Does the document name <strong className="font-semibold">{fullName(user)}</strong>, is
            it valid, and does the photo show the same person?
          </>
        ) : (
          `${identityNote(user)} You can request other documents.`
        )
      }
    />
  );
}
