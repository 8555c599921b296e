import { Link } from 'react-router-dom';
import type { User } from '@generated/model';
import { applicationObstacle } from '@/domain/buyers/buyer-account';
import { APPLICATION_REVIEW_TIME } from '@/domain/staff-times';
import { SubmitButton } from '@/forms/stepper/submit-button';
import { pathTo } from '@/paths';
import { StaffContact } from '@/page/staff-contact';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { ConfirmationNotice } from '../../confirmation-notice';

interface SubmitPanelProps {
  user: User;
  isSubmitting: boolean;
  /** Whether documents are on their way. */
  isSending: boolean;
  /** Whether it says what our staff have read already. */
  isUnchanged: boolean;
  error: string | null;
  onSubmit: () => void;
}

/** The submission, or what comes before it. */
export function SubmitPanel({ user, isSubmitting, isSending, ...application }: SubmitPanelProps) {
  const { isUnchanged, error, onSubmit } = application;
  switch (applicationObstacle(user)) {
    case 'account_not_confirmed':
      return <ConfirmationNotice user={user} />;
    case 'identity_not_submitted':
      return <IdentityFirst />;
    case 'identity_rejected':
      return (
        <Alert tone="warning" title="Your identity was not approved">
          Nobody buys without it. To settle this, write to <StaffContact />.
        </Alert>
      );
    case 'account_suspended':
    case 'account_deactivated':
    case null:
      return (
        <div className="grid gap-3">
          {error && <Alert tone="danger">{error}</Alert>}
          {isUnchanged && (
            <Alert tone="warning" title="Nothing has changed yet">
              Our staff have read it as it stands. Change what they ask for first, or write to{' '}
              <StaffContact />.
            </Alert>
          )}
          <p className="text-muted text-sm">
            By submitting you confirm that what you say is true. Our staff review it, which usually
            takes {APPLICATION_REVIEW_TIME}, and write to you then.
          </p>
          <SubmitButton
            isSubmitting={isSubmitting}
            waitsFor={
              isSending
                ? 'Your documents are being sent; you can submit once they have arrived.'
                : null
            }
            onSubmit={onSubmit}
          />
        </div>
      );
  }
}

/** Also above the steps before: it can be done first or last, but not left out. */
export function IdentityFirst() {
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
}
