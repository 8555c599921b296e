import {
  useAdvanceNegotiation,
  useCancelAdminNegotiation,
  useMarkNegotiationUnpaid,
} from '@generated/api/admin-negotiations/admin-negotiations';
import { unpaidInputLimits } from '@generated/limits';
import type { AdminNegotiation } from '@generated/model';
import type { Act } from '@/acts/act';
import type { StaffAction } from '@/domain/deals/staff-actions';
import { hasFee } from '@/domain/deals/fees';
import { formatAmount } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { filedTransfer, inAgreement, isAboutPart, outstandingFees } from './staff-words';
import { cancelAct, reasonFor, SHARED_ACT_LABELS } from '@/negotiations/deal-act-words';

/** Acts with a form, by dialog. */
export const STAFF_FORMS = {
  mark_paid: 'payment',
  record_filing: 'filing',
  correct_filing: 'filing',
} as const satisfies Partial<Record<StaffAction, string>>;

/** Acts that take one press. */
export type StaffAct = Exclude<StaffAction, keyof typeof STAFF_FORMS>;

const READERS = 'Both sides read it';

/** Button labels. */
export const STAFF_ACTION_LABELS: Record<StaffAction, string> = {
  ...SHARED_ACT_LABELS,
  record_filing: 'Record the filing',
  correct_filing: 'Correct the filing',
  complete: 'Complete the sale',
  mark_paid: 'Mark as paid',
  mark_unpaid: 'Mark as not paid',
};

/** What staff do with one press. `staffActions` says whether the stage allows it. */
export function useStaffActs(negotiation: AdminNegotiation): Record<StaffAct, Act> {
  const { mutateAsync: advance } = useAdvanceNegotiation();
  const { mutateAsync: cancel } = useCancelAdminNegotiation();
  const { mutateAsync: markUnpaid } = useMarkNegotiationUnpaid();
  const { id, reference, lock_version, buyer, seller, claim } = negotiation;
  const { agreed_amount: amount, currency } = negotiation;
  const isPart = isAboutPart(negotiation);
  return {
    confirm_diligence: {
      name: 'confirm_diligence',
      label: SHARED_ACT_LABELS.confirm_diligence,
      question: {
        title: 'End the examination?',
        consequence: `In place of ${buyer.name}. The assignment agreement is drawn up, and both sides are asked to sign it.`,
      },
      send: () => advance({ id, data: { to: 'signing', lock_version } }),
      done: `${reference} is in signing`,
    },
    confirm_payment: {
      name: 'confirm_payment',
      label: SHARED_ACT_LABELS.confirm_payment,
      question: {
        title: 'Confirm the payment?',
        consequence: `In place of ${seller.name}: ${amount ? formatAmount(amount, currency) : 'the price'} was received. The transfer is to be filed next; this cannot be undone.`,
      },
      send: () => advance({ id, data: { to: 'transfer', lock_version } }),
      done: `${reference} is in transfer`,
    },
    mark_unpaid: {
      name: 'mark_unpaid',
      label: STAFF_ACTION_LABELS.mark_unpaid,
      question: {
        title: 'Mark as not paid?',
        consequence: `${buyer.name} looks into the payment of ${amount ? formatAmount(amount, currency) : 'the price'} and marks it as paid once more. ${seller.name} can change where it is paid to. Both get a mail.`,
        reason: reasonFor(READERS, unpaidInputLimits.reason),
      },
      send: (reason) => markUnpaid({ id, data: { reason, lock_version } }),
      done: `${reference} is marked as not paid`,
    },
    complete: {
      name: 'complete',
      label: STAFF_ACTION_LABELS.complete,
      question: {
        title: `Complete ${reference}?`,
        consequence: sentences(
          `${isPart ? `A part of ${claim.reference}` : claim.reference} is sold to ${inAgreement(buyer)}, and its price is recorded.`,
          isPart && 'What is not sold of it becomes a claim of its own, for sale.',
          'This cannot be undone.',
          outstandingFees(negotiation),
        ),
      },
      send: () => advance({ id, data: { to: 'completed', lock_version } }),
      done: `${reference} is completed`,
    },
    cancel: cancelAct(
      reference,
      {
        after: `and ${claim.reference} is open to all buyers again, or paused where its seller may not log in`,
        readers: READERS,
        toSeeTo: toSeeTo(negotiation),
      },
      (reason) => cancel({ id, data: { reason, lock_version } }),
    ),
  };
}

/** What the sides of a cancelled sale are told that staff will do. */
function toSeeTo(negotiation: AdminNegotiation): string {
  const { paid_at, received_at, buyer, seller } = negotiation;
  const filed = filedTransfer(negotiation);
  const haveSigned = buyer.has_signed && seller.has_signed;
  return sentences(
    filed && `${filed}: have it withdrawn before the claim is sold again.`,
    received_at !== null
      ? 'The seller has received the price: see that it goes back to the buyer.'
      : paid_at && 'The price was marked as paid: tell the buyer how it comes back.',
    haveSigned &&
      [buyer, seller].some(({ fee_amount }) => hasFee(fee_amount)) &&
      'Tell both sides what becomes of the fees.',
  );
}
