import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { applicationObstacle } from '@/domain/buyers/buyer-account';
import { APPLICATION_REVIEW_TIME } from '@/domain/messages/staff-times';
import { pathTo } from '@/paths';
import { SubmitButton } from '@/forms/stepper/submit-button';
import { StaffContact } from '@/page/staff-contact';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { ConfirmationNotice } from '../../confirmation-notice';

interface SubmitPanelProps {
  user: User;
  isSubmitting: boolean;
  /** Whether documents are being uploaded. */
  isSending: boolean;
  /** Whether our staff have already read the application in this form. */
  isUnchanged: boolean;
  error: string | null;
  onSubmit: () => void;
}

/** The submission, or what has to come before it. */
export function SubmitPanel({ user, isSubmitting, isSending, ...application }: SubmitPanelProps) {
  const { isUnchanged, error, onSubmit } = application;
  const obstacle = obstacleNotice(user);
  if (obstacle) return obstacle;
  const isResubmission = user.buyer_account_status !== 'none';
  return (
    <div className="grid gap-3">
      {error && <Alert tone="danger">{error}</Alert>}
      {isUnchanged && (
        <Alert tone="warning" title="Nothing has changed yet">
          Our staff have read it as it stands. Change it first, or write to <StaffContact />.
        </Alert>
      )}
      <p className="text-muted text-sm">
        By {isResubmission ? 'resubmitting' : 'submitting'} you confirm that what you say is true.
        Our staff review it, which usually takes {APPLICATION_REVIEW_TIME}, and write to you then.
      </p>
      <SubmitButton
        {...(isResubmission && { label: 'Resubmit' })}
        isSubmitting={isSubmitting}
        waitsFor={
          isSending
            ? `Your documents are being sent; you can ${isResubmission ? 'resubmit' : 'submit'} once they have arrived.`
            : null
        }
        onSubmit={onSubmit}
      />
    </div>
  );
}

/**
 * What prevents the application from being submitted, however it is filled in, with the way to settle it. Shown above
 * each step and in place of the button. Null if nothing does.
 */
export function obstacleNotice(user: User): ReactNode {
  switch (applicationObstacle(user)) {
    case 'account_not_confirmed':
      return <ConfirmationNotice user={user} />;
    case 'identity_not_submitted':
      return (
        <Alert
          tone="info"
          title="Verify your identity as well"
          action={
            <Button variant="secondary" size="sm" asChild>
              <Link to={pathTo('verifyIdentity')}>Verify your identity</Link>
            </Button>
          }
        >
          The application can be submitted once your identity documents are. What you write here is
          kept.
        </Alert>
      );
    case 'identity_rejected':
      return (
        <Alert tone="warning" title="Your identity was not approved">
          Nobody buys without it. To settle this, write to <StaffContact />.
        </Alert>
      );
    // Nobody can be logged in with these.
    case 'account_suspended':
    case 'account_deactivated':
    case null:
      return null;
  }
}
