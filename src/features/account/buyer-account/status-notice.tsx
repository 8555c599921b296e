import type { ReactNode } from 'react';
import type { User } from '@generated/model';
import { APPLICATION_REVIEW_TIME } from '@/domain/messages/staff-times';
import { bidObstacle, submitObstacle } from '@/domain/users/permissions';
import { StaffContact } from '@/page/staff-contact';
import { Alert, type AlertTone } from '@/ui/feedback/alert';
import { identityFirst } from '@/users/buyer-account/identity-first';
import { BUYER_STATUS_TITLES } from '@/users/buyer-account/status-titles';

interface Notice {
  tone: AlertTone;
  title: string;
  /** What the status means, and what the person can do now. */
  text: ReactNode;
}

/** The state of a user's buyer account, with what staff wrote. */
export function StatusNotice({ user, reason }: { user: User; reason: string | null }) {
  const notice = noticeOf(user);
  if (!notice) return null;
  return (
    <Alert tone={notice.tone} title={notice.title}>
      {reason && <p className="wrap-anywhere whitespace-pre-line">Our staff wrote: {reason}</p>}
      <p>{notice.text}</p>
    </Alert>
  );
}

function noticeOf(user: User): Notice | null {
  switch (user.buyer_account_status) {
    case 'none':
      return null;
    case 'pending':
      return { tone: 'info', title: BUYER_STATUS_TITLES.pending, text: inReviewText(user) };
    case 'info_requested':
      return {
        tone: 'warning',
        title: BUYER_STATUS_TITLES.info_requested,
        text:
          // The text above the form says how to settle that.
          identityFirst(user) ??
          'Add it in the step where it belongs, then resubmit. We then review the application again.',
      };
    case 'verified':
      return verifiedNotice(user);
    case 'rejected':
      return {
        tone: 'danger',
        title: BUYER_STATUS_TITLES.rejected,
        text: identityFirst(user) ?? (
          <>
            You can correct it below and resubmit it. If you have a question, write to{' '}
            <StaffContact />.{submitObstacle(user) === null && ' You can sell claims all the same.'}
          </>
        ),
      };
    case 'suspended':
      return {
        tone: 'danger',
        title: BUYER_STATUS_TITLES.suspended,
        text: (
          <>
            You cannot bid or negotiate. A sale that is under way goes on. Write to <StaffContact />
            , who can lift the suspension.
          </>
        ),
      };
  }
}

function inReviewText(user: User): ReactNode {
  switch (user.identity_status) {
    case 'approved':
      return `This usually takes ${APPLICATION_REVIEW_TIME}. We write to you as soon as it is decided.`;
    case 'rejected':
      return (
        <>
          {identityFirst(user)} Write to <StaffContact />.
        </>
      );
    case 'not_submitted':
    case 'pending':
    case 'resubmission_requested':
      return 'It can be verified once your identity is approved. We write to you then.';
  }
}

function verifiedNotice(user: User): Notice {
  const obstacle = bidObstacle(user);
  const title = 'Your buyer account is verified';
  if (obstacle === 'identity_not_approved') {
    return {
      tone: 'warning',
      title: 'Your buyer account is on hold',
      text: 'You can bid again as soon as your identity is approved.',
    };
  }
  if (obstacle === 'agreement_outstanding') {
    return {
      tone: 'info',
      title,
      text: 'Exact terms and bidding open once you have accepted the marketplace access agreement.',
    };
  }
  return { tone: 'success', title, text: 'You see exact terms and may bid.' };
}
