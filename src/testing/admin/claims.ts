import type { AdminClaim, AdminClaimSummary } from '@generated/model';
import { aMyClaim, aMyClaimSummary } from '../my-claims';

/** A claim that its seller has just submitted. */
const IN_REVIEW = {
  status: 'in_review',
  submitted_at: '2026-11-16T08:40:00.000Z',
  listed_at: null,
  expires_at: null,
} as const;

/** A claim under review in the list of the staff. */
export function anAdminClaimSummary(
  differences: Partial<AdminClaimSummary> = {},
): AdminClaimSummary {
  const { id, reference, case: of, currency, updated_at, ...rest } = aMyClaimSummary();
  return {
    id,
    reference,
    case: of,
    seller: { id: 12, name: 'Sofia Marchetti', status: 'active' },
    taken_off_by_staff: false,
    claim_type: rest.claim_type,
    claim_class: rest.claim_class,
    currency,
    face_amount: rest.face_amount,
    ask_percent: rest.ask_percent,
    best_bid_percent: rest.best_bid_percent,
    best_bid_is_partial: false,
    updated_at,
    ...IN_REVIEW,
    ...differences,
  };
}

/** A claim under review, as the staff read it, with nothing unusual. */
export function anAdminClaim(differences: Partial<AdminClaim> = {}): AdminClaim {
  const { minimum_percent: _own, documents, ...claim } = aMyClaim();
  return {
    ...claim,
    ...IN_REVIEW,
    seller: {
      id: 12,
      name: 'Sofia Marchetti',
      company: null,
      email: 'sofia@example.com',
      country: 'GB',
      status: 'active',
      identity_status: 'approved',
    },
    with_same_number: [],
    last_review: null,
    documents: documents.map(({ url: _url, claim_id: _claim, ...document }) => document),
    ...differences,
  };
}
