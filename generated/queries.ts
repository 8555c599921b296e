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
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    kind: {
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
    },
  },
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
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    proceeding: {
      isList: true,
      type: 'string',
      enum: [
        'chapter_7',
        'chapter_11',
        'chapter_15',
        'civil_rehabilitation',
        'liquidation',
        'other',
      ],
    },
    stage: {
      isList: true,
      type: 'string',
      enum: ['filed', 'claims', 'plan', 'confirmed', 'distributing', 'closed'],
    },
    status: { isList: true, type: 'string', enum: ['active', 'paused', 'closed'] },
    jurisdiction: {
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
    },
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
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
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
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    case: {
      isList: false,
      type: 'string',
      pattern: '^[a-z0-9-]{1,40}$',
      minLength: 1,
      maxLength: 40,
    },
    case_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    claim_type: {
      isList: true,
      type: 'string',
      enum: ['customer', 'trade', 'loan', 'employee', 'lease', 'litigation', 'other'],
    },
    claim_class: { isList: true, type: 'string', pattern: '^[^,]+$', minLength: 1, maxLength: 20 },
    priority: {
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
    },
    register_status: {
      isList: true,
      type: 'string',
      enum: ['scheduled', 'filed', 'amended', 'allowed', 'disputed', 'disallowed'],
    },
    estate_kyc_status: {
      isList: true,
      type: 'string',
      enum: ['not_started', 'pending', 'verified', 'rejected'],
    },
    recourse: { isList: true, type: 'string', enum: ['full', 'disallowance_only', 'none'] },
    min_face_amount: { isList: false, type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,8})?$' },
    max_face_amount: { isList: false, type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,8})?$' },
    min_ask_percent: {
      isList: false,
      type: 'string',
      pattern: '^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$',
    },
    max_ask_percent: {
      isList: false,
      type: 'string',
      pattern: '^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$',
    },
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['listed_at', 'face_amount', 'ask_percent', 'expires_at'],
    },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listMyOffersQuery: Query<
  ListMyOffersParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    role: { isList: false, type: 'string', enum: ['received', 'sent'] },
    status: {
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
    },
    case_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['created_at', 'expires_at', 'price_percent', 'amount'],
    },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listNegotiationsQuery: Query<
  ListNegotiationsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    role: { isList: false, type: 'string', enum: ['buyer', 'seller'] },
    status: {
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
    },
    awaiting: { isList: true, type: 'string', enum: ['buyer', 'seller', 'both', 'staff', 'none'] },
    case_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    sort_by: { isList: false, type: 'string', enum: ['updated_at', 'due_at', 'agreed_amount'] },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listNegotiationEventsQuery: Query<
  ListNegotiationEventsParams,
  { page: 1; per_page: 25 }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
  },
  defaults: { page: 1, per_page: 25 },
};

export const listRecommendedClaimsQuery: Query<
  ListRecommendedClaimsParams,
  { page: 1; per_page: 25 }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    dismissed: { isList: false, type: 'boolean' },
  },
  defaults: { page: 1, per_page: 25 },
};

export const listFollowedClaimsQuery: Query<
  ListFollowedClaimsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    status: {
      isList: true,
      type: 'string',
      enum: ['open', 'paused', 'under_offer', 'sold', 'withdrawn', 'expired'],
    },
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['followed_at', 'expires_at', 'face_amount', 'ask_percent'],
    },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listSavedSearchesQuery: Query<ListSavedSearchesParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
  },
  defaults: { page: 1, per_page: 25 },
};

export const listConversationsQuery: Query<ListConversationsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    kind: { isList: false, type: 'string', enum: ['staff', 'negotiation'] },
    status: { isList: true, type: 'string', enum: ['open', 'closed'] },
  },
  defaults: { page: 1, per_page: 25 },
};

export const getMessagesQuery: Query<GetMessagesParams, {}> = {
  fields: { before_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 } },
  defaults: {},
};

export const listNotificationsQuery: Query<ListNotificationsParams, { page: 1; per_page: 25 }> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
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
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    status: {
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
    },
    case_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['updated_at', 'created_at', 'face_amount', 'ask_percent'],
    },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listAdminUsersQuery: Query<
  ListAdminUsersParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    managed_users: { isList: false, type: 'boolean' },
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
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
    status: {
      isList: true,
      type: 'string',
      enum: ['pending', 'active', 'suspended', 'deactivated'],
    },
    type_of_user: { isList: true, type: 'string', enum: ['seller', 'buyer'] },
    identity_status: {
      isList: true,
      type: 'string',
      enum: ['not_submitted', 'pending', 'approved', 'resubmission_requested', 'rejected'],
    },
    user_buyer_status: {
      isList: true,
      type: 'string',
      enum: ['none', 'pending', 'info_requested', 'verified', 'rejected', 'suspended'],
    },
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
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    status: {
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
    },
    case_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    seller_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    seller_status: {
      isList: true,
      type: 'string',
      enum: ['pending', 'active', 'suspended', 'deactivated'],
    },
    claim_type: {
      isList: true,
      type: 'string',
      enum: ['customer', 'trade', 'loan', 'employee', 'lease', 'litigation', 'other'],
    },
    sort_by: { isList: false, type: 'string', enum: ['submitted_at', 'updated_at', 'face_amount'] },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listAdminNegotiationsQuery: Query<
  ListAdminNegotiationsParams,
  { page: 1; per_page: 25; sort_direction: 'desc' }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    status: {
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
    },
    awaiting: { isList: true, type: 'string', enum: ['buyer', 'seller', 'both', 'staff', 'none'] },
    fee_outstanding: { isList: true, type: 'string', enum: ['buyer', 'seller'] },
    overdue: { isList: false, type: 'boolean' },
    case_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    user_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
    sort_by: { isList: false, type: 'string', enum: ['due_at', 'updated_at', 'agreed_amount'] },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'] },
  },
  defaults: { page: 1, per_page: 25, sort_direction: 'desc' },
};

export const listAdminConversationsQuery: Query<
  ListAdminConversationsParams,
  { page: 1; per_page: 25 }
> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    kind: { isList: false, type: 'string', enum: ['staff', 'negotiation'] },
    status: { isList: true, type: 'string', enum: ['open', 'closed'] },
    assigned: { isList: false, type: 'string', enum: ['me', 'nobody'] },
    unanswered: { isList: false, type: 'boolean' },
    has_contact_data: { isList: false, type: 'boolean' },
    user_id: { isList: true, type: 'integer', minimum: 1, maximum: 2147483647 },
  },
  defaults: { page: 1, per_page: 25 },
};

export const getAdminMessagesQuery: Query<GetAdminMessagesParams, {}> = {
  fields: { before_id: { isList: false, type: 'integer', minimum: 1, maximum: 2147483647 } },
  defaults: {},
};

export const listMailboxMessagesQuery: Query<ListMailboxMessagesParams, { page: 1; per_page: 25 }> =
  {
    fields: {
      page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000 },
      per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100 },
      search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
    },
    defaults: { page: 1, per_page: 25 },
  };
