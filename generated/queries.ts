// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type {
  CheckConfirmationParams,
  CheckMagicLinkParams,
  CheckPasswordResetParams,
  GetCurrentAgreementParams,
  GetAgreementParams,
  ListDocumentsParams,
  ReadDocumentContentParams,
  ListCasesParams,
  GetCaseFacetsParams,
  GetCasePriceHistoryParams,
  ListClaimsParams,
  ListMyOffersParams,
  ListNegotiationsParams,
  ListNegotiationEventsParams,
  ListRecommendedClaimsParams,
  ListFollowedClaimsParams,
  ListSavedSearchesParams,
  ListConversationsParams,
  GetMessagesParams,
  ListNotificationsParams,
  CheckUnsubscribeLinkParams,
  ListMyClaimsParams,
  ListAdminUsersParams,
  GetAdminUserParams,
  ListAdminClaimsParams,
  ListAdminNegotiationsParams,
  ListAdminConversationsParams,
  GetAdminMessagesParams,
  ListAuditEventsParams,
  ListMailboxMessagesParams,
} from './model';

/** What one query parameter may hold; `isList` where several values are joined by commas. */
export interface QueryField {
  isList: boolean;
  type: string;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}
export interface Query<Params, Defaults extends Partial<Params> = Partial<Params>> {
  fields: Record<keyof Params & string, QueryField>;
  /** What the exchange takes for a parameter that is not sent. */
  defaults: Defaults;
  /** Holds the type only, never a value. */
  params?: Params;
}

