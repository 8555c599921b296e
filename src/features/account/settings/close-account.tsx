import { AskedAct } from '@/acts/asked-act';
import type { Act, ActQuestion } from '@/acts/act';
import { useAct } from '@/acts/use-act';
import { useCloseAccount } from '@generated/api/account/account';
import { useGetBuyerPortal, useListNegotiations } from '@generated/api/negotiations/negotiations';
import type { NegotiationPage, OwedFee, User } from '@generated/model';
import { STAGES_UNDER_WAY } from '@/domain/deals/negotiation-state';
import { formatAmount } from '@/domain/money';
import { countOf, sentences } from '@/domain/sentences';
import { fullName } from '@/domain/users/party-names';
import { NegotiationStatusBadge } from '@/negotiations/negotiation-status-badge';
import { TextLink } from '@/page/links';
import { pathTo } from '@/paths';
import { InPersonNote } from '@/session/guards/in-person';
import { logOutOfAllTabs } from '@/session/log-out-of-all-tabs';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

/** Nobody has proved this address: the person who typed it may not be its owner. */
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

const NO_SALES: Pick<NegotiationPage, 'total_count' | 'negotiations'> = {
  total_count: 0,
  negotiations: [],
};

const ROW = 'flex flex-wrap items-center gap-x-3 gap-y-1';

/** Nobody may leave the other side of a sale, or leave while owing us its fee. Null for a user who does neither. */
function barredBy(
  { total_count: count, negotiations }: typeof NO_SALES,
  fees: readonly OwedFee[],
): ActQuestion | null {
  if (count + fees.length === 0) return null;
  const others = count - negotiations.length;
  return {
    title: 'You cannot close your account yet',
    consequence: sentences(
      count > 0 &&
        `You have ${countOf(count, 'sale')} under way. Wait until ${count === 1 ? 'it' : 'each'} is completed, or cancel it before both sides have signed.`,
      fees.length > 0 &&
        `Our fee is outstanding for what you bought or sold. Pay it as ${fees.length === 1 ? 'its' : 'each'} negotiation says; once we have recorded it, you can close your account.`,
    ),
    cancelLabel: 'Keep account',
    obstacle: (
      <ul className="grid gap-2 text-sm">
        {negotiations.map(({ id, reference, claim, status }) => (
          <li key={id} className={ROW}>
            <TextLink to={pathTo('negotiation', { id })}>{reference}</TextLink>
            <span className="text-muted min-w-0 wrap-anywhere">{claim.case.name}</span>
            <NegotiationStatusBadge status={status} />
          </li>
        ))}
        {others > 0 && <li className="text-muted">and {others} more</li>}
        {fees.map(({ negotiation_id: id, claim_reference, case_name, amount, currency }) => (
          <li key={`fee ${id}`} className={ROW}>
            <TextLink to={pathTo('negotiation', { id })}>Our fee for {claim_reference}</TextLink>
            <span className="text-muted min-w-0 wrap-anywhere">{case_name}</span>
            <span className="tabular">{formatAmount(amount, currency)}</span>
          </li>
        ))}
      </ul>
    ),
  };
}

/** The maximum number of sales that are named. The others are counted. */
const MOST_SALES = 10;

/** Lets a person close their own account (access agreement, "Ending"). */
export function CloseAccount({ user }: { user: User }) {
  const { mutateAsync } = useCloseAccount();
  const acting = useAct(logOutOfAllTabs);
  // If they cannot be read, the exchange still refuses and names them.
  const query = { enabled: acting.asked !== null, staleTime: 0 };
  const sales = useListNegotiations({ status: STAGES_UNDER_WAY, per_page: MOST_SALES }, { query });
  // It contains the fees of both sides.
  const portal = useGetBuyerPortal({ query });
  const isLookedUp = sales.isFetching || portal.isFetching;
  const close: Act = {
    name: 'close',
    label: 'Close account',
    isDangerous: true,
    question: barredBy(sales.data ?? NO_SALES, portal.data?.owed_fees ?? []) ?? {
      ...question(user),
      isLookedUp,
    },
    send: () => mutateAsync(),
    done: 'Your account is closed',
  };

  return (
    <Card>
      <CardHeader
        title="Close account"
        description="For good. Not while a sale is under way, or a fee of yours is outstanding."
      />
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
