import type { ClaimStatus, MyClaimSummary } from '@generated/model';
import type { ActQuestion } from '@/acts/act';
import { bestBid } from '@/domain/claims/best-bid';
import { countOf, sentences } from '@/domain/sentences';
import { editableClaimPart } from '@/domain/claims/claim-state';
import type { SellerAction } from '@/domain/claims/seller-actions';

/** The part of a seller's claim that an action asks about, from a row or the whole claim. */
export type OwnClaim = Pick<
  MyClaimSummary,
  | 'id'
  | 'reference'
  | 'case'
  | 'status'
  | 'review_note'
  | 'offers_count'
  | 'latest_bid_id'
  | 'best_bid_percent'
  | 'best_bid_is_partial'
  | 'lock_version'
>;

/** What a seller can do to a claim with one press, without filling in anything. */
export type SellerAct = Exclude<SellerAction, 'edit' | 'change_price'>;

/** The label of an action's button. */
export function actionLabel(action: SellerAction, status: ClaimStatus): string {
  switch (action) {
    case 'edit':
      return status === 'draft' ? 'Continue' : 'Make changes';
    case 'submit':
      return 'Submit for review';
    case 'change_price':
      return 'Change price';
    case 'pause':
      return 'Pause';
    case 'resume':
      return 'Resume';
    case 'relist':
      return 'Relist';
    case 'revise':
      return 'Make changes';
    case 'withdraw':
      return 'Withdraw';
    case 'delete':
      return 'Delete';
  }
}

/** The message when it is done. */
export function doneText(action: Exclude<SellerAction, 'edit'>, reference: string): string {
  switch (action) {
    case 'submit':
    case 'relist':
      return `${reference} is in review`;
    case 'change_price':
      return `Price of ${reference} saved`;
    case 'pause':
      return `${reference} is paused`;
    case 'resume':
      return `${reference} is on the market again`;
    case 'revise':
      return `${reference} is a draft again`;
    case 'withdraw':
      return `${reference} is withdrawn`;
    case 'delete':
      return `${reference} is deleted`;
  }
}

const REVIEW =
  'We will review it before buyers see it, and tell you the decision. Until then it cannot be changed.';

/**
 * The consequence of pausing one or several claims with offers.
 * @param best the highest bid on a single claim, as formatted; null without a pending bid, or for several claims.
 */
export function pauseConsequence(offers: number, best: string | null): string {
  return `This closes ${countOf(offers, 'pending offer')}${best ? `, the best bid at ${best}` : ''}, and resuming brings none back. Buyers cannot bid until you resume.`;
}

/** The question before an act; null for one that is done at once, because one press undoes it. */
export function questionBefore(act: SellerAct, claim: OwnClaim): ActQuestion | null {
  const { reference } = claim;
  switch (act) {
    case 'submit':
      return { title: `Submit ${reference}?`, consequence: REVIEW };
    case 'relist':
      return {
        title: `Relist ${reference}?`,
        consequence: `It goes through a new review with the price it has now. ${REVIEW}`,
      };
    case 'revise':
      return {
        title: `Make changes to ${reference}?`,
        consequence: 'It becomes a draft again. Buyers see it after a new review.',
      };
    case 'pause':
      // Without offers, a pause loses nothing.
      return claim.offers_count === 0
        ? null
        : {
            title: `Pause ${reference}?`,
            consequence: pauseConsequence(claim.offers_count, bestBid(claim)),
          };
    case 'resume':
      return null;
    case 'withdraw':
      return {
        title: `Withdraw ${reference}?`,
        consequence: withdrawalText(claim),
      };
    case 'delete':
      return {
        title: `Delete ${reference}?`,
        consequence: 'It is deleted with its documents. This cannot be undone.',
      };
  }
}

export const RETURN = 'You can change and relist it, after a new review.';

function withdrawalText({ status, case: of }: OwnClaim): string {
  return sentences(whatWithdrawalEnds(status), of.status !== 'closed' && RETURN);
}

function whatWithdrawalEnds(status: ClaimStatus): string {
  if (status === 'paused') return 'It stays off the market, and nobody can resume it.';
  switch (editableClaimPart(status)) {
    case 'all':
      return 'It stays among your claims.';
    case 'price':
      return 'It leaves the market, and pending offers are closed.';
    case 'none':
      return 'Its review ends.';
  }
}
