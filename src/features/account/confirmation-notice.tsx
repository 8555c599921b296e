import { useResendConfirmation } from '@generated/api/mailed-links/mailed-links';
import { useUpdateCurrentUser } from '@generated/api/account/account';
import type { User } from '@generated/model';
import { isDealtWith, standingReason } from '@/api/errors/error-catalogue';
import { messageOf } from '@/api/errors/problem';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { toast } from '@/ui/feedback/toast';

/** What a user cannot do until their address is confirmed, and a button to send the mail again. */
export function ConfirmationNotice({ user }: { user: User }) {
  const { mutate, isPending, isSuccess, error } = useResendConfirmation();
  const waiting = user.new_email ?? (user.email_verified_at === null ? user.email : null);
  if (waiting === null) return null;
  const refusal = error && standingReason(error);
  return (
    <Alert
      tone={refusal ? 'danger' : isSuccess ? 'success' : 'info'}
      title={isSuccess ? 'A new mail is on its way' : titleFor(user)}
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            isPending={isPending}
            onClick={() => mutate({ data: { user: { email: waiting } } })}
          >
            Send the mail again
          </Button>
          {/* Only the person decides which address the account has. */}
          {user.new_email !== null && !user.impersonator && <KeepAddress email={user.email} />}
        </span>
      }
    >
      {refusal ?? `Open the link in the mail we sent to ${waiting}.`}
      {user.new_email !== null && ` Until then your address is ${user.email}.`}
      {user.status === 'pending' &&
        ' Until then you can submit neither a claim nor your identity, and you cannot bid.'}
    </Alert>
  );
}

/** Drops the new address, which may be mistyped. */
function KeepAddress({ email }: { email: string }) {
  const { mutateAsync, isPending } = useUpdateCurrentUser();

  async function keep() {
    try {
      await mutateAsync({ data: { user: { new_email: null } } });
    } catch (error) {
      if (!isDealtWith(error)) toast.error(messageOf(error));
      return;
    }
    // This notice is gone when the call returns.
    toast.success(`Your address stays ${email}`);
  }

  return (
    <Button variant="ghost" size="sm" isPending={isPending} onClick={() => void keep()}>
      Keep the old address
    </Button>
  );
}

function titleFor({ new_email }: User): string {
  return new_email === null
    ? 'Your email address is not confirmed'
    : 'Your new email address is not confirmed';
}
