import type { ListedCaseStatus, MyClaim, User } from '@generated/model';
import { submitObstacle, type SubmitObstacle } from '../users/permissions';
import { signInRefusal } from '../users/user-status';
import {
  claimStatusAfter,
  editableClaimPart,
  isTakenOffByStaff,
  type ClaimEvent,
} from './claim-state';

/** What a seller can do with a claim; `edit` and `delete` change no state. */
export const SELLER_ACTIONS = [
  'edit',
  'submit',
  'change_price',
  'pause',
  'resume',
  'relist',
  'withdraw',
  'delete',
] as const;
export type SellerAction = (typeof SELLER_ACTIONS)[number];

/** Why an action is refused: the state of the claim, or something beyond it. */
export type SellerRefusal = 'wrong_state' | 'taken_off_by_staff' | SubmitObstacle | 'case_not_open';

export interface ClaimFacts extends Pick<MyClaim, 'status' | 'review_note'> {
  case: { status: ListedCaseStatus };
}

export type SellerFacts = Pick<User, 'status' | 'identity_status'>;

/** What stands in the way of an action, or null. Whether the claim is complete is asked apart (`claimGaps`). */
export function sellerRefusal(
  action: SellerAction,
  claim: ClaimFacts,
  seller: SellerFacts,
): SellerRefusal | null {
  if (!isInState(action, claim.status)) return 'wrong_state';
  switch (action) {
    case 'submit':
    case 'relist':
      return submitObstacle(seller) ?? (claim.case.status === 'active' ? null : 'case_not_open');
    case 'resume':
      // No return is left to wait for.
      if (claim.case.status === 'closed') return signInRefusal(seller.status) ?? 'case_not_open';
      if (isTakenOffByStaff(claim)) return 'taken_off_by_staff';
      return (
        signInRefusal(seller.status) ?? (claim.case.status === 'active' ? null : 'case_not_open')
      );
    case 'edit':
    case 'change_price':
    case 'pause':
    case 'withdraw':
    case 'delete':
      return null;
  }
}

function isInState(action: SellerAction, status: MyClaim['status']): boolean {
  switch (action) {
    case 'edit':
      return editableClaimPart(status) === 'all';
    case 'change_price':
      return editableClaimPart(status) === 'price';
    case 'delete':
      return status === 'draft';
    case 'submit':
    case 'pause':
    case 'resume':
    case 'relist':
    case 'withdraw':
      return claimStatusAfter(status, action satisfies ClaimEvent, 'seller') !== null;
  }
}
