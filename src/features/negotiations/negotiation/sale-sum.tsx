import type { Negotiation } from '@generated/model';
import { feeOf, hasFee } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { counterpartyName } from '@/negotiations/stage-words';
import { afterFees, paymentOf, priceBetween } from '@/offers/offer-view';
import { partsOfSum } from '@/offers/parts-of-sum';
import { Stat, type StatProps } from '@/ui/data/stat';

interface SaleSumProps extends Pick<StatProps, 'size'> {
  negotiation: Negotiation;
}

/**
 * The sum of a negotiation for the reader. From the stage of payment on, it is the price: the fee is paid separately,
 * so neither payment has the sum of both.
 */
export function SaleSum({ negotiation, ...size }: SaleSumProps) {
  const { role, status, received_at, current_offer: offer, currency } = negotiation;
  const payment = paymentOf(status, received_at);
  const isPaidApart = payment === 'made' || status === 'payment';
  const { label, amount } = isPaidApart
    ? priceBetween(role, offer, counterpartyName(negotiation), payment === 'made')
    : afterFees(role, offer, payment);
  return (
    <Stat
      {...size}
      label={label}
      value={formatAmount(amount, currency)}
      note={isPaidApart ? besideThePrice(negotiation) : partsOfSum(role, offer)}
    />
  );
}

/** The reader's fee next to the price; for a seller, it comes out of the price. The fee's own card has the rest. */
function besideThePrice({ role, current_offer: offer, currency }: Negotiation): string {
  const fee = feeOf(role, offer);
  if (!hasFee(fee)) return 'No fee is paid to the exchange';
  return `${role === 'buyer' ? 'Not including' : 'Before'} our fee of ${formatAmount(fee, currency)}`;
}
