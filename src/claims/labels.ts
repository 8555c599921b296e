import type {
  ClaimPriority,
  ClaimStatus,
  ClaimTimelineEventType,
  ClaimType,
  EstateKycStatus,
  HolderType,
  MyClaim,
  Recourse,
  RegisterStatus,
} from '@generated/model';
import type { Tone } from '@/ui/feedback/badge';

/*
 * The words and tones for claims, in every area. Colour marks what needs care or has ended; kinds and stages stay
 * neutral.
 */

export const CLAIM_TYPE_LABELS: Record<ClaimType, string> = {
  customer: 'Customer',
  trade: 'Trade',
  loan: 'Loan',
  employee: 'Employee',
  lease: 'Lease',
  litigation: 'Litigation',
  other: 'Other',
};

/** `Customer · 5A`: the type, which a draft may leave open, with the class of the plan if there is one. */
export function claimKind(claim: Pick<MyClaim, 'claim_type' | 'claim_class'>): string {
  const type = claim.claim_type ? CLAIM_TYPE_LABELS[claim.claim_type] : 'Type not chosen yet';
  return claim.claim_class ? `${type} · ${claim.claim_class}` : type;
}

/** A class of the plan, with its name if it has one. */
export function classText(code: string, name: string | null | undefined): string {
  return name ? `${code} · ${name}` : code;
}

export const CLAIM_PRIORITY_LABELS: Record<ClaimPriority, string> = {
  general_unsecured: 'General unsecured',
  priority: 'Priority',
  secured: 'Secured',
  administrative: 'Administrative',
  convenience: 'Convenience',
  subordinated: 'Subordinated',
};

export const REGISTER_STATUS_LABELS: Record<RegisterStatus, string> = {
  scheduled: 'Scheduled',
  filed: 'Filed',
  amended: 'Amended',
  allowed: 'Allowed',
  disputed: 'Disputed',
  disallowed: 'Disallowed',
};

export const ESTATE_KYC_LABELS: Record<EstateKycStatus, string> = {
  not_started: 'Not started',
  pending: 'Pending',
  verified: 'Verified',
  rejected: 'Rejected',
};

export const ESTATE_KYC_TONES: Record<EstateKycStatus, Tone> = {
  not_started: 'neutral',
  pending: 'warning',
  verified: 'success',
  rejected: 'danger',
};

export const RECOURSE_LABELS: Record<Recourse, string> = {
  full: 'Full recourse',
  disallowance_only: 'Disallowance only',
  none: 'No recourse',
};
/** For a seller who names none. */
export const NO_RECOURSE_PREFERENCE = 'No preference';

export const HOLDER_TYPE_LABELS: Record<HolderType, string> = {
  individual: 'Individual',
  entity: 'Company or fund',
};

/** In the order in which a claim passes through them. */
export const CLAIM_STATUS_LABELS: Record<ClaimStatus, string> = {
  draft: 'Draft',
  changes_requested: 'Changes requested',
  in_review: 'In review',
  open: 'Open',
  paused: 'Paused',
  under_offer: 'Under offer',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  rejected: 'Rejected',
};

export const CLAIM_STATUS_TONES: Record<ClaimStatus, Tone> = {
  draft: 'neutral',
  changes_requested: 'warning',
  in_review: 'info',
  open: 'success',
  paused: 'neutral',
  under_offer: 'info',
  sold: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  rejected: 'danger',
};

/** What happened to a claim, as the heading of an entry in its timeline. */
export const CLAIM_EVENT_LABELS: Record<ClaimTimelineEventType, string> = {
  created: 'Draft started',
  submitted: 'Submitted for review',
  changes_requested: 'Changes requested',
  rejected: 'Rejected',
  listed: 'Listed',
  price_changed: 'Price changed',
  paused: 'Paused',
  resumed: 'Resumed',
  released: 'Given back to the seller',
  withdrawn: 'Withdrawn',
  relisted: 'Relisted',
  revised: 'Turned into a draft',
  expired: 'Listing expired',
  under_offer: 'Offer accepted',
  deal_cancelled: 'Sale cancelled',
  sold: 'Sold',
};
