import type { Awaiting, ClaimSale, DealStage, MyClaim } from '@generated/model';
import { wasPausedBefore } from '@/domain/claims/market-acts';
import { caseNotOpenText, type SellerRefusal } from '@/domain/claims/seller-actions';
import { isTurnOf } from '@/domain/deals/turn';
import { formatAmount } from '@/domain/money';
import { sentences } from '@/domain/sentences';
import { pathTo, pathToStaff } from '@/paths';

/** What prevents the step that leads on, in a state that would allow it. */
export type Obstacle = Exclude<SellerRefusal, 'wrong_state'>;

/** What has to happen next, in one sentence, and the way there. */
export interface NextStep {
  text: string;
  /** Whether the seller has to act. */
  isTheirTurn?: boolean;
  /** The seller's deadline. */
  dueAt?: string | null;
  way?: { label: string; to: string };
}

/** What has to happen before the claim can make progress. */
export function stepPast(obstacle: Obstacle, claim: MyClaim): NextStep {
  switch (obstacle) {
    case 'account_not_confirmed':
      return {
        text: 'Confirm your email address, and this claim can go to review.',
        isTheirTurn: true,
        way: { label: 'Go to your profile', to: pathTo('accountSettings') },
      };
    case 'account_suspended':
    case 'account_deactivated':
      return {
        text: 'This account is suspended or closed, so the claim stays where it is.',
        way: { label: 'Write to our staff', to: pathToStaff(claim.id) },
      };
    case 'identity_rejected':
      return {
        text: 'Your identity was not approved, so this claim cannot go to review.',
        isTheirTurn: true,
        way: { label: 'See why', to: pathTo('verifyIdentity') },
      };
    case 'taken_off_by_staff':
      return {
        text: wasPausedBefore(claim.timeline)
          ? 'Our staff give this claim back once the reason is settled; then you can resume it.'
          : 'Our staff put this claim back onto the market once the reason is settled.',
      };
    case 'case_not_open':
      return { text: caseNotOpenText(claim.case.status) };
  }
}

/** What happens next to a claim for which its seller can do nothing here. */
export function stepWithoutActs({ id, status, sale, currency }: MyClaim): NextStep {
  if (sale) return stepOfSale(sale, currency);
  if (status === 'under_offer') {
    return {
      text: 'Our staff see the sale through with you and the buyer.',
      way: { label: 'Write to our staff', to: pathToStaff(id) },
    };
  }
  return {
    text: 'Nothing is left to do with this claim, but you can sell another one.',
    way: { label: 'Sell another claim', to: pathTo('claimOnboarding') },
  };
}

function stepOfSale(sale: ClaimSale, currency: string): NextStep {
  const { awaiting, due_at: dueAt, negotiation_id: id, owed_fee_amount: fee } = sale;
  const isTurn = isTurnOf('seller', awaiting);
  return {
    text: sentences(
      SALE_STEPS[sale.stage](awaiting),
      fee &&
        `Our fee of ${formatAmount(fee, currency)} is due; the negotiation says how to pay it.`,
    ),
    isTheirTurn: isTurn || fee !== null,
    dueAt: isTurn ? dueAt : null,
    way: { label: 'Go to the negotiation', to: pathTo('negotiation', { id }) },
  };
}

/** What a stage of a sale asks of the seller, or is waiting for. */
const SALE_STEPS: Record<DealStage, (awaiting: Awaiting) => string> = {
  diligence: () => 'The buyer examines the claim; then both of you sign the assignment agreement.',
  signing: (awaiting) =>
    awaiting === 'both'
      ? 'You and the buyer sign the assignment agreement, in either order.'
      : awaiting === 'seller'
        ? 'The buyer has signed the assignment agreement. With your signature both of you are bound.'
        : 'You have signed the assignment agreement, and the buyer signs next.',
  payment: (awaiting) =>
    awaiting === 'seller'
      ? 'The buyer has marked the price as paid. Confirm it once the money is there.'
      : 'The buyer pays the price; then you confirm that the money is there.',
  transfer: () =>
    'You have the price. Our staff file the transfer with the court, and complete the sale once the days for objections are over.',
  completed: () => 'The sale is completed, and its agreement stays in the negotiation.',
};
