import type { Offer } from '@generated/model';
import { isByBank } from '@/domain/deals/payment-method';

/** Where the price goes, as named by the seller. */
export function placeOfPrice(offer: Pick<Offer, 'payment_method'>): 'account' | 'wallet' {
  return isByBank(offer) ? 'account' : 'wallet';
}

/** The payments that carry the reference. A payment to a wallet takes none, and our fee is paid separately. */
export function onPayments(reference: string, byBank: boolean, withFee: boolean): string | null {
  if (byBank) return `Put ${reference} on ${withFee ? 'both payments' : 'the payment'}.`;
  return withFee ? `Put ${reference} on the payment of the fee.` : null;
}
