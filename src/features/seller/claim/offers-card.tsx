import Big from 'big.js';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetMyClaimOffers } from '@generated/api/offers/offers';
import type { MyClaim, Offer, PaymentMethod, Recourse } from '@generated/model';
import { isForPart } from '@/domain/deals/part';
import { formatAmount, formatPoints, formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { formatRelative } from '@/labels/dates';
import { daysText } from '@/offers/offer-view';
import { EXCESS_CLAIM_LABELS, SETTLEMENT_METHOD_LABELS } from '@/offers/labels';
import { RECOURSE_LABELS } from '@/claims/labels';
import { PriceLine } from '@/claims/price-card';
import { pathTo } from '@/paths';
import { QueryPart } from '@/page/query-part';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Card, CardHeader } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The pending offers for the claim side by side, starting with the one that leaves most to the seller. */
export function OffersCard({ claim }: { claim: MyClaim }) {
  const hasOffers = claim.offers_count > 0;
  const query = useGetMyClaimOffers(claim.id, { query: { enabled: hasOffers } });
  return (
    <Card aria-label="Offers">
      <CardHeader
        title="Offers"
        description={hasOffers ? 'Compared by what you receive' : undefined}
        action={
          <Button variant="link" asChild>
            <Link to={pathTo('myOffers')}>All your offers</Link>
          </Button>
        }
      />
      {hasOffers ? (
        <QueryPart
          query={query}
          skeleton={
            // As high as the content that replaces it.
            <div aria-busy className="grid gap-4 p-4 sm:grid-cols-2">
              {Array.from({ length: claim.offers_count }, (_, index) => (
                <Skeleton key={index} className="h-105.5" />
              ))}
            </div>
          }
        >
          {({ offers }) =>
            offers.length === 0 ? <NothingStands /> : <OfferColumns claim={claim} offers={offers} />
          }
        </QueryPart>
      ) : (
        <NothingStands />
      )}
    </Card>
  );
}

/** The claim does not know whether there was an offer before, so the words fit both cases. */
function NothingStands() {
  return (
    <EmptyState
      title="No offer waits for an answer"
      description="Offers of verified buyers appear here, compared by what you receive after our fee. Those that are over are listed under My offers."
    />
  );
}

function OfferColumns({ claim, offers }: { claim: MyClaim; offers: readonly Offer[] }) {
  const preferred = useSession(({ user }) => user?.payment_method ?? null);
  const ranked = rankedOf(offers);
  return (
    <ul aria-label="Offers" className="grid gap-4 p-4 sm:grid-cols-2">
      {/* Offers that wait for the seller come before those that the seller is waiting for. */}
      {offers
        .toSorted((one, other) => Number(one.is_mine) - Number(other.is_mine))
        .map((offer) => (
          <OfferColumn
            key={offer.id}
            offer={offer}
            ask={claim.ask_percent}
            offered={claim.recourse_preference}
            preferred={preferred}
            hasParts={offers.some((each) => isForPart(each, each.claim))}
            paysMost={ranked.length > 1 && offer === ranked[0]}
            isFirst={offer === ranked[0]}
          />
        ))}
    </ul>
  );
}

/**
 * The buyers' offers, best paying first. Empty if they are for different amounts of the claim: an offer for a part may
 * pay less at a higher price, and leaves the rest to sell.
 */
function rankedOf(offers: readonly Offer[]): readonly Offer[] {
  const made = offers.filter(({ is_mine }) => !is_mine);
  return made.every(({ face_amount }) => face_amount === made[0]?.face_amount) ? made : [];
}

interface OfferColumnProps {
  offer: Offer;
  ask: string | null;
  /** The recourse that the seller offers; null if it is to be agreed. */
  offered: Recourse | null;
  /** How the seller prefers to be paid; null if not chosen. */
  preferred: PaymentMethod | null;
  /** Whether one of the offers is for a part. If so, each states its amount, so that their lines stay aligned. */
  hasParts: boolean;
  paysMost: boolean;
  /** Whether it is the offer to answer first: a view has one primary button. */
  isFirst: boolean;
}