const Page: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 1000000 };
const PerPage: QueryField = { isList: false, type: 'integer', minimum: 1, maximum: 100 };
const DocumentKindFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
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
  ],
};
const Search: QueryField = { isList: false, type: 'string', minLength: 1, maxLength: 200 };
const ProceedingFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['chapter_7', 'chapter_11', 'chapter_15', 'civil_rehabilitation', 'liquidation', 'other'],
};
const StageFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['filed', 'claims', 'plan', 'confirmed', 'distributing', 'closed'],
};
const CaseStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['active', 'paused', 'closed'],
};
const JurisdictionFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'AD',
    'AE',
    'AF',
    'AG',
    'AI',
    'AL',
    'AM',
    'AO',
    'AQ',
    'AR',
    'AS',
    'AT',
    'AU',
    'AW',
    'AX',
    'AZ',
    'BA',
    'BB',
    'BD',
    'BE',
    'BF',
    'BG',
    'BH',
    'BI',
    'BJ',
    'BL',
    'BM',
    'BN',
    'BO',
    'BQ',
    'BR',
    'BS',
    'BT',
    'BV',
    'BW',
    'BY',
    'BZ',
    'CA',
    'CC',
    'CD',
    'CF',
    'CG',
    'CH',
    'CI',
    'CK',
    'CL',
    'CM',
    'CN',
    'CO',
    'CR',
    'CU',
    'CV',
    'CW',
    'CX',
    'CY',
    'CZ',
    'DE',
    'DJ',
    'DK',
    'DM',
    'DO',
    'DZ',
    'EC',
    'EE',
    'EG',
    'EH',
    'ER',
    'ES',
    'ET',
    'FI',
    'FJ',
    'FK',
    'FM',
    'FO',
    'FR',
    'GA',
    'GB',
    'GD',
    'GE',
    'GF',
    'GG',
    'GH',
    'GI',
    'GL',
    'GM',
    'GN',
    'GP',
    'GQ',
    'GR',
    'GS',
    'GT',
    'GU',
    'GW',
    'GY',
    'HK',
    'HM',
    'HN',
    'HR',
    'HT',
    'HU',
    'ID',
    'IE',
    'IL',
    'IM',
    'IN',
    'IO',
    'IQ',
    'IR',
    'IS',
    'IT',
    'JE',
    'JM',
    'JO',
    'JP',
    'KE',
    'KG',
    'KH',
    'KI',
    'KM',
    'KN',
    'KP',
    'KR',
    'KW',
    'KY',
    'KZ',
    'LA',
    'LB',
    'LC',
    'LI',
    'LK',
    'LR',
    'LS',
    'LT',
    'LU',
    'LV',
    'LY',
    'MA',
    'MC',
    'MD',
    'ME',
    'MF',
    'MG',
    'MH',
    'MK',
    'ML',
    'MM',
    'MN',
    'MO',
    'MP',
    'MQ',
    'MR',
    'MS',
    'MT',
    'MU',
    'MV',
    'MW',
    'MX',
    'MY',
    'MZ',
    'NA',
    'NC',
    'NE',
    'NF',
    'NG',
    'NI',
    'NL',
    'NO',
    'NP',
    'NR',
    'NU',
    'NZ',
    'OM',
    'PA',
    'PE',
    'PF',
    'PG',
    'PH',
    'PK',
    'PL',
    'PM',
    'PN',
    'PR',
    'PS',
    'PT',
    'PW',
    'PY',
    'QA',
    'RE',
    'RO',
    'RS',
    'RU',
    'RW',
    'SA',
    'SB',
    'SC',
    'SD',
    'SE',
    'SG',
    'SH',
    'SI',
    'SJ',
    'SK',
    'SL',
    'SM',
    'SN',
    'SO',
    'SR',
    'SS',
    'ST',
    'SV',
    'SX',
    'SY',
    'SZ',
    'TC',
    'TD',
    'TF',
    'TG',
    'TH',
    'TJ',
    'TK',
    'TL',
    'TM',
    'TN',
    'TO',
    'TR',
    'TT',
    'TV',
    'TW',
    'TZ',
    'UA',
    'UG',
    'UM',
    'US',
    'UY',
    'UZ',
    'VA',
    'VC',
    'VE',
    'VG',
    'VI',
    'VN',
    'VU',
    'WF',
    'WS',
    'YE',
    'YT',
    'ZA',
    'ZM',
    'ZW',
  ],
};
const SortDirection: QueryField = { isList: false, type: 'string', enum: ['asc', 'desc'] };
const CaseFilter: QueryField = {
  isList: false,
  type: 'string',
  pattern: '^[a-z0-9-]{1,40}$',
  minLength: 1,
  maxLength: 40,
};
const CaseIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };
const ClaimTypeFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['customer', 'trade', 'loan', 'employee', 'lease', 'litigation', 'other'],
};
const ClaimClassFilter: QueryField = {
  isList: true,
  type: 'string',
  pattern: '^[^,]+$',
  minLength: 1,
  maxLength: 20,
};
const PriorityFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'general_unsecured',
    'priority',
    'secured',
    'administrative',
    'convenience',
    'subordinated',
  ],
};
const RegisterStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['scheduled', 'filed', 'amended', 'allowed', 'disputed', 'disallowed'],
};
const EstateKycStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['not_started', 'pending', 'verified', 'rejected'],
};
const RecourseFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['full', 'disallowance_only', 'none'],
};
const MinFaceAmount: QueryField = {
  isList: false,
  type: 'string',
  pattern: '^\\d{1,12}(\\.\\d{1,8})?$',
};
const MaxFaceAmount: QueryField = {
  isList: false,
  type: 'string',
  pattern: '^\\d{1,12}(\\.\\d{1,8})?$',
};
const MinAskPercent: QueryField = {
  isList: false,
  type: 'string',
  pattern: '^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$',
};
const MaxAskPercent: QueryField = {
  isList: false,
  type: 'string',
  pattern: '^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$',
};
const OfferStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'pending',
    'countered',
    'accepted',
    'rejected',
    'auto_declined',
    'withdrawn',
    'expired',
    'closed',
  ],
};
const NegotiationStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'open',
    'diligence',
    'signing',
    'payment',
    'transfer',
    'completed',
    'cancelled',
    'rejected',
    'withdrawn',
    'expired',
    'closed',
  ],
};
const AwaitingFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['buyer', 'seller', 'both', 'staff', 'none'],
};
const ListedClaimStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['open', 'paused', 'under_offer', 'sold', 'withdrawn', 'expired'],
};
const ConversationStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['open', 'closed'],
};
const ClaimStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: [
    'draft',
    'in_review',
    'changes_requested',
    'rejected',
    'open',
    'paused',
    'under_offer',
    'sold',
    'withdrawn',
    'expired',
  ],
};
const ManagedUsers: QueryField = { isList: false, type: 'boolean' };
const UserStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['pending', 'active', 'suspended', 'deactivated'],
};
const TypeOfUserFilter: QueryField = { isList: true, type: 'string', enum: ['seller', 'buyer'] };
const IdentityStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['not_submitted', 'pending', 'approved', 'resubmission_requested', 'rejected'],
};
const BuyerAccountStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['none', 'pending', 'info_requested', 'verified', 'rejected', 'suspended'],
};
const SellerIdFilter: QueryField = {
  isList: true,
  type: 'integer',
  minimum: 1,
  maximum: 2147483647,
};
const SellerStatusFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['pending', 'active', 'suspended', 'deactivated'],
};
const FeeOutstandingFilter: QueryField = {
  isList: true,
  type: 'string',
  enum: ['buyer', 'seller'],
};
const UserIdFilter: QueryField = { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 };

