import type {
  CaseStage,
  ClaimPriority,
  ClaimStatus,
  ClaimTimelineEventType,
  ClaimType,
  CountryCode,
  DocumentKind,
  EstateKycStatus,
  HolderType,
  Proceeding,
  Recourse,
  RegisterStatus,
  SizeBand,
} from '@generated/model';
import type { Tone } from '@/ui/feedback/badge';
import { countryName } from './countries';

/*
 * How cases and claims are worded and toned, in every area. Colour says that something asks for care or has ended;
 * kinds and stages stay neutral.
 */

export const PROCEEDING_LABELS: Record<Proceeding, string> = {
  chapter_11: 'Chapter 11',
  chapter_7: 'Chapter 7',
  chapter_15: 'Chapter 15',
  civil_rehabilitation: 'Civil rehabilitation',
  liquidation: 'Liquidation',
  other: 'Other proceeding',
};

export const CASE_STAGE_LABELS: Record<CaseStage, string> = {
  filed: 'Filed',
  claims: 'Claims filing',
  plan: 'Plan proposed',
  confirmed: 'Plan confirmed',
  distributing: 'Distributing',
  closed: 'Closed',
};

/** Where most of the cases are filed; a choice for the filter, not all that a case may have. */
const JURISDICTIONS: readonly CountryCode[] = [
  'US',
  'CA',
  'GB',
  'DE',
  'CH',
  'JP',
  'SG',
  'HK',
  'AU',
  'VG',
  'KY',
];

/** Jurisdictions to choose from, with those that are chosen already. */
export function jurisdictionChoices(
  chosen: readonly CountryCode[] = [],
): { value: CountryCode; label: string }[] {
  return [...new Set([...JURISDICTIONS, ...chosen])].map((code) => ({
    value: code,
    label: countryName(code),
  }));
}

export const SIZE_BAND_LABELS: Record<SizeBand, string> = {
  under_100k: 'Under $100K',
  from_100k_to_1m: '$100K to $1M',
  over_1m: 'Over $1M',
};

export const CLAIM_TYPE_LABELS: Record<ClaimType, string> = {
  customer: 'Customer',
  trade: 'Trade',
  loan: 'Loan',
  employee: 'Employee',
  lease: 'Lease',
  litigation: 'Litigation',
  other: 'Other',
};

/** `Customer · 5A`: the type with the class of the plan, where there is one. */
export function claimKind(claim: { claim_type: ClaimType; claim_class: string | null }): string {
  const type = CLAIM_TYPE_LABELS[claim.claim_type];
  return claim.claim_class ? `${type} · ${claim.claim_class}` : type;
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

export const HOLDER_TYPE_LABELS: Record<HolderType, string> = {
  individual: 'Individual',
  entity: 'Company or fund',
};

/** In the order in which a claim passes them. */
export const CLAIM_STATUS_LABELS: Record<ClaimStatus, string> = {
  draft: 'Draft',
  changes_requested: 'Changes asked for',
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

/** What happened to a claim, as the heading of an entry of its timeline. */
export const CLAIM_EVENT_LABELS: Record<ClaimTimelineEventType, string> = {
  created: 'Draft begun',
  submitted: 'Submitted for review',
  changes_requested: 'Changes asked for',
  rejected: 'Rejected',
  listed: 'Listed',
  price_changed: 'Price changed',
  paused: 'Paused',
  resumed: 'Resumed',
  withdrawn: 'Withdrawn',
  relisted: 'Submitted again',
  expired: 'Listing expired',
  under_offer: 'Offer accepted',
  sold: 'Sold',
};

export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = {
  gov_id: 'Identity document',
  personal_photo: 'Photo of yourself',
  proof_of_claim: 'Proof of claim',
  account_statement: 'Account statement',
  transaction_history: 'Transaction history',
  claim_email: 'E-mail about the claim',
  corporate: 'Company document',
  tax_form: 'Tax form',
  payment_proof: 'Proof of payment',
  agreement: 'Agreement',
  attachment: 'Attachment',
  other: 'Other document',
};
