import {
  useConfirmPayment,
  useCancelNegotiation,
  useConfirmDiligence,
} from '@generated/api/negotiations/negotiations';
import type { Negotiation } from '@generated/model';
import type { Act } from '@/acts/act';
import type { DealAction } from '@/domain/deals/deal-actions';
import { feeWords } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { BOUND_ONCE_SIGNED, cancelAct, SHARED_ACT_LABELS } from '@/negotiations/deal-act-words';
import { isByBank } from '@/domain/deals/payment-method';
import { counterpartyName } from '@/negotiations/stage-words';

/** Acts that take one press. Signing and paying have a form. */
type OnePressAction = Exclude<DealAction, 'sign' | 'mark_paid'>;

/** Button labels. */
export const DEAL_ACTION_LABELS: Record<DealAction, string> = {
  ...SHARED_ACT_LABELS,
  sign: 'Read and sign',
  mark_paid: 'Mark as paid',
};

/** What a side does with one press. `dealActions` says whether the stage allows it. */
export function useDealActs(negotiation: Negotiation): Record<OnePressAction, Act> {
  const { mutateAsync: confirmDiligence } = useConfirmDiligence();
  const { mutateAsync: confirmPayment } = useConfirmPayment();
  const { mutateAsync: cancel } = useCancelNegotiation();
  const { id, reference, lock_version, role, currency, current_offer: offer } = negotiation;
  const other = counterpartyName(negotiation);
  return {
    confirm_diligence: {
      name: 'confirm_diligence',
      label: SHARED_ACT_LABELS.confirm_diligence,
      question: {
        title: 'End the examination?',
        consequence: `You have seen what you need. The assignment agreement is drawn up for both sides to sign. ${BOUND_ONCE_SIGNED}`,
        // "Cancel" could be taken for the negotiation, which the previous sentence mentions.
        cancelLabel: 'Not yet',
      },
      send: () => confirmDiligence({ id, data: { lock_version } }),
      done: 'The agreement is ready to be signed',
    },
    confirm_payment: {
      name: 'confirm_payment',
      label: SHARED_ACT_LABELS.confirm_payment,
      question: {
        title: `Did ${formatAmount(offer.amount, currency)} arrive?`,
        consequence: sentences(
          negotiation.fee_received_on === null
            ? `It is the whole price; you pay ${feeWords(offer.seller_fee_amount, currency)} out of it.`
            : 'It is the whole price; we have received your fee.',
          `Confirm only what you see in your ${isByBank(offer) ? 'account' : 'wallet'}. Our staff then file the transfer of the claim; this cannot be undone.`,
        ),
      },
      send: () => confirmPayment({ id, data: { lock_version } }),
      done: 'Payment confirmed',
    },
    cancel: cancelAct(
      reference,
      {
        after:
          role === 'buyer'
            ? 'and the seller can offer the claim to others'
            : 'and your claim is open to all buyers again',
        readers: `${other} reads it`,
      },
      (reason) => cancel({ id, data: { reason, lock_version } }),
    ),
  };
}
