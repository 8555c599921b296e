import type { Offer } from '@generated/model';
import { isByBank } from '@/domain/deals/payment-method';

/** What the seller names for the price to go to. */
export function placeOfPrice(offer: Pick<Offer, 'payment_method'>): 'account' | 'wallet' {
  return isByBank(offer) ? 'account' : 'wallet';
}

/** On which payments the buyer puts the reference: what is sent to a wallet takes none, and our fee has its own payment. */
export function onPayments(reference: string, byBank: boolean, withFee: boolean): string | null {
  if (byBank) return `Put ${reference} on ${withFee ? 'both payments' : 'the payment'}.`;
  return withFee ? `Put ${reference} on the payment of the fee.` : null;
}
