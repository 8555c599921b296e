import {
  useAcknowledgePayment,
  useCancelNegotiation,
  useCompleteDiligence,
} from '@generated/api/negotiations/negotiations';
import { cancelInputLimits } from '@generated/limits';
import type { Negotiation } from '@generated/model';
import type { Act } from '@/acts/act';
import type { DealAction } from '@/domain/deals/deal-actions';
import { formatAmount } from '@/domain/money';
import { counterpartyName } from '@/negotiations/stage-words';

/** What is done at one press; signing and paying have something to fill in. */
export type DealAct = Exclude<DealAction, 'sign' | 'mark_paid'>;

/** On the buttons. */
export const DEAL_ACTION_LABELS: Record<DealAction, string> = {
  complete_diligence: 'End the examination',
  sign: 'Read and sign',
  mark_paid: 'Mark as paid',
  confirm_payment: 'Confirm the payment',
  cancel: 'Cancel negotiation',
};

/** What a side does at one press; whether the stage allows it, `dealActions` says. */
export function useDealActs(negotiation: Negotiation): Record<DealAct, Act> {
  const { mutateAsync: completeDiligence } = useCompleteDiligence();
  const { mutateAsync: confirmPayment } = useAcknowledgePayment();
  const { mutateAsync: cancel } = useCancelNegotiation();
  const { id, reference, lock_version, role, currency, current_offer: offer } = negotiation;
  const other = counterpartyName(negotiation);
  const isBuyer = role === 'buyer';
  return {
    complete_diligence: {
      name: 'complete_diligence',
      label: DEAL_ACTION_LABELS.complete_diligence,
      question: {
        title: 'End the examination?',
        consequence:
          'You have seen what you need. The assignment agreement is drawn up for both sides to sign; until both have signed you can still cancel.',
      },
      send: () => completeDiligence({ id, data: { lock_version } }),
      done: 'The agreement is ready to be signed',
    },
    confirm_payment: {
      name: 'confirm_payment',
      label: DEAL_ACTION_LABELS.confirm_payment,
      question: {
        title: `Did ${formatAmount(offer.net_amount, currency)} arrive?`,
        consequence:
          'Confirm only what you see on your account. Our staff then file the transfer of the claim; this cannot be taken back.',
      },
      send: () => confirmPayment({ id, data: { lock_version } }),
      done: 'Payment confirmed',
    },
    cancel: {
      name: 'cancel',
      label: DEAL_ACTION_LABELS.cancel,
      isDangerous: true,
      question: {
        title: `Cancel ${reference}?`,
        consequence: `The sale ends for both sides, and ${isBuyer ? 'the claim is' : 'your claim is'} open to all buyers again. This cannot be taken back.`,
        reason: {
          label: 'Reason',
          hint: `${other} reads it as it stands here.`,
          missing: 'Give a reason.',
          maxLength: cancelInputLimits.reason,
        },
      },
      send: (reason) => cancel({ id, data: { reason, lock_version } }),
      done: `${reference} is cancelled`,
    },
  };
}
