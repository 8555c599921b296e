import type { AdminClaim, CaseParameters, DocumentKind } from '@generated/model';
import Big from 'big.js';
import { isSameName } from '../party-names';
import { signInRefusal } from '../users/user-status';
import { missingDocumentKinds } from './claim-checks';
import { claimStatusAfter } from './claim-state';
import { isUnusualPrice } from './unusual-price';

/** What a review can come to, the decision that lists the claim last. */
const CLAIM_REVIEWS = ['reject', 'request_changes', 'approve'] as const;
export type ClaimReview = (typeof CLAIM_REVIEWS)[number];

/** The decisions that can be made now: none where nobody would answer for the claim. */
export function claimReviews({ status, seller }: ClaimReviewed): ClaimReview[] {
  if (signInRefusal(seller.status)) return [];
  return CLAIM_REVIEWS.filter((review) => claimStatusAfter(status, review, 'staff') !== null);
}

type ClaimReviewed = Pick<AdminClaim, 'status'> & { seller: Pick<AdminClaim['seller'], 'status'> };

/** What the exchange can compare by itself before a claim is listed. */
type ReviewPoint =
  | { name: 'identity' }
  | { name: 'holder' }
  /** `amount` of the register. */
  | { name: 'register'; amount: string | null }
  | { name: 'documents'; missing: DocumentKind[] }
  | { name: 'price' };

/** Each point, and whether a reviewer should look closer. */
export type ReviewCheck = ReviewPoint & { isFine: boolean };

/** @param parameters of the case; without them the documents that it asks for are not known, and that point is left out. */
export function reviewChecks(claim: AdminClaim, parameters: CaseParameters | null): ReviewCheck[] {
  const { seller, ask_percent: ask, face_amount: face } = claim;
  const names = [seller.name, seller.company].filter((name) => name !== null);
  const holder = claim.holder_name;
  const amount = registeredAmount(claim);
  const missing = parameters && missingDocumentKinds({ parameters, documents: claim.documents });
  return [
    { name: 'identity', isFine: seller.identity_status === 'approved' },
    { name: 'holder', isFine: holder !== null && names.some((name) => isSameName(name, holder)) },
    {
      name: 'register',
      amount,
      isFine: amount !== null && face !== null && new Big(amount).eq(face),
    },
    ...(missing ? [{ name: 'documents' as const, missing, isFine: missing.length === 0 }] : []),
    { name: 'price', isFine: ask === null || !isUnusualPrice(ask, claim.case) },
  ];
}

/** What the claim stands in the register with, as far as it has come there; null where the seller has not said it. */
function registeredAmount(claim: AdminClaim): string | null {
  switch (claim.register_status) {
    case 'scheduled':
      return claim.scheduled_amount;
    case 'allowed':
      return claim.allowed_amount;
    case 'filed':
    case 'amended':
    case 'disputed':
    case 'disallowed':
      return claim.filed_amount;
    case null:
      return null;
  }
}
