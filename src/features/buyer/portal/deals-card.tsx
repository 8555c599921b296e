import { Link } from 'react-router-dom';
import type { BuyerPortal, MoneySum } from '@generated/model';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { formatAmount } from '@/domain/money';
import { NEGOTIATION_STATUS_LABELS } from '@/negotiations/labels';
import { pathTo } from '@/paths';
import { CoverLink } from '@/page/links';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Stat } from '@/ui/data/stat';
import { EmptyState } from '@/ui/feedback/empty-state';

interface DealsCardProps {
  portal: BuyerPortal;
  mayBid: boolean;
}

/** What the buyer has agreed to pay, and how many purchases are in each stage. Sales are not included. */
export function DealsCard({ portal: { stages, committed, spent }, mayBid }: DealsCardProps) {
  const isVerified = useSession(({ user }) => isVerifiedBuyer(user));
  // A user with a suspended buyer account has no list of negotiations, and continues a sale from its offer.
  const offers = `${pathTo('myOffers')}?role=sent`;
  const present = stages.filter(({ count }) => count > 0);
  return (
    <Card aria-label="Your purchases">
      <CardHeader
        title="Your purchases"
        action={
          present.length > 0 && (
            <Button variant="link" asChild>
              <Link to={offers}>Offers you sent</Link>
            </Button>
          )
        }
      />
      {present.length === 0 ? (
        <EmptyState
          description="What you have agreed to pay is summed up here, and your purchases are counted by their stage."
          emptyAction={
            <Button variant="secondary" asChild>
              <Link to={pathTo('marketplace')}>
                {mayBid ? 'Find a claim to bid on' : 'Browse the marketplace'}
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          <Sums committed={committed} spent={spent} />
          {/* The lines between the cells are the background showing through. */}
          <ul className="bg-line grid gap-px overflow-hidden rounded-b-lg sm:grid-cols-2">
            {present.map(({ status, count }) => (
              <li
                key={status}
                className="bg-surface hover:bg-subtle relative flex items-baseline justify-between gap-4 px-4 py-3 text-sm sm:last:odd:col-span-2"
              >
                <CoverLink
                  to={isVerified ? `${pathTo('negotiations')}?role=buyer&status=${status}` : offers}
                  className="font-medium"
                >
                  {NEGOTIATION_STATUS_LABELS[status]}
                </CoverLink>
                <span className="tabular">{count}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** The one number that matters: what is still to be paid, or else what was; empty before the first acceptance. */
function Sums({ committed, spent }: Pick<BuyerPortal, 'committed' | 'spent'>) {
  const isCommitted = committed.length > 0;
  if (!isCommitted && spent.length === 0) return null;
  return (
    <CardBody className="border-line border-b">
      {isCommitted ? (
        <Stat
          label="Committed, with fees"
          value={sumText(committed)}
          note={`Agreed and not paid yet.${spent.length > 0 ? ` Paid so far: ${sumText(spent)}.` : ''}`}
        />
      ) : (
        <Stat label="Paid so far, with fees" value={sumText(spent)} />
      )}
    </CardBody>
  );
}

/** One sum per currency, because there is no exchange rate here. */
function sumText(sums: readonly MoneySum[]): string {
  return sums.map(({ amount, currency }) => formatAmount(amount, currency)).join(' + ');
}
