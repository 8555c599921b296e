import type { PaymentMethod } from '@generated/model';

/** How a user wants to be paid. The free text is only for `other`. */
export interface PaymentChoice {
  payment_method: PaymentMethod | null;
  custom_payment_method: string | null;
}

/** The choice after a partial change. Another method drops the free text of the previous one. */
export function changedPaymentChoice(
  before: PaymentChoice,
  change: Partial<PaymentChoice>,
): PaymentChoice {
  const payment_method =
    change.payment_method === undefined ? before.payment_method : change.payment_method;
  const kept = payment_method === 'other' ? before.custom_payment_method : null;
  const custom = change.custom_payment_method === undefined ? kept : change.custom_payment_method;
  return { payment_method, custom_payment_method: custom?.trim() || null };
}

/** What is wrong with the free text, or null. */
export function customPaymentMethodFault({
  payment_method,
  custom_payment_method,
}: PaymentChoice): string | null {
  if (payment_method === 'other')
    return custom_payment_method ? null : 'Describe how you want to be paid.';
  return custom_payment_method
    ? 'Describe the payment method only when you choose “Another way”.'
    : null;
}
