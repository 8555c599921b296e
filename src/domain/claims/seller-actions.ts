import type { ListedCaseStatus, MyClaim, User } from '@generated/model';
import { type SignInRefusal, submitObstacle, type SubmitObstacle } from '../users/permissions';
import { signInRefusal } from '../users/user-status';
import {
  claimStatusAfter,
  editableClaimPart,
  isTakenOffByStaff,
  type ClaimTransition,
} from './claim-state';

/** What a seller can do to a claim. `edit` and `delete` change no state. */
export const SELLER_ACTIONS = [
  'edit',
  'submit',
  'change_price',
  'pause',
  'resume',
  'relist',
  'revise',
  'withdraw',
  'delete',
] as const;
export type SellerAction = (typeof SELLER_ACTIONS)[number];

/** What can prevent an action, besides the state of the claim. */
interface Obstacles {
  edit: never;
  submit: SubmitObstacle | 'case_not_open';
  change_price: never;
  pause: never;
  resume: SignInRefusal | 'taken_off_by_staff' | 'case_not_open';
  relist: SubmitObstacle | 'case_not_open';
  revise: 'case_not_open';
  withdraw: never;
  delete: never;
}

/** Why an action is refused: because of the state of the claim, or something else. */
export type SellerRefusal<Action extends SellerAction = SellerAction> =
  | 'wrong_state'
  | Obstacles[Action];

export interface ClaimFacts extends Pick<MyClaim, 'status' | 'review_note'> {
  submitted_at: string | Date | null;
  case: { status: ListedCaseStatus };
}

export type SellerFacts = Pick<User, 'status' | 'identity_status'>;

/** What prevents an action, or null. Whether the claim is complete is checked separately (`claimGaps`). */
export function sellerRefusal<Action extends SellerAction>(
  action: Action,
  claim: ClaimFacts,
  seller: SellerFacts,
): SellerRefusal<Action> | null {
  return isInState(action, claim) ? OBSTACLE_OF[action](claim, seller) : 'wrong_state';
}

type Asked<Obstacle> = (claim: ClaimFacts, seller: SellerFacts) => Obstacle | null;

const nothing = () => null;

const ofReview: Asked<Obstacles['submit']> = (claim, seller) =>
  submitObstacle(seller) ?? caseObstacle(claim);

const OBSTACLE_OF: { [Action in SellerAction]: Asked<Obstacles[Action]> } = {
  edit: nothing,
  submit: ofReview,
  change_price: nothing,
  pause: nothing,
  resume: (claim, seller) =>
    // If the case is closed, there is no return to the market to wait for.
    claim.case.status !== 'closed' && isTakenOffByStaff(claim)
      ? 'taken_off_by_staff'
      : (signInRefusal(seller.status) ?? caseObstacle(claim)),
  relist: ofReview,
  // Changes would be of no use.
  revise: ({ case: { status } }) => (status === 'closed' ? 'case_not_open' : null),
  withdraw: nothing,
  delete: nothing,
};

/** What it means for a seller's claim that its case takes no new claims now, in a sentence. */
export function caseNotOpenText(status: ListedCaseStatus): string {
  return status === 'closed'
    ? 'This case is closed: it takes no new claims any more.'
    : 'This case takes no new claims for now; yours can go on once it does.';
}

function caseObstacle({ case: { status } }: ClaimFacts): 'case_not_open' | null {
  return status === 'active' ? null : 'case_not_open';
}

function isInState(action: SellerAction, { status, submitted_at }: ClaimFacts): boolean {
  switch (action) {
    case 'edit':
      return editableClaimPart(status) === 'all';
    case 'change_price':
      return editableClaimPart(status) === 'price';
    case 'delete':
      // Others may know about a claim that was submitted once.
      return (status === 'draft' || status === 'withdrawn') && submitted_at === null;
    case 'submit':
    case 'pause':
    case 'resume':
    case 'relist':
    case 'revise':
    case 'withdraw':
      return claimStatusAfter(status, action satisfies ClaimTransition, 'seller') !== null;
  }
}
