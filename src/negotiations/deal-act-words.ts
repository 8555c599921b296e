import { cancelInputLimits } from '@generated/limits';
import type { Act } from '@/acts/act';
import { sentences } from '@/domain/sentences';

/** Button labels that sides and staff share. */
export const SHARED_ACT_LABELS = {
  confirm_diligence: 'End the examination',
  confirm_payment: 'Confirm the payment',
  cancel: 'Cancel the sale',
} as const;

/** When a sale becomes binding, said wherever somebody agrees to one: not the acceptance binds, but the signatures. */
export const BOUND_ONCE_SIGNED =
  'Both sides are bound once both have signed; until then either can cancel, with a reason.';

/** The reason that an act on a negotiation asks for. @param readers who reads it, with the verb. */
export function reasonFor(readers: string, maxLength: number) {
  return {
    label: 'Reason',
    hint: `${readers} in these words.`,
    missing: 'Give a reason.',
    maxLength,
  };
}

/** Cancels a negotiation with a reason. @param words the claim's fate, who reads the reason, and what to see to. */
export function cancelAct(
  reference: string,
  { after, readers, toSeeTo }: { after: string; readers: string; toSeeTo?: string },
  send: Act['send'],
): Act {
  return {
    name: 'cancel',
    label: SHARED_ACT_LABELS.cancel,
    isDangerous: true,
    question: {
      title: `Cancel ${reference}?`,
      consequence: sentences(
        `The sale ends for both sides, ${after}. This cannot be undone.`,
        toSeeTo,
      ),
      cancelLabel: 'Keep it',
      reason: reasonFor(readers, cancelInputLimits.reason),
    },
    send,
    done: `${reference} is cancelled`,
  };
}