export const checkConfirmationQuery: Query<CheckConfirmationParams, {}> = {
  fields: {
    confirmation_token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};

export const checkMagicLinkQuery: Query<CheckMagicLinkParams, {}> = {
  fields: {
    token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};

export const checkPasswordResetQuery: Query<CheckPasswordResetParams, {}> = {
  fields: {
    reset_password_token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};

export const getCurrentAgreementQuery: Query<GetCurrentAgreementParams, { kind: 'buyer_access' }> =
  {
    fields: { kind: { isList: false, type: 'string', enum: ['buyer_access'] } },
    defaults: { kind: 'buyer_access' },
  };

export const getAgreementQuery: Query<GetAgreementParams, { kind: 'buyer_access' }> = {
  fields: { kind: { isList: false, type: 'string', enum: ['buyer_access'] } },
  defaults: { kind: 'buyer_access' },
};

export const listDocumentsQuery: Query<ListDocumentsParams, { page: 1; per_page: 25 }> = {
  fields: { page: Page, per_page: PerPage, kind: DocumentKindFilter },
  defaults: { page: 1, per_page: 25 },
};

export const readDocumentContentQuery: Query<ReadDocumentContentParams, {}> = {
  fields: {
    expires: { isList: false, type: 'integer', minimum: 0, maximum: 99999999999 },
    session: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    signature: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 100,
    },
  },
  defaults: {},
};

export const listCasesQuery: Query<
  ListCasesParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    proceeding: ProceedingFilter,
    stage: StageFilter,
    status: CaseStatusFilter,
    jurisdiction: JurisdictionFilter,
    sort_by: {
      isList: false,
      type: 'string',
      enum: [
        'open_claims_count',
        'open_face_amount',
        'last_trade_percent',
        'petition_date',
        'name',
      ],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const getCaseFacetsQuery: Query<GetCaseFacetsParams, {}> = {
  fields: {
    search: Search,
    proceeding: ProceedingFilter,
    stage: StageFilter,
    status: CaseStatusFilter,
    jurisdiction: JurisdictionFilter,
  },
  defaults: {},
};

export const getCasePriceHistoryQuery: Query<GetCasePriceHistoryParams, { range: 'all' }> = {
  fields: {
    range: { isList: false, type: 'string', enum: ['3m', '1y', 'all'] },
    size_band: {
      isList: false,
      type: 'string',
      enum: ['under_100k', 'from_100k_to_1m', 'over_1m'],
    },
  },
  defaults: { range: 'all' },
};

export const listClaimsQuery: Query<
  ListClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    case: CaseFilter,
    case_id: CaseIdFilter,
    claim_type: ClaimTypeFilter,
    claim_class: ClaimClassFilter,
    priority: PriorityFilter,
    register_status: RegisterStatusFilter,
    estate_kyc_status: EstateKycStatusFilter,
    recourse: RecourseFilter,
    min_face_amount: MinFaceAmount,
    max_face_amount: MaxFaceAmount,
    min_ask_percent: MinAskPercent,
    max_ask_percent: MaxAskPercent,
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['listed_at', 'face_amount', 'ask_percent', 'expires_at'],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listMyOffersQuery: Query<
  ListMyOffersParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    role: { isList: false, type: 'string', enum: ['received', 'sent'] },
    status: OfferStatusFilter,
    case_id: CaseIdFilter,
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['created_at', 'expires_at', 'price_percent', 'amount'],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listNegotiationsQuery: Query<
  ListNegotiationsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    role: { isList: false, type: 'string', enum: ['buyer', 'seller'] },
    status: NegotiationStatusFilter,
    awaiting: AwaitingFilter,
    case_id: CaseIdFilter,
    sort_by: { isList: false, type: 'string', enum: ['updated_at', 'due_at', 'agreed_amount'] },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listNegotiationEventsQuery: Query<
  ListNegotiationEventsParams,
  { page: 1; per_page: 25 }
> = { fields: { page: Page, per_page: PerPage }, defaults: { page: 1, per_page: 25 } };

export const listRecommendedClaimsQuery: Query<
  ListRecommendedClaimsParams,
  { page: 1; per_page: 25 }
> = {
  fields: { page: Page, per_page: PerPage, dismissed: { isList: false, type: 'boolean' } },
  defaults: { page: 1, per_page: 25 },
};

export const listFollowedClaimsQuery: Query<
  ListFollowedClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: ListedClaimStatusFilter,
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['followed_at', 'expires_at', 'face_amount', 'ask_percent'],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listSavedSearchesQuery: Query<ListSavedSearchesParams, { page: 1; per_page: 25 }> = {
  fields: { page: Page, per_page: PerPage },
  defaults: { page: 1, per_page: 25 },
};

export const listConversationsQuery: Query<ListConversationsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: Page,
    per_page: PerPage,
    kind: { isList: false, type: 'string', enum: ['staff', 'negotiation'] },
    status: ConversationStatusFilter,
  },
  defaults: { page: 1, per_page: 25 },
};

export const getMessagesQuery: Query<GetMessagesParams, {}> = {
  fields: { before_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 } },
  defaults: {},
};

