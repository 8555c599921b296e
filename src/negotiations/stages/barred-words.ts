import type { Negotiation } from '@generated/model';

type Facts = Pick<Negotiation, 'role' | 'status' | 'paid_at' | 'counterparty'>;

/** That the other side can do nothing at present, which is not to be waited for nor paid; null where it can, or need not. */
export function barredWords({ role, status, paid_at, counterparty }: Facts): string | null {
  // A transfer is made by our staff.
  if (counterparty.may_act || status === 'transfer') return null;
  const mayPay = role === 'buyer' && status === 'payment' && paid_at === null;
  return `${counterparty.name ?? counterparty.label} cannot log in at present. Ask our staff ${mayPay ? 'before you pay' : 'how the sale goes on'}.`;
}
