import type { Offer, SettlementMethod } from '@generated/model';

/** Whether the price goes to an account. Otherwise it goes to the address of a wallet. */
export function isByBank({ payment_method }: Pick<Offer, 'payment_method'>): boolean {
  return payment_method === 'bank_transfer';
}

/** Whether a price in this currency can be paid this way. A stablecoin stands for a US dollar, and for nothing else. */
export function isPayableBy(method: SettlementMethod, currency: string): boolean {
  return currency === 'USD' || isByBank({ payment_method: method });
}
