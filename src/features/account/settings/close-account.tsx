import { AskedAct } from '@/acts/asked-act';
import type { Act } from '@/acts/act';
import { useAct } from '@/acts/use-act';
import { useCloseAccount } from '@generated/api/account/account';
import type { User } from '@generated/model';
import { sentences } from '@/domain/sentences';
import { fullName } from '@/domain/users/party-names';
import { InPersonNote } from '@/session/guards/in-person';
import { logOutOfAllTabs } from '@/session/log-out-of-all-tabs';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

/** Nobody has proved it: whoever has typed it may not be its owner. */
function ofFreeAddress({ status }: User) {
  return {
    label: 'Your email address',
    text: sentences(
      'It was never confirmed. You, or whoever it belongs to, can sign up with it again.',
      status === 'pending' && 'What you entered here is removed.',
    ),
  };
}

/** The end of an account by its person (access agreement, "Ending"). */
export function CloseAccount({ user }: { user: User }) {
  const { mutateAsync } = useCloseAccount();
  const acting = useAct(logOutOfAllTabs);
  const close: Act = {
    name: 'close',
    label: 'Close account',
    isDangerous: true,
    question: {
      title: 'Close your account for good?',
      consequence: 'You are logged out on every device and cannot log in again.',
      cancelLabel: 'Keep account',
      notes: [
        {
          label: 'Your claims',
          text: 'Those on the market, in review and in draft are withdrawn.',
        },
        { label: 'Your offers', text: 'Pending ones are withdrawn.' },
        { label: 'Past sales', text: 'What you have bought and sold stays on record.' },
        ...(user.email_verified_at === null ? [ofFreeAddress(user)] : []),
      ],
    },
    send: () => mutateAsync(),
    done: 'Your account is closed',
  };

  return (
    <Card>
      <CardHeader title="Close account" description="For good. Not while a sale is under way." />
      <CardBody>
        {user.impersonator ? (
          <InPersonNote name={fullName(user)} />
        ) : (
          <Button variant="secondary" onClick={() => acting.start(close)}>
            Close account
          </Button>
        )}
      </CardBody>
      <AskedAct acting={acting} />
    </Card>
  );
}
