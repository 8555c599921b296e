/** On which payments the buyer puts the reference: what is sent to a wallet takes none, and our fee has its own payment. */
export function onPayments(reference: string, byBank: boolean, withFee: boolean): string | null {
  if (byBank) return `Put ${reference} on ${withFee ? 'both payments' : 'the payment'}.`;
  return withFee ? `Put ${reference} on the payment of the fee.` : null;
}