export const listNotificationsQuery: Query<ListNotificationsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: Page,
    per_page: PerPage,
    unread: { isList: false, type: 'boolean' },
    category: {
      isList: false,
      type: 'string',
      enum: ['message', 'claim', 'case_follow', 'offer', 'account'],
    },
  },
  defaults: { page: 1, per_page: 25 },
};

export const checkUnsubscribeLinkQuery: Query<CheckUnsubscribeLinkParams, {}> = {
  fields: {
    token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_.-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
  defaults: {},
};

export const listMyClaimsQuery: Query<
  ListMyClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: ClaimStatusFilter,
    case_id: CaseIdFilter,
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['updated_at', 'created_at', 'face_amount', 'ask_percent'],
    },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listAdminUsersQuery: Query<
  ListAdminUsersParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    managed_users: ManagedUsers,
    sort_by: {
      isList: false,
      type: 'string',
      enum: [
        'created_at',
        'last_sign_in_at',
        'last_name',
        'email',
        'country',
        'status',
        'identity_status',
        'buyer_account_status',
      ],
    },
    sort_direction: SortDirection,
    status: UserStatusFilter,
    type_of_user: TypeOfUserFilter,
    identity_status: IdentityStatusFilter,
    user_buyer_status: BuyerAccountStatusFilter,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const getAdminUserQuery: Query<GetAdminUserParams, { include_token: false }> = {
  fields: { include_token: { isList: false, type: 'boolean' } },
  defaults: { include_token: false },
};

export const listAdminClaimsQuery: Query<
  ListAdminClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: ClaimStatusFilter,
    case_id: CaseIdFilter,
    seller_id: SellerIdFilter,
    seller_status: SellerStatusFilter,
    claim_type: ClaimTypeFilter,
    sort_by: { isList: false, type: 'string', enum: ['submitted_at', 'updated_at', 'face_amount'] },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listAdminNegotiationsQuery: Query<
  ListAdminNegotiationsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    status: NegotiationStatusFilter,
    awaiting: AwaitingFilter,
    fee_outstanding: FeeOutstandingFilter,
    overdue: { isList: false, type: 'boolean' },
    to_file_or_complete: { isList: false, type: 'boolean' },
    case_id: CaseIdFilter,
    user_id: UserIdFilter,
    sort_by: { isList: false, type: 'string', enum: ['due_at', 'updated_at', 'agreed_amount'] },
    sort_direction: SortDirection,
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listAdminConversationsQuery: Query<
  ListAdminConversationsParams,
  { page: 1; per_page: 25 }
> = {
  fields: {
    page: Page,
    per_page: PerPage,
    search: Search,
    kind: { isList: false, type: 'string', enum: ['staff', 'negotiation'] },
    status: ConversationStatusFilter,
    assigned: { isList: false, type: 'string', enum: ['me', 'nobody'] },
    unanswered: { isList: false, type: 'boolean' },
    has_contact_data: { isList: false, type: 'boolean' },
    user_id: UserIdFilter,
  },
  defaults: { page: 1, per_page: 25 },
};

export const getAdminMessagesQuery: Query<GetAdminMessagesParams, {}> = {
  fields: { before_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 } },
  defaults: {},
};

export const listAuditEventsQuery: Query<ListAuditEventsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: Page,
    per_page: PerPage,
    user_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    claim_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    negotiation_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    conversation_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    case_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 },
    actor: { isList: false, type: 'string', enum: ['visitor', 'user', 'admin', 'system'] },
  },
  defaults: { page: 1, per_page: 25 },
};

export const listMailboxMessagesQuery: Query<ListMailboxMessagesParams, { page: 1; per_page: 25 }> =
  {
    fields: { page: Page, per_page: PerPage, search: Search },
    defaults: { page: 1, per_page: 25 },
  };
