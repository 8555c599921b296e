// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type {
  CheckConfirmationParams,
  ListDocumentsParams,
  ReadDocumentContentParams,
  ListCasesParams,
  GetCasePriceHistoryParams,
  ListClaimsParams,
  ListMyClaimsParams,
  ListAdminUsersParams,
  GetAdminUserParams,
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
  default?: string | number | boolean;
}
export interface Query<Params> {
  fields: Record<keyof Params & string, QueryField>;
  /** Holds the type only, never a value. */
  params?: Params;
}

export const checkConfirmationQuery: Query<CheckConfirmationParams> = {
  fields: {
    confirmation_token: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 200,
    },
  },
};

export const listDocumentsQuery: Query<ListDocumentsParams> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000, default: 1 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100, default: 25 },
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
};

export const readDocumentContentQuery: Query<ReadDocumentContentParams> = {
  fields: {
    expires: { isList: false, type: 'integer', minimum: 0, maximum: 99999999999 },
    signature: {
      isList: false,
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      minLength: 20,
      maxLength: 100,
    },
  },
};

export const listCasesQuery: Query<ListCasesParams> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000, default: 1 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100, default: 25 },
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
    jurisdiction: { isList: true, type: 'string', pattern: '^[A-Z]{2}$' },
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
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  },
};

export const getCasePriceHistoryQuery: Query<GetCasePriceHistoryParams> = {
  fields: {
    range: { isList: false, type: 'string', enum: ['3m', '1y', 'all'], default: 'all' },
    size_band: {
      isList: false,
      type: 'string',
      enum: ['under_100k', 'from_100k_to_1m', 'over_1m'],
    },
  },
};

export const listClaimsQuery: Query<ListClaimsParams> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000, default: 1 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100, default: 25 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
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
    min_ask_percent: { isList: false, type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,4})?$' },
    max_ask_percent: { isList: false, type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,4})?$' },
    sort_by: {
      isList: false,
      type: 'string',
      enum: ['listed_at', 'face_amount', 'ask_percent', 'expires_at'],
    },
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  },
};

export const listMyClaimsQuery: Query<ListMyClaimsParams> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000, default: 1 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100, default: 25 },
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
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  },
};

export const listAdminUsersQuery: Query<ListAdminUsersParams> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000, default: 1 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100, default: 25 },
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
    sort_direction: { isList: false, type: 'string', enum: ['asc', 'desc'], default: 'desc' },
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
};

export const getAdminUserQuery: Query<GetAdminUserParams> = {
  fields: { include_token: { isList: false, type: 'boolean', default: false } },
};

export const listMailboxMessagesQuery: Query<ListMailboxMessagesParams> = {
  fields: {
    page: { isList: false, type: 'integer', minimum: 1, maximum: 1000000, default: 1 },
    per_page: { isList: false, type: 'integer', minimum: 1, maximum: 100, default: 25 },
    search: { isList: false, type: 'string', minLength: 1, maxLength: 200 },
  },
};
