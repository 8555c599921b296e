import type { Impersonator, User } from '@generated/model';
import { fullName } from '@/domain/users/party-names';
import { leaveSession } from '@/session/leave-session';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

interface ImpersonationBannerProps {
  user: User;
  impersonator: Impersonator;
}

/** Stays in view as long as an administrator acts in a user's name. */
export function ImpersonationBanner({ user, impersonator }: ImpersonationBannerProps) {
  return (
    <Alert
      tone="warning"
      look="banner"
      className="thumb:py-5 py-2.5"
      action={
        <Button variant="secondary" size="sm" onClick={() => void leaveSession()}>
          End session
        </Button>
      }
    >
      {impersonator.name}, you are acting as{' '}
      <strong className="font-semibold">{fullName(user)}</strong>. Everything you do here is
      recorded; offers, signatures and messages are theirs alone.
    </Alert>
  );
}
