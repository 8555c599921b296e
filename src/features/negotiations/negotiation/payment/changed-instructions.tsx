import type { Negotiation } from '@generated/model';
import { placeOfPrice } from '@/negotiations/payment-words';
import { counterpartyName } from '@/negotiations/stage-words';
import { DateText } from '@/ui/data/date-text';
import { Alert } from '@/ui/feedback/alert';

/**
 * Warns a buyer whose payment goes to a different account than the one both had signed for. An intruder in the seller's
 * account would change it.
 */
export function ChangedInstructions({ negotiation }: { negotiation: Negotiation }) {
  const { current_offer: offer, payment_instructions_at: at } = negotiation;
  if (!negotiation.payment_instructions_changed || at === null) return null;
  const seller = counterpartyName(negotiation);
  return (
    <Alert tone="warning" title={`The ${placeOfPrice(offer)} was changed after both had signed`}>
      {seller} changed it on <DateText iso={at} as="date-time" />. Before you pay, compare it with{' '}
      {seller} in a call that you begin yourself.
    </Alert>
  );
}
