import { useResendConfirmation } from '@generated/api/auth/auth';
import type { User } from '@generated/model';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf } from '@/api/errors/problem';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

/** What an address that is not confirmed keeps a user from, and the mail once more. */
export function ConfirmationNotice({ user }: { user: User }) {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation();
  const waiting = user.new_email ?? (user.email_verified_at === null ? user.email : null);
  if (waiting === null) return null;
  const refusal = error && !isDealtWith(error) ? messageOf(error) : null;
  return (
    <Alert
      tone={refusal ? 'danger' : isSuccess ? 'success' : 'info'}
      title={isSuccess ? 'A new mail is on its way' : titleFor(user)}
      action={
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          onClick={() => mutate({ data: { user: { email: waiting } } })}
        >
          Send the mail again
        </Button>
      }
    >
      {refusal ?? `Open the link in the mail we sent to ${waiting}.`}
      {user.new_email !== null && ` Until then your address is ${user.email}.`}
      {user.status === 'pending' && ' Until then you can neither submit your identity nor bid.'}
    </Alert>
  );
}

function titleFor({ new_email }: User): string {
  return new_email === null
    ? 'Your email address is not confirmed'
    : 'Your new email address is not confirmed';
}
