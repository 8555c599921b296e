import type { Negotiation } from '@generated/model';

type Facts = Pick<Negotiation, 'role' | 'status' | 'paid_at' | 'counterparty'>;

/**
 * Says that the other side cannot act at present, so the reader should not wait or pay; null if it can, or need not.
 */
export function barredWords({ role, status, paid_at, counterparty }: Facts): string | null {
  // Our staff make the transfer.
  if (counterparty.may_act || status === 'transfer') return null;
  const mayPay = role === 'buyer' && status === 'payment' && paid_at === null;
  return `${counterparty.name ?? counterparty.label} cannot log in at present. Ask our staff ${mayPay ? 'before you pay' : 'how the sale goes on'}.`;
}
