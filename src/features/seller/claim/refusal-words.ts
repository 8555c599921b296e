import type { ClaimStatus, ListedCaseStatus } from '@generated/model';
import type { SellerAction, SellerRefusal } from '@/domain/claims/seller-actions';
import { pathTo, pathToClaimForm } from '@/paths';
import type { OwnClaim } from '@/claims/seller-act-words';

/** Why an action is not possible, to be read behind its name, and where that can be changed. */
interface Refusal {
  reason: string;
  remedy?: { label: string; to: string };
}

/** @param refusal `incomplete` where something is missing before a review. */
export function refusalWords(
  action: SellerAction,
  refusal: SellerRefusal | 'incomplete',
  claim: OwnClaim,
): Refusal {
  switch (refusal) {
    case 'wrong_state':
      return { reason: stateReason(action, claim.status) };
    case 'account_not_confirmed':
      return {
        reason: 'confirm your email address first.',
        remedy: { label: 'Go to your profile', to: pathTo('accountSettings') },
      };
    case 'account_suspended':
    case 'account_deactivated':
      return { reason: 'this account is suspended or closed.' };
    case 'identity_rejected':
      return {
        reason: 'your identity was not approved.',
        remedy: { label: 'See why', to: pathTo('verifyIdentity') },
      };
    case 'case_not_open':
      return { reason: caseReason(claim.case.status) };
    case 'incomplete':
      return action === 'submit'
        ? {
            reason: 'something is still missing.',
            remedy: { label: 'Fill it in', to: pathToClaimForm(claim.id) },
          }
        : {
            reason: 'something is missing, and it cannot be edited any more.',
            remedy: { label: 'Begin it anew', to: pathTo('claimOnboarding') },
          };
  }
}

function caseReason(status: ListedCaseStatus): string {
  return status === 'closed'
    ? 'this case is closed: its claims are no longer traded here.'
    : 'this case takes no claims for now.';
}

function stateReason(action: SellerAction, status: ClaimStatus): string {
  switch (action) {
    case 'edit':
      return status === 'open' || status === 'paused'
        ? 'once a claim is listed, only its price can be changed.'
        : 'only a draft, or a claim with changes requested, can be edited.';
    case 'submit':
      return 'only a draft, or a claim with changes requested, can be submitted.';
    case 'change_price':
      return 'only the price of an open or paused claim can be changed here.';
    case 'pause':
      return 'only a claim on the market can be paused.';
    case 'resume':
      return 'only a paused claim can be resumed.';
    case 'relist':
      return 'only a withdrawn or expired claim can be relisted.';
    case 'withdraw':
      return status === 'under_offer'
        ? 'an offer is accepted, and the sale is under way.'
        : 'this claim is not on offer any more.';
    case 'delete':
      return 'only a draft can be deleted.';
  }
}