function OfferColumn({
  offer,
  ask,
  offered,
  preferred,
  hasParts,
  paysMost,
  isFirst,
}: OfferColumnProps) {
  const { counterparty_label: other, price_percent: price, is_mine } = offer;
  return (
    <li className="border-line flex flex-col gap-3 rounded-lg border p-4 text-sm">
      {/* Has the same height with and without a badge. */}
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm">{other}</h3>
        <span className="flex flex-wrap gap-2">
          {paysMost && <Badge tone="success">Pays most</Badge>}
          <Badge tone={is_mine ? 'neutral' : 'warning'}>
            {is_mine ? 'Buyer’s turn' : 'Your turn'}
          </Badge>
        </span>
      </div>
      <dl>
        <dt className="text-muted text-xs">{is_mine ? 'You would receive' : 'You receive'}</dt>
        <dd className="tabular text-lg font-semibold tracking-tight">
          {formatAmount(offer.net_amount, offer.currency)}
        </dd>
      </dl>
      <dl className="grid gap-1.5">
        <PriceLine label={is_mine ? 'Your counter-offer' : 'Price'} isStrong>
          {formatPrice(price)}
        </PriceLine>
        {ask && <PriceLine label="Against your ask">{againstAsk(price, ask)}</PriceLine>}
        {hasParts && (
          <PriceLine label="For">
            {isForPart(offer, offer.claim)
              ? `${formatAmount(offer.face_amount, offer.currency)} of it`
              : 'All of it'}
          </PriceLine>
        )}
        <PriceLine label="Recourse">
          {RECOURSE_LABELS[offer.recourse]}
          {offered && <RecourseAgainst offered={offered} recourse={offer.recourse} />}
        </PriceLine>
        <PriceLine label="Excess claim">{EXCESS_CLAIM_LABELS[offer.excess_claim]}</PriceLine>
        <PriceLine label="Settlement">{daysText(offer.settlement_days)}</PriceLine>
        <PriceLine label="Payment">
          {SETTLEMENT_METHOD_LABELS[offer.payment_method]}
          {/* A custom payment method cannot be compared with those of the exchange. */}
          {preferred && preferred !== 'other' && (
            <Against isWorse={preferred !== offer.payment_method}>
              {preferred === offer.payment_method ? 'as you prefer' : 'not as you prefer'}
            </Against>
          )}
        </PriceLine>
        <PriceLine label="Expires">
          {formatRelative(offer.expires_at)}
          <span className="text-muted block text-xs">
            <DateText iso={offer.expires_at} as="deadline" />
          </span>
        </PriceLine>
        {/* Comes last, so that the lines of all columns stay aligned, however long it is. */}
        {offer.conditions === null ? (
          <PriceLine label="Conditions">None</PriceLine>
        ) : (
          <div>
            <dt className="text-muted">Conditions</dt>
            {/* Left-aligned: right-aligned text would lose the ellipsis that shows that there is more. */}
            <dd className="line-clamp-3 wrap-anywhere">{offer.conditions}</dd>
          </div>
        )}
      </dl>
      {/* At the same height in all columns of a row. */}
      <Button variant={isFirst ? 'primary' : 'secondary'} block className="mt-auto" asChild>
        <Link to={pathTo('myOffer', { id: offer.id })}>
          {is_mine ? 'See your counter-offer' : 'Answer'}{' '}
          <span className="sr-only">{is_mine ? `to ${other}` : other}</span>
        </Link>
      </Button>
    </li>
  );
}

/** Cheapest for the seller first. */
const BY_COST: readonly Recourse[] = ['none', 'disallowance_only', 'full'];

/** How the recourse of an offer compares with what the seller offers. */
function RecourseAgainst({ offered, recourse }: { offered: Recourse; recourse: Recourse }) {
  const difference = BY_COST.indexOf(recourse) - BY_COST.indexOf(offered);
  const isMore = difference > 0;
  return (
    <Against isWorse={isMore}>
      {isMore ? 'more than you offer' : difference === 0 ? 'as you offer' : 'less than you offer'}
    </Against>
  );
}

/** How a term compares with what the seller has named. */
function Against({ isWorse, children }: { isWorse: boolean; children: ReactNode }) {
  return (
    <span className={clsx('block text-xs', isWorse ? 'text-warning-ink' : 'text-muted')}>
      {children}
    </span>
  );
}

/** `−6 points`, `+1.5 points`, `at the ask`: the difference between two percentages of face. */
function againstAsk(price: string, ask: string): string {
  const difference = new Big(price).minus(ask);
  if (difference.eq(0)) return 'at the ask';
  return (difference.lt(0) ? '−' : '+') + formatPoints(difference.abs().toFixed());
}
