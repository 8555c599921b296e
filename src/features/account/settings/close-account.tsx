import { AskedAct } from '@/acts/asked-act';
import type { Act, ActQuestion } from '@/acts/act';
import { useAct } from '@/acts/use-act';
import { useCloseAccount } from '@generated/api/account/account';
import { useListNegotiations } from '@generated/api/negotiations/negotiations';
import type { NegotiationPage, User } from '@generated/model';
import { STAGES_UNDER_WAY } from '@/domain/deals/negotiation-state';
import { countOf, sentences } from '@/domain/sentences';
import { fullName } from '@/domain/users/party-names';
import { NegotiationStatusBadge } from '@/negotiations/negotiation-status-badge';
import { TextLink } from '@/page/links';
import { pathTo } from '@/paths';
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

function question(user: User): ActQuestion {
  return {
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
  };
}

/** Nobody leaves the other side of a sale. */
function barredBy({ total_count: count, negotiations }: NegotiationPage): ActQuestion {
  const others = count - negotiations.length;
  return {
    title: 'You cannot close your account yet',
    consequence: `You have ${countOf(count, 'sale')} under way. Wait until ${count === 1 ? 'it' : 'each'} is completed, or cancel it before both sides have signed.`,
    cancelLabel: 'Keep account',
    obstacle: (
      <ul className="grid gap-2 text-sm">
        {negotiations.map(({ id, reference, claim, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink to={pathTo('negotiation', { id })}>{reference}</TextLink>
            <span className="text-muted min-w-0 wrap-anywhere">{claim.case.name}</span>
            <NegotiationStatusBadge status={status} />
          </li>
        ))}
        {others > 0 && <li className="text-muted">and {others} more</li>}
      </ul>
    ),
  };
}

/** So many are named at most, the others are counted. */
const MOST_SALES = 10;

/** The end of an account by its person (access agreement, "Ending"). */
export function CloseAccount({ user }: { user: User }) {
  const { mutateAsync } = useCloseAccount();
  const acting = useAct(logOutOfAllTabs);
  // Where they cannot be read the exchange refuses all the same, and names them.
  const { data: sales, isFetching } = useListNegotiations(
    { status: STAGES_UNDER_WAY, per_page: MOST_SALES },
    { query: { enabled: acting.asked !== null, staleTime: 0 } },
  );
  const close: Act = {
    name: 'close',
    label: 'Close account',
    isDangerous: true,
    question:
      sales && sales.total_count > 0
        ? barredBy(sales)
        : { ...question(user), isLookedUp: isFetching },
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
      <AskedAct acting={acting} present={[close]} />
    </Card>
  );
}
