import type { Offer, OfferSort } from '@generated/model';
import { clsx } from 'clsx';
import { isOverdue, isSoon } from '@/domain/deals/deadlines/overdue';
import { formatAmount } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { formatRelative } from '@/labels/dates';
import { afterFees, isToAnswer, partText, sideOf, stateOf } from '@/offers/offer-view';
import { stands } from '@/domain/deals/offer-state';
import { isTurnOf } from '@/domain/deals/turn';
import { TurnLink } from '@/offers/turn-link';
import { pathTo } from '@/paths';
import type { Column } from '@/table/columns/column';
import {
  actionsColumn,
  dateColumn,
  moneyColumn,
  percentColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '@/table/columns/columns';

/** The columns of a list of moves, in which the reader may be on either side. */
export const offerColumns: readonly Column<Offer, OfferSort>[] = [
  titleColumn({
    key: 'claim',
    header: 'Claim',
    width: 36,
    onPhone: 'about',
    value: ({ claim }) => claim.reference,
    about: ({ claim }) => claim.case.name,
    aboutHeader: 'Case',
  }),
  textColumn({
    key: 'counterparty',
    header: 'With',
    width: 30,
    onPhone: 'fact',
    value: (offer) => offer.counterparty_label,
  }),
  percentColumn({
    key: 'price',
    header: 'Price',
    sortBy: 'price_percent',
    width: 26,
    onPhone: 'price',
    value: (offer) => offer.price_percent,
  }),
  {
    ...moneyColumn<Offer, OfferSort>({
      key: 'amount',
      header: 'Amount',
      sortBy: 'amount',
      width: 36,
      onPhone: 'number',
      value: ({ amount, currency }) => ({ amount, currency }),
    }),
    sub: (offer) => {
      const part = partText(offer);
      return part && `For ${part}`;
    },
    values: {
      Face: (offer) => offer.face_amount,
      Amount: (offer) => offer.amount,
      'Buyer’s fee': (offer) => offer.buyer_fee_amount,
      'Seller’s fee': (offer) => offer.seller_fee_amount,
      Currency: (offer) => offer.currency,
    },
  },
  {
    ...moneyColumn<Offer>({
      key: 'after-fees',
      header: 'After fees',
      width: 38,
      value: (offer) => afterFees(sideOf(offer), offer),
    }),
    isSpare: true,
    // Only the negotiation of an answered offer knows whether the money arrived.
    sub: (offer) => (stands(offer) ? afterFees(sideOf(offer), offer).label : null),
    phoneNote: (offer) => isToAnswer(offer) && <SumAfterFees offer={offer} />,
  },
  {
    key: 'expires',
    header: 'Expires',
    sortBy: 'expires_at',
    sortKind: 'deadline',
    width: 32,
    phoneNote: (offer) =>
      isToAnswer(offer) && (
        <span className={soonClass(offer)}>Expires {formatRelative(offer.expires_at)}</span>
      ),
    cell: (offer) =>
      stands(offer) ? (
        <span className={clsx('whitespace-nowrap', soonClass(offer))}>
          {formatRelative(offer.expires_at)}
        </span>
      ) : (
        <span className="text-muted">–</span>
      ),
    sub: (offer) => (stands(offer) ? <DateText iso={offer.expires_at} /> : null),
    values: { Expires: (offer) => (stands(offer) ? offer.expires_at : null) },
  },
  {
    ...statusColumn<Offer>({
      key: 'status',
      header: 'Status',
      width: 36,
      onPhone: 'state',
      value: (offer) => stateOf(offer),
    }),
    sub: saleDeadline,
    phoneNote: (offer) => isTurnInSale(offer) && saleDeadline(offer),
  },
  dateColumn({
    key: 'made',
    header: 'Made',
    sortBy: 'created_at',
    isSpare: true,
    value: (offer) => offer.created_at,
  }),
  {
    ...actionsColumn<Offer>(turnLink),
    width: 45,
    // Few offers have one, and it would cover their state.
    isPinned: false,
    onPhone: undefined,
    phoneNote: (offer) => (isToAnswer(offer) || isTurnInSale(offer)) && turnLink(offer),
    values: {
      'Your turn in the sale': (offer) =>
        offer.status === 'accepted' ? (isTurnInSale(offer) ? 'Yes' : 'No') : null,
    },
  },
];

function SumAfterFees({ offer }: { offer: Offer }) {
  const { label, amount, currency } = afterFees(sideOf(offer), offer);
  return (
    <span className="tabular text-muted w-full pb-1 text-right">
      {label} {formatAmount(amount, currency)}
    </span>
  );
}

/** Marks an offer that the reader has to answer soon. */
function soonClass(offer: Offer): string | undefined {
  return isToAnswer(offer) && isSoon(offer.expires_at) ? 'text-warning-ink font-medium' : undefined;
}

/** An offer is answered on its page; a sale continues in its negotiation. */
function turnLink(offer: Offer) {
  const { id, status, negotiation_id, claim } = offer;
  const isOpen = isToAnswer(offer);
  return (
    (isOpen || status === 'accepted') && (
      <TurnLink
        to={isOpen ? pathTo('myOffer', { id }) : pathTo('negotiation', { id: negotiation_id })}
        stage={offer.negotiation_status}
        awaiting={offer.negotiation_awaiting}
        side={sideOf(offer)}
        reference={claim.reference}
      />
    )
  );
}

function isTurnInSale(offer: Offer): boolean {
  return offer.status === 'accepted' && isTurnOf(sideOf(offer), offer.negotiation_awaiting);
}

/** A side's deadline in the sale that an offer has led to. The one for our staff does not concern the sides. */
function saleDeadline({
  status,
  negotiation_awaiting: awaiting,
  negotiation_due_at: dueAt,
}: Offer) {
  if (status !== 'accepted' || awaiting === 'staff' || dueAt === null) return null;
  const isLate = isOverdue(dueAt);
  return (
    <span className={isLate ? 'text-danger-ink font-medium' : undefined}>
      {isLate ? 'Overdue since' : 'Next step due'}{' '}
      <span className="whitespace-nowrap">
        <DateText iso={dueAt} />
      </span>
    </span>
  );
}
