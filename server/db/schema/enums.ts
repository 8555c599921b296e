import type {
  AccreditationBasis,
  AgreementKind,
  AlertFrequency,
  BuyerAccountStatus,
  BuyerAccountType,
  CaseStage,
  ClaimPriority,
  ClaimStatus,
  ClaimTimelineEventActorRole,
  ClaimTimelineEventType,
  ClaimType,
  ContactMethod,
  ConversationKind,
  ConversationStatus,
  DocumentKind,
  DocumentStatus,
  EstateKycStatus,
  HolderType,
  IdentityStatus,
  ListedClaimStatus,
  MessageSender,
  NotificationCategory,
  PaymentMethod,
  PricePointSource,
  Proceeding,
  Recourse,
  RegisterStatus,
  SizeBand,
  TypeOfUser,
  UserStatus,
} from '@generated/model';

// `satisfies` keeps values out of the database that the contract does not know. A test checks the other direction.

export const userStatuses = [
  'pending',
  'active',
  'suspended',
  'deactivated',
] as const satisfies UserStatus[];
export const buyerAccountStatuses = [
  'none',
  'pending',
  'info_requested',
  'verified',
  'rejected',
  'suspended',
] as const satisfies BuyerAccountStatus[];
export const identityStatuses = [
  'not_submitted',
  'pending',
  'approved',
  'resubmission_requested',
  'rejected',
] as const satisfies IdentityStatus[];
/** A submission exists, so the status is at least pending. */
export const verificationStatuses = [
  'pending',
  'approved',
  'resubmission_requested',
  'rejected',
] as const satisfies IdentityStatus[];
export const typesOfUser = ['seller', 'buyer'] as const satisfies TypeOfUser[];
export const contactMethods = [
  'email',
  'phone',
  'whatsapp',
  'telegram',
] as const satisfies ContactMethod[];
export const paymentMethods = [
  'bank_transfer',
  'usdc',
  'usdt',
  'other',
] as const satisfies PaymentMethod[];

export const buyerAccountTypes = ['individual', 'entity'] as const satisfies BuyerAccountType[];
/** Grounds of Rule 501 (17 CFR 230.501). */
export const accreditationBases = [
  'income',
  'net_worth',
  'license',
  'entity_assets',
  'adviser',
  'non_us',
] as const satisfies AccreditationBasis[];
export const agreementKinds = ['buyer_access'] as const satisfies AgreementKind[];

export const tokenPurposes = ['confirmation', 'magic_link', 'password_reset'] as const;

export const documentKinds = [
  'gov_id',
  'personal_photo',
  'proof_of_claim',
  'account_statement',
  'transaction_history',
  'claim_email',
  'corporate',
  'tax_form',
  'payment_proof',
  'agreement',
  'attachment',
  'other',
] as const satisfies DocumentKind[];
export const documentStatuses = [
  'scanning',
  'ready',
  'rejected',
] as const satisfies DocumentStatus[];
export const documentVisibilities = [
  'private',
  'staff',
  'counterparty',
  'verified_buyers',
] as const;

export const proceedings = [
  'chapter_7',
  'chapter_11',
  'chapter_15',
  'civil_rehabilitation',
  'liquidation',
  'other',
] as const satisfies Proceeding[];
export const caseStages = [
  'filed',
  'claims',
  'plan',
  'confirmed',
  'distributing',
  'closed',
] as const satisfies CaseStage[];
export const caseStatuses = ['draft', 'active', 'paused', 'closed'] as const;
export const sizeBands = ['under_100k', 'from_100k_to_1m', 'over_1m'] as const satisfies SizeBand[];
export const pricePointSources = ['guide', 'trade'] as const satisfies PricePointSource[];

/** Statuses of a claim that only its owner and the staff see. */
export const unlistedClaimStatuses = [
  'draft',
  'in_review',
  'changes_requested',
  'rejected',
] as const;
export const listedClaimStatuses = [
  'open',
  'paused',
  'under_offer',
  'sold',
  'withdrawn',
  'expired',
] as const satisfies ListedClaimStatus[];
export const claimStatuses = [
  ...unlistedClaimStatuses,
  ...listedClaimStatuses,
] as const satisfies ClaimStatus[];
export const claimEventTypes = [
  'created',
  'submitted',
  'changes_requested',
  'rejected',
  'listed',
  'price_changed',
  'paused',
  'resumed',
  'released',
  'withdrawn',
  'relisted',
  'revised',
  'expired',
  'under_offer',
  'deal_cancelled',
  'sold',
] as const satisfies ClaimTimelineEventType[];
/** The kinds of news for followers. */
export const followerNewsTypes = [
  'listed',
  'price_changed',
  'paused',
  'resumed',
  'under_offer',
  'withdrawn',
  'expired',
  'sold',
] as const satisfies ClaimTimelineEventType[];
export const claimEventActors = [
  'seller',
  'staff',
  'system',
] as const satisfies ClaimTimelineEventActorRole[];
export const claimTypes = [
  'customer',
  'trade',
  'loan',
  'employee',
  'lease',
  'litigation',
  'other',
] as const satisfies ClaimType[];
export const claimPriorities = [
  'general_unsecured',
  'priority',
  'secured',
  'administrative',
  'convenience',
  'subordinated',
] as const satisfies ClaimPriority[];
export const registerStatuses = [
  'scheduled',
  'filed',
  'amended',
  'allowed',
  'disputed',
  'disallowed',
] as const satisfies RegisterStatus[];
export const estateKycStatuses = [
  'not_started',
  'pending',
  'verified',
  'rejected',
] as const satisfies EstateKycStatus[];
export const holderTypes = ['individual', 'entity'] as const satisfies HolderType[];
export const recourses = ['full', 'disallowance_only', 'none'] as const satisfies Recourse[];

export const conversationKinds = ['staff', 'negotiation'] as const satisfies ConversationKind[];
export const conversationStatuses = ['open', 'closed'] as const satisfies ConversationStatus[];
export const messageSenders = [
  'user',
  'buyer',
  'seller',
  'staff',
] as const satisfies MessageSender[];
export const notificationCategories = [
  'message',
  'claim',
  'case_follow',
  'offer',
  'account',
] as const satisfies NotificationCategory[];
export const alertFrequencies = ['off', 'instant', 'daily'] as const satisfies AlertFrequency[];

export const auditActors = ['visitor', 'user', 'admin', 'system'] as const;
