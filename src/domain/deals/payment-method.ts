import type { Offer } from '@generated/model';

/** Whether the price goes to an account; else it goes to the address of a wallet. */
export function isByBank({ payment_method }: Pick<Offer, 'payment_method'>): boolean {
  return payment_method === 'bank_transfer';
}
