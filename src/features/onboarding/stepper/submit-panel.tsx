import { useMutation } from '@tanstack/react-query';
import { getCurrentUser } from '@generated/api/session/session';
import type { Case } from '@generated/model';
import { standingReason } from '@/api/errors/error-catalogue';
import { caseNotOpenText, sellerRefusal } from '@/domain/claims/seller-actions';
import { sentences } from '@/domain/sentences';
import { maySubmitIdentity } from '@/domain/users/user-status';
import { SubmitButton } from '@/forms/stepper/submit-button';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { entryPath } from '@/session/entry-path';
import { setUser } from '@/session/session';
import { useSession } from '@/session/session-store';
import { StaffContact } from '@/page/staff-contact';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

interface SubmitPanelProps {
  item: Pick<Case, 'status'>;
  /** The address of this step, to return to after the registration. */
  here: string;
  isSubmitting: boolean;
  /** What has to end before the claim can be submitted, as a sentence. */
  waitsFor: string | null;
  error: string | null;
  /** Names of files that failed to upload and may be retried. The claim would be submitted without them. */
  unsentFiles: readonly string[];
  onDocuments: () => void;
  onSubmit: () => void;
  /** Leaves in a way that the draft survives, so that no question is needed. */
  onGo: (path: string) => void;
}

/** What comes after the review: either an account or the submission. */
export function SubmitPanel(props: SubmitPanelProps) {
  const { item, here, isSubmitting, waitsFor, error, unsentFiles } = props;
  const { onDocuments, onSubmit, onGo } = props;
  const user = useSession((session) => session.user);
  if (!user) {
    return (
      <div className="grid gap-3">
        <p className="text-sm">
          To submit the claim you need an account. It is free, and what you wrote is kept in this
          browser: open the link of our mail in it, and you come back to this step.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onGo(entryPath('register', here))}>Create an account</Button>
          <Button variant="secondary" onClick={() => onGo(entryPath('login', here))}>
            Log in
          </Button>
        </div>
      </div>
    );
  }
  const refusal = sellerRefusal(
    'submit',
    { status: 'draft', review_note: null, submitted_at: null, case: item },
    user,
  );
  if (refusal === 'account_not_confirmed') return <ConfirmFirst email={user.email} />;
  if (refusal) {
    return (
      <Alert tone="warning">
        {refusal === 'identity_rejected' ? (
          <>
            Your identity was not approved, so you cannot submit claims. Please write to{' '}
            <StaffContact />.
          </>
        ) : (
          sentences(caseNotOpenText(item.status), 'Your draft is kept.')
        )}
      </Alert>
    );
  }
  if (unsentFiles.length > 0) {
    return (
      <Alert
        tone="warning"
        title={
          unsentFiles.length === 1
            ? 'A document is not in your account'
            : `${unsentFiles.length} documents are not in your account`
        }
        action={
          <Button variant="secondary" size="sm" onClick={onDocuments}>
            Go to the documents
          </Button>
        }
      >
        {unsentFiles.join(', ')}: try again or remove what did not arrive, then submit the claim.
      </Alert>
    );
  }
  return (
    <div className="grid gap-3">
      {error && <Alert tone="danger">{error}</Alert>}
      <p className="text-muted text-sm">
        By submitting you confirm that the holder owns the claim and that what you say is true. We
        review it before it is listed, and write to you then.
        {maySubmitIdentity(user.identity_status) &&
          ' You can accept offers once your identity is approved.'}
      </p>
      <SubmitButton isSubmitting={isSubmitting} waitsFor={waitsFor} onSubmit={onSubmit} />
    </div>
  );
}

/** The mail's link may have been opened elsewhere. Only the profile says whether it was. */
function ConfirmFirst({ email }: { email: string }) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => getCurrentUser({ failureIsFor: 'caller' }),
    onSuccess: (user) => setUser(user),
  });
  const refusal = error && standingReason(error);
  return (
    <Alert
      tone={refusal ? 'danger' : 'warning'}
      title="Confirm your email address first"
      action={
        <Button variant="secondary" size="sm" isPending={isPending} onClick={() => mutate()}>
          I have confirmed it
        </Button>
      }
    >
      {refusal ??
        (data
          ? 'Your email address is not confirmed yet. Open the link in our mail first.'
          : `We sent a mail to ${email}.`)}{' '}
      <TextLink to={pathTo('accountSettings')}>Send it again</TextLink>
    </Alert>
  );
}
