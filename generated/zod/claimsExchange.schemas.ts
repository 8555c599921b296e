/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PersonNameMax = 100;

export const PersonNameRegExp = new RegExp('\\S');

export const PersonName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(PersonNameMax))
  .check(/*#__PURE__*/ zod.regex(PersonNameRegExp));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const EmailMin = 3;
export const EmailMax = 254;

export const EmailRegExp = new RegExp(
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$",
);

export const Email = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(EmailMin))
  .check(/*#__PURE__*/ zod.maxLength(EmailMax))
  .check(/*#__PURE__*/ zod.regex(EmailRegExp));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const PhoneNumberRegExp = new RegExp('^[0-9]{4,14}$');

export const PhoneNumber = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PhoneNumberRegExp));

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;

export const PhoneCountryCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$');

export const PhoneCountryCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PhoneCountryCodeRegExp));

export type PhoneCountryCode = zod.input<typeof PhoneCountryCode>;
export type PhoneCountryCodeOutput = zod.output<typeof PhoneCountryCode>;

export const TelegramHandleRegExp = new RegExp('^[A-Za-z0-9_]{5,32}$');

export const TelegramHandle = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(TelegramHandleRegExp));

export type TelegramHandle = zod.input<typeof TelegramHandle>;
export type TelegramHandleOutput = zod.output<typeof TelegramHandle>;

export const ContactMethod = /*#__PURE__*/ zod.enum({
  /** Mail to `email`. */
  email: 'email',
  /** A call to `phone_number`. */
  phone: 'phone',
  /** WhatsApp at `whatsapp_number`. */
  whatsapp: 'whatsapp',
  /** Telegram at `telegram`. */
  telegram: 'telegram',
} as const);

export type ContactMethod = zod.input<typeof ContactMethod>;
export type ContactMethodOutput = zod.output<typeof ContactMethod>;

export const UserStatus = /*#__PURE__*/ zod.enum({
  /** The address waits for its confirmation. */
  pending: 'pending',
  /** May do what the role allows. */
  active: 'active',
  /** Barred for now. */
  suspended: 'suspended',
  /** Closed for good. */
  deactivated: 'deactivated',
} as const);

export type UserStatus = zod.input<typeof UserStatus>;
export type UserStatusOutput = zod.output<typeof UserStatus>;

export const BuyerAccountStatus = /*#__PURE__*/ zod.enum({
  /** Not submitted yet; there may be a draft. */
  none: 'none',
  /** Staff examine the application. */
  pending: 'pending',
  /** Staff have asked for more. */
  info_requested: 'info_requested',
  /** May bid and negotiate. */
  verified: 'verified',
  /** Refused; the user may submit it again, and staff can take it up again. */
  rejected: 'rejected',
  /** May not bid for now. */
  suspended: 'suspended',
} as const);

export type BuyerAccountStatus = zod.input<typeof BuyerAccountStatus>;
export type BuyerAccountStatusOutput = zod.output<typeof BuyerAccountStatus>;

export const IdentityStatus = /*#__PURE__*/ zod.enum({
  /** No documents yet. */
  not_submitted: 'not_submitted',
  /** Staff examine the documents. */
  pending: 'pending',
  /** Staff know who the person is. */
  approved: 'approved',
  /** Staff have asked for other documents. */
  resubmission_requested: 'resubmission_requested',
  /** Refused; staff can ask for other documents later. */
  rejected: 'rejected',
} as const);

export type IdentityStatus = zod.input<typeof IdentityStatus>;
export type IdentityStatusOutput = zod.output<typeof IdentityStatus>;

export const TypeOfUser = /*#__PURE__*/ zod.enum({
  /** Has submitted no application for a buyer account. */
  seller: 'seller',
  /** Has submitted one. */
  buyer: 'buyer',
} as const);

export type TypeOfUser = zod.input<typeof TypeOfUser>;
export type TypeOfUserOutput = zod.output<typeof TypeOfUser>;

export const CountryCode = /*#__PURE__*/ zod.enum([
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
]);

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const BuyerAccountSummary = /*#__PURE__*/ zod.strictObject({
  agreementAccepted: /*#__PURE__*/ zod.boolean(),
  status: BuyerAccountStatus,
  rejectionReason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
});

export type BuyerAccountSummary = zod.input<typeof BuyerAccountSummary>;
export type BuyerAccountSummaryOutput = zod.output<typeof BuyerAccountSummary>;

export const PaymentMethod = /*#__PURE__*/ zod.enum({
  /** To a bank account. */
  bank_transfer: 'bank_transfer',
  /** In USD Coin. */
  usdc: 'usdc',
  /** In Tether. */
  usdt: 'usdt',
  /** As `custom_payment_method` says. */
  other: 'other',
} as const);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const Impersonator = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
});

export type Impersonator = zod.input<typeof Impersonator>;
export type ImpersonatorOutput = zod.output<typeof Impersonator>;

export const userSignInCountMin = 0;

export const User = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  first_name: PersonName,
  last_name: PersonName,
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: Email,
  email_verified_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  new_email: /*#__PURE__*/ zod.union([Email, /*#__PURE__*/ zod.null()]),
  phone_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  phone_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  whatsapp_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  whatsapp_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  telegram: /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
  preferred_contact_method: ContactMethod,
  has_set_password: /*#__PURE__*/ zod.boolean(),
  status: UserStatus,
  buyer_account_status: BuyerAccountStatus,
  identity_status: IdentityStatus,
  type_of_user: TypeOfUser,
  country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  buyerAccount: /*#__PURE__*/ zod.union([BuyerAccountSummary, /*#__PURE__*/ zod.null()]),
  message_notifications: /*#__PURE__*/ zod.boolean(),
  claim_notifications: /*#__PURE__*/ zod.boolean(),
  claim_case_follow_notifications: /*#__PURE__*/ zod.boolean(),
  message_with_the_staff: /*#__PURE__*/ zod.boolean(),
  payment_method: /*#__PURE__*/ zod.union([PaymentMethod, /*#__PURE__*/ zod.null()]),
  custom_payment_method: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  sign_in_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userSignInCountMin)),
  impersonator: /*#__PURE__*/ zod.union([Impersonator, /*#__PURE__*/ zod.null()]),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const ErrorCode = /*#__PURE__*/ zod.enum([
  'malformed_body',
  'unauthorized',
  'forbidden',
  'not_found',
  'unknown_account',
  'method_not_allowed',
  'stale_version',
  'idempotency_key_reused',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'rate_limited',
  'internal_error',
  'service_unavailable',
  'invalid_credentials',
  'account_suspended',
  'account_deactivated',
  'account_not_confirmed',
  'link_invalid',
  'link_expired',
  'link_used',
  'session_required',
  'email_taken',
  'document_in_use',
  'document_not_usable',
  'transition_not_allowed',
  'in_person_only',
  'fresh_proof_required',
  'reason_required',
  'claim_incomplete',
  'identity_rejected',
  'case_not_open',
  'too_many_documents',
  'buyer_account_incomplete',
  'identity_not_submitted',
  'no_buyer_account',
  'agreement_superseded',
  'own_claim',
  'too_many_follows',
  'too_many_saved_searches',
  'buyer_not_verified',
  'identity_not_approved',
  'agreement_outstanding',
  'claim_not_open',
  'country_restricted',
  'negotiation_exists',
  'offer_expired',
  'too_many_moves',
  'counterparty_not_ready',
  'objection_open',
  'conversation_closed',
  'staff_messages_off',
]);

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const errorBodyErrorsMaxOne = 20;

export const errorBodyRequestIdRegExp = new RegExp('^[0-9A-Za-z-]{8,64}$');

export const ErrorBody = /*#__PURE__*/ zod.strictObject({
  message: /*#__PURE__*/ zod.string(),
  code: ErrorCode,
  errors: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(
      /*#__PURE__*/ zod.string(),
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.string())
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(errorBodyErrorsMaxOne)),
    ),
  ),
  request_id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(errorBodyRequestIdRegExp)),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;

export const signInInputUserPasswordMax = 128;

export const SignInInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    email: Email,
    password: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(signInInputUserPasswordMax)),
  }),
});

export type SignInInput = zod.input<typeof SignInInput>;
export type SignInInputOutput = zod.output<typeof SignInInput>;

export const IdempotencyKeyMax = 200;

export const IdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const IdempotencyKey = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(IdempotencyKeyMax))
  .check(/*#__PURE__*/ zod.regex(IdempotencyKeyRegExp));

export type IdempotencyKey = zod.input<typeof IdempotencyKey>;
export type IdempotencyKeyOutput = zod.output<typeof IdempotencyKey>;

export const freshProofInputPasswordMax = 128;

export const FreshProofInput = /*#__PURE__*/ zod.strictObject({
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(freshProofInputPasswordMax)),
});

export type FreshProofInput = zod.input<typeof FreshProofInput>;
export type FreshProofInputOutput = zod.output<typeof FreshProofInput>;

export const PasswordMin = 12;
export const PasswordMax = 128;

export const Password = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(PasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const RegistrationInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    email: Email,
    password: Password,
    first_name: PersonName,
    last_name: PersonName,
    preferred_contact_method: /*#__PURE__*/ zod.literal('email'),
  }),
});

export type RegistrationInput = zod.input<typeof RegistrationInput>;
export type RegistrationInputOutput = zod.output<typeof RegistrationInput>;

export const Acknowledgement = /*#__PURE__*/ zod.strictObject({
  message: /*#__PURE__*/ zod.string(),
});

export type Acknowledgement = zod.input<typeof Acknowledgement>;
export type AcknowledgementOutput = zod.output<typeof Acknowledgement>;

export const TokenMin = 20;
export const TokenMax = 200;

export const TokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const Token = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(TokenMin))
  .check(/*#__PURE__*/ zod.maxLength(TokenMax))
  .check(/*#__PURE__*/ zod.regex(TokenRegExp));

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;

export const LinkState = /*#__PURE__*/ zod.strictObject({
  state: /*#__PURE__*/ zod.enum({
    /** Works now. */
    usable: 'usable',
    /** Was used, or ended by a newer act. */
    used: 'used',
    /** Its time has run out. */
    expired: 'expired',
  } as const),
  asks_for: /*#__PURE__*/ zod.enum({
    /** It works as it is. */
    nothing: 'nothing',
    /** The present password of the account. */
    password: 'password',
    /** The present password or a new one. */
    password_or_new: 'password_or_new',
    /** A session of the account. */
    session: 'session',
  } as const),
});

export type LinkState = zod.input<typeof LinkState>;
export type LinkStateOutput = zod.output<typeof LinkState>;

export const confirmationInputPasswordMax = 128;

export const ConfirmationInput = /*#__PURE__*/ zod.strictObject({
  confirmation_token: Token,
  password: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(confirmationInputPasswordMax)),
  ),
  new_password: /*#__PURE__*/ zod.optional(Password),
});

export type ConfirmationInput = zod.input<typeof ConfirmationInput>;
export type ConfirmationInputOutput = zod.output<typeof ConfirmationInput>;

export const EmailInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    email: Email,
  }),
});

export type EmailInput = zod.input<typeof EmailInput>;
export type EmailInputOutput = zod.output<typeof EmailInput>;

export const TokenInput = /*#__PURE__*/ zod.strictObject({
  token: Token,
});

export type TokenInput = zod.input<typeof TokenInput>;
export type TokenInputOutput = zod.output<typeof TokenInput>;

export const PasswordResetInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    reset_password_token: Token,
    password: Password,
  }),
});

export type PasswordResetInput = zod.input<typeof PasswordResetInput>;
export type PasswordResetInputOutput = zod.output<typeof PasswordResetInput>;

export const profileInputUserCompanyMax = 200;

export const ProfileInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    first_name: /*#__PURE__*/ zod.optional(PersonName),
    last_name: /*#__PURE__*/ zod.optional(PersonName),
    company: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileInputUserCompanyMax)),
    ),
    email: /*#__PURE__*/ zod.optional(Email),
    phone_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    phone_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    telegram: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
    ),
    preferred_contact_method: /*#__PURE__*/ zod.optional(ContactMethod),
    password: /*#__PURE__*/ zod.optional(Password),
    has_set_password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(true)),
  }),
});

export type ProfileInput = zod.input<typeof ProfileInput>;
export type ProfileInputOutput = zod.output<typeof ProfileInput>;

export const preferencesInputUserCustomPaymentMethodMax = 200;

export const PreferencesInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    message_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    claim_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    claim_case_follow_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    message_with_the_staff: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    payment_method: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PaymentMethod, /*#__PURE__*/ zod.null()]),
    ),
    custom_payment_method: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(preferencesInputUserCustomPaymentMethodMax)),
    ),
  }),
});

export type PreferencesInput = zod.input<typeof PreferencesInput>;
export type PreferencesInputOutput = zod.output<typeof PreferencesInput>;

export const identityVerificationInputGovIdDocumentIdMax = 2147483647;

export const identityVerificationInputPersonalPhotoDocumentIdMax = 2147483647;

export const IdentityVerificationInput = /*#__PURE__*/ zod.strictObject({
  country: CountryCode,
  gov_id_document_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(identityVerificationInputGovIdDocumentIdMax)),
  personal_photo_document_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(identityVerificationInputPersonalPhotoDocumentIdMax)),
});

export type IdentityVerificationInput = zod.input<typeof IdentityVerificationInput>;
export type IdentityVerificationInputOutput = zod.output<typeof IdentityVerificationInput>;

export const identityVerificationGovIdDocumentIdMin = 0;

export const identityVerificationPersonalPhotoDocumentIdMin = 0;

export const IdentityVerification = /*#__PURE__*/ zod.strictObject({
  attempt: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  country: CountryCode,
  gov_id_document_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(identityVerificationGovIdDocumentIdMin)),
  personal_photo_document_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(identityVerificationPersonalPhotoDocumentIdMin)),
  status: IdentityStatus,
  rejection_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  submitted_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  reviewed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
});

export type IdentityVerification = zod.input<typeof IdentityVerification>;
export type IdentityVerificationOutput = zod.output<typeof IdentityVerification>;

export const IdentityState = /*#__PURE__*/ zod.strictObject({
  status: IdentityStatus,
  verification: /*#__PURE__*/ zod.union([IdentityVerification, /*#__PURE__*/ zod.null()]),
});

export type IdentityState = zod.input<typeof IdentityState>;
export type IdentityStateOutput = zod.output<typeof IdentityState>;

export const BuyerAccountType = /*#__PURE__*/ zod.enum({
  /** A natural person for their own account. */
  individual: 'individual',
  /** A company, fund or trust. */
  entity: 'entity',
} as const);

export type BuyerAccountType = zod.input<typeof BuyerAccountType>;
export type BuyerAccountTypeOutput = zod.output<typeof BuyerAccountType>;

export const AccreditationBasis = /*#__PURE__*/ zod.enum({
  /** More than $200,000 a year, or $300,000 together with a spouse, in each of the last two years. */
  income: 'income',
  /** More than $1 million without the home, alone or together with a spouse. */
  net_worth: 'net_worth',
  /** Holds the licence Series 7, 65 or 82 in good standing. */
  license: 'license',
  /** An entity with more than $5 million in assets, or all of whose owners are accredited. */
  entity_assets: 'entity_assets',
  /** A registered investment adviser or broker-dealer. */
  adviser: 'adviser',
  /** Neither resident nor organised in the United States. */
  non_us: 'non_us',
} as const);

export type AccreditationBasis = zod.input<typeof AccreditationBasis>;
export type AccreditationBasisOutput = zod.output<typeof AccreditationBasis>;

export const AmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const Amount = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AmountRegExp));

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;

export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const Currency = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CurrencyRegExp));

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const DocumentKind = /*#__PURE__*/ zod.enum({
  /** Passport, identity card or driving licence. */
  gov_id: 'gov_id',
  /** Photograph of the person. */
  personal_photo: 'personal_photo',
  /** The proof of claim as filed. */
  proof_of_claim: 'proof_of_claim',
  /** Statement of the account with the debtor. */
  account_statement: 'account_statement',
  /** Deposits and withdrawals. */
  transaction_history: 'transaction_history',
  /** Mail of the claims agent. */
  claim_email: 'claim_email',
  /** Documents of a legal entity. */
  corporate: 'corporate',
  /** Tax form of the holder. */
  tax_form: 'tax_form',
  /** Shows that a payment was made. */
  payment_proof: 'payment_proof',
  /** A signed agreement. */
  agreement: 'agreement',
  /** Sent with a message. */
  attachment: 'attachment',
  /** Anything else. */
  other: 'other',
} as const);

export type DocumentKind = zod.input<typeof DocumentKind>;
export type DocumentKindOutput = zod.output<typeof DocumentKind>;

export const DocumentStatus = /*#__PURE__*/ zod.enum({
  /** Its content is being checked. */
  scanning: 'scanning',
  /** Can be used. */
  ready: 'ready',
  /** Was found harmful; cannot be used. */
  rejected: 'rejected',
} as const);

export type DocumentStatus = zod.input<typeof DocumentStatus>;
export type DocumentStatusOutput = zod.output<typeof DocumentStatus>;

export const documentContentTypeRegExp = new RegExp('^(application/pdf|image/(jpeg|png|webp))$');

export const Document = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: DocumentKind,
  claim_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  redacted: /*#__PURE__*/ zod.boolean(),
  filename: /*#__PURE__*/ zod.string(),
  content_type: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(documentContentTypeRegExp)),
  byte_size: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  status: DocumentStatus,
  url: /*#__PURE__*/ zod.string(),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Document = zod.input<typeof Document>;
export type DocumentOutput = zod.output<typeof Document>;

export const LockVersionMin = 0;
export const LockVersionMax = 2147483647;

export const LockVersion = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(LockVersionMin))
  .check(/*#__PURE__*/ zod.lte(LockVersionMax));

export type LockVersion = zod.input<typeof LockVersion>;
export type LockVersionOutput = zod.output<typeof LockVersion>;

export const buyerAccountCaseIdsItemMax = 2147483647;

export const buyerAccountCaseIdsMax = 50;

export const buyerAccountDocumentsMax = 20;

export const BuyerAccount = /*#__PURE__*/ zod.strictObject({
  status: BuyerAccountStatus,
  account_type: /*#__PURE__*/ zod.union([BuyerAccountType, /*#__PURE__*/ zod.null()]),
  legal_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  registration_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  registration_country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  website: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  signatory_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  signatory_title: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  accreditation_basis: /*#__PURE__*/ zod.union([AccreditationBasis, /*#__PURE__*/ zod.null()]),
  investment_min: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  investment_max: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  currency: Currency,
  case_ids: /*#__PURE__*/ zod
    .array(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(buyerAccountCaseIdsItemMax)),
    )
    .check(/*#__PURE__*/ zod.maxLength(buyerAccountCaseIdsMax)),
  source_of_funds: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(buyerAccountDocumentsMax)),
  rejection_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  submitted_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  reviewed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type BuyerAccount = zod.input<typeof BuyerAccount>;
export type BuyerAccountOutput = zod.output<typeof BuyerAccount>;

export const BuyerAccountState = /*#__PURE__*/ zod.strictObject({
  status: BuyerAccountStatus,
  account: /*#__PURE__*/ zod.union([BuyerAccount, /*#__PURE__*/ zod.null()]),
});

export type BuyerAccountState = zod.input<typeof BuyerAccountState>;
export type BuyerAccountStateOutput = zod.output<typeof BuyerAccountState>;

export const LegalNameMax = 200;

export const LegalNameRegExp = new RegExp('\\S');

export const LegalName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(LegalNameMax))
  .check(/*#__PURE__*/ zod.regex(LegalNameRegExp));

export type LegalName = zod.input<typeof LegalName>;
export type LegalNameOutput = zod.output<typeof LegalName>;

export const buyerAccountFieldsRegistrationNumberMax = 100;

export const buyerAccountFieldsRegistrationNumberRegExp = new RegExp('\\S');
export const buyerAccountFieldsWebsiteMax = 2000;

export const buyerAccountFieldsWebsiteRegExp = new RegExp('^https?://[^\\s]+$');
export const buyerAccountFieldsCaseIdsItemMax = 2147483647;

export const buyerAccountFieldsCaseIdsMax = 50;

export const buyerAccountFieldsSourceOfFundsMax = 2000;

export const buyerAccountFieldsSourceOfFundsRegExp = new RegExp('\\S');
export const buyerAccountFieldsDocumentIdsItemMax = 2147483647;

export const buyerAccountFieldsDocumentIdsMax = 20;

export const BuyerAccountFields = /*#__PURE__*/ zod.strictObject({
  account_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([BuyerAccountType, /*#__PURE__*/ zod.null()]),
  ),
  legal_name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]),
  ),
  registration_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsRegistrationNumberMax))
      .check(/*#__PURE__*/ zod.regex(buyerAccountFieldsRegistrationNumberRegExp)),
  ),
  registration_country: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  ),
  website: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsWebsiteMax))
      .check(/*#__PURE__*/ zod.regex(buyerAccountFieldsWebsiteRegExp)),
  ),
  signatory_name: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]),
  ),
  signatory_title: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]),
  ),
  accreditation_basis: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([AccreditationBasis, /*#__PURE__*/ zod.null()]),
  ),
  investment_min: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  investment_max: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  case_ids: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(buyerAccountFieldsCaseIdsItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsCaseIdsMax)),
  ),
  source_of_funds: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsSourceOfFundsMax))
      .check(/*#__PURE__*/ zod.regex(buyerAccountFieldsSourceOfFundsRegExp)),
  ),
  document_ids: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(buyerAccountFieldsDocumentIdsItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsDocumentIdsMax)),
  ),
});

export type BuyerAccountFields = zod.input<typeof BuyerAccountFields>;
export type BuyerAccountFieldsOutput = zod.output<typeof BuyerAccountFields>;

export const BuyerAccountUpdateInput = /*#__PURE__*/ zod.strictObject({
  buyer_account: BuyerAccountFields,
  lock_version: LockVersion,
});

export type BuyerAccountUpdateInput = zod.input<typeof BuyerAccountUpdateInput>;
export type BuyerAccountUpdateInputOutput = zod.output<typeof BuyerAccountUpdateInput>;

export const BuyerAccountCreateInput = /*#__PURE__*/ zod.strictObject({
  buyer_account: BuyerAccountFields,
});

export type BuyerAccountCreateInput = zod.input<typeof BuyerAccountCreateInput>;
export type BuyerAccountCreateInputOutput = zod.output<typeof BuyerAccountCreateInput>;

export const VersionInput = /*#__PURE__*/ zod.strictObject({
  lock_version: LockVersion,
});

export type VersionInput = zod.input<typeof VersionInput>;
export type VersionInputOutput = zod.output<typeof VersionInput>;

export const AgreementKindDefault = `buyer_access`;

export const AgreementKind = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum({
    /** The marketplace access agreement: the terms under which buyers see claims and bid. */
    buyer_access: 'buyer_access',
  } as const),
  AgreementKindDefault,
);

export type AgreementKind = zod.input<typeof AgreementKind>;
export type AgreementKindOutput = zod.output<typeof AgreementKind>;

export const AgreementVersionRegExp = new RegExp('^\\d{4}-\\d{2}$');

export const AgreementVersion = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(AgreementVersionRegExp));

export type AgreementVersion = zod.input<typeof AgreementVersion>;
export type AgreementVersionOutput = zod.output<typeof AgreementVersion>;

export const agreementSectionParagraphsMax = 20;

export const AgreementSection = /*#__PURE__*/ zod.strictObject({
  heading: /*#__PURE__*/ zod.string(),
  paragraphs: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(agreementSectionParagraphsMax)),
});

export type AgreementSection = zod.input<typeof AgreementSection>;
export type AgreementSectionOutput = zod.output<typeof AgreementSection>;

export const AgreementAcceptance = /*#__PURE__*/ zod.strictObject({
  version: AgreementVersion,
  typed_name: /*#__PURE__*/ zod.string(),
  accepted_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AgreementAcceptance = zod.input<typeof AgreementAcceptance>;
export type AgreementAcceptanceOutput = zod.output<typeof AgreementAcceptance>;

export const currentAgreementHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const currentAgreementSectionsMax = 50;

export const currentAgreementChangesMax = 50;

export const CurrentAgreement = /*#__PURE__*/ zod.strictObject({
  kind: AgreementKind,
  version: AgreementVersion,
  title: /*#__PURE__*/ zod.string(),
  effective_on: /*#__PURE__*/ zod.iso.date(),
  hash: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(currentAgreementHashRegExp)),
  sections: /*#__PURE__*/ zod
    .array(AgreementSection)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(currentAgreementSectionsMax)),
  changes: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.maxLength(currentAgreementChangesMax)),
  acceptance: /*#__PURE__*/ zod.union([AgreementAcceptance, /*#__PURE__*/ zod.null()]),
  last_acceptance: /*#__PURE__*/ zod.union([AgreementAcceptance, /*#__PURE__*/ zod.null()]),
});

export type CurrentAgreement = zod.input<typeof CurrentAgreement>;
export type CurrentAgreementOutput = zod.output<typeof CurrentAgreement>;

export const agreementAcceptInputTypedNameMin = 2;
export const agreementAcceptInputTypedNameMax = 200;

export const agreementAcceptInputTypedNameRegExp = new RegExp('\\S');

export const AgreementAcceptInput = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.optional(AgreementKind),
  version: AgreementVersion,
  typed_name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(agreementAcceptInputTypedNameMin))
    .check(/*#__PURE__*/ zod.maxLength(agreementAcceptInputTypedNameMax))
    .check(/*#__PURE__*/ zod.regex(agreementAcceptInputTypedNameRegExp)),
  consent: /*#__PURE__*/ zod.literal(true),
});

export type AgreementAcceptInput = zod.input<typeof AgreementAcceptInput>;
export type AgreementAcceptInputOutput = zod.output<typeof AgreementAcceptInput>;

export const TotalIsEstimate = /*#__PURE__*/ zod.boolean();

export type TotalIsEstimate = zod.input<typeof TotalIsEstimate>;
export type TotalIsEstimateOutput = zod.output<typeof TotalIsEstimate>;

export const documentPageTotalCountMin = 0;

export const documentPageDocumentsMax = 100;

export const DocumentPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(documentPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(documentPageDocumentsMax)),
});

export type DocumentPage = zod.input<typeof DocumentPage>;
export type DocumentPageOutput = zod.output<typeof DocumentPage>;

export const DocumentUpload = /*#__PURE__*/ zod.strictObject({
  file: /*#__PURE__*/ zod.instanceof(Blob),
  kind: DocumentKind,
});

export type DocumentUpload = zod.input<typeof DocumentUpload>;
export type DocumentUploadOutput = zod.output<typeof DocumentUpload>;

export const Proceeding = /*#__PURE__*/ zod.enum({
  /** Liquidation under US law. */
  chapter_7: 'chapter_7',
  /** Reorganisation under US law. */
  chapter_11: 'chapter_11',
  /** Recognition of a foreign proceeding in the US. */
  chapter_15: 'chapter_15',
  /** Rehabilitation under Japanese law. */
  civil_rehabilitation: 'civil_rehabilitation',
  /** Winding up under another law. */
  liquidation: 'liquidation',
  /** Anything else. */
  other: 'other',
} as const);

export type Proceeding = zod.input<typeof Proceeding>;
export type ProceedingOutput = zod.output<typeof Proceeding>;

export const CaseStage = /*#__PURE__*/ zod.enum({
  /** The petition was filed. */
  filed: 'filed',
  /** Claims are collected and examined. */
  claims: 'claims',
  /** A plan is negotiated or voted on. */
  plan: 'plan',
  /** The court has confirmed the plan. */
  confirmed: 'confirmed',
  /** The estate pays. */
  distributing: 'distributing',
  /** The case has ended. */
  closed: 'closed',
} as const);

export type CaseStage = zod.input<typeof CaseStage>;
export type CaseStageOutput = zod.output<typeof CaseStage>;

export const CaseSort = /*#__PURE__*/ zod.enum({
  /** Claims that can be bid on. */
  open_claims_count: 'open_claims_count',
  /** Sum of their face amounts. */
  open_face_amount: 'open_face_amount',
  /** Price of the last sale. */
  last_trade_percent: 'last_trade_percent',
  /** Day of the filing. */
  petition_date: 'petition_date',
  /** Name, by letters. */
  name: 'name',
} as const);

export type CaseSort = zod.input<typeof CaseSort>;
export type CaseSortOutput = zod.output<typeof CaseSort>;

export const SortDirectionDefault = `desc`;

export const SortDirection = /*#__PURE__*/ zod._default(
  /*#__PURE__*/ zod.enum({
    /** Smallest, earliest or first letter first. */
    asc: 'asc',
    /** Largest, latest or last letter first. */
    desc: 'desc',
  } as const),
  SortDirectionDefault,
);

export type SortDirection = zod.input<typeof SortDirection>;
export type SortDirectionOutput = zod.output<typeof SortDirection>;

export const PercentRegExp = new RegExp('^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$');

export const Percent = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PercentRegExp));

export type Percent = zod.input<typeof Percent>;
export type PercentOutput = zod.output<typeof Percent>;

export const SizeBand = /*#__PURE__*/ zod.enum({
  /** Below 100,000. */
  under_100k: 'under_100k',
  /** From 100,000 to 1,000,000. */
  from_100k_to_1m: 'from_100k_to_1m',
  /** Above 1,000,000. */
  over_1m: 'over_1m',
} as const);

export type SizeBand = zod.input<typeof SizeBand>;
export type SizeBandOutput = zod.output<typeof SizeBand>;

export const PricePoint = /*#__PURE__*/ zod.strictObject({
  date: /*#__PURE__*/ zod.iso.date(),
  low_percent: Percent,
  high_percent: Percent,
  size_band: /*#__PURE__*/ zod.union([SizeBand, /*#__PURE__*/ zod.null()]),
  source: /*#__PURE__*/ zod.enum({
    /** Staff have set it. */
    guide: 'guide',
    /** A sale has made it. */
    trade: 'trade',
  } as const),
});

export type PricePoint = zod.input<typeof PricePoint>;
export type PricePointOutput = zod.output<typeof PricePoint>;

export const AmountSumRegExp = new RegExp('^\\d{1,20}(\\.\\d{1,8})?$');

export const AmountSum = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AmountSumRegExp));

export type AmountSum = zod.input<typeof AmountSum>;
export type AmountSumOutput = zod.output<typeof AmountSum>;

export const caseStatsOpenClaimsCountMin = 0;

export const caseStatsOpenFaceAmountRegExp = new RegExp('^\\d{1,20}(\\.\\d{1,8})?$');
export const caseStatsFollowersCountMin = 0;

export const CaseStats = /*#__PURE__*/ zod.strictObject({
  open_claims_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(caseStatsOpenClaimsCountMin)),
  open_face_amount: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(caseStatsOpenFaceAmountRegExp)),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  lowest_ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  last_trade_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  followers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(caseStatsFollowersCountMin)),
});

export type CaseStats = zod.input<typeof CaseStats>;
export type CaseStatsOutput = zod.output<typeof CaseStats>;

export const caseSummaryCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const caseSummaryRecentPricesMax = 90;

export const CaseSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(caseSummaryCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  debtor_name: /*#__PURE__*/ zod.string(),
  court: /*#__PURE__*/ zod.string(),
  case_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  jurisdiction: CountryCode,
  proceeding: Proceeding,
  stage: CaseStage,
  petition_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  currency: Currency,
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  recent_prices: /*#__PURE__*/ zod
    .array(PricePoint)
    .check(/*#__PURE__*/ zod.maxLength(caseSummaryRecentPricesMax)),
  stats: CaseStats,
});

export type CaseSummary = zod.input<typeof CaseSummary>;
export type CaseSummaryOutput = zod.output<typeof CaseSummary>;

export const casePageTotalCountMin = 0;

export const casePageCasesMax = 100;

export const CasePage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(casePageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  cases: /*#__PURE__*/ zod.array(CaseSummary).check(/*#__PURE__*/ zod.maxLength(casePageCasesMax)),
});

export type CasePage = zod.input<typeof CasePage>;
export type CasePageOutput = zod.output<typeof CasePage>;

export const CaseIdOrCodeMax = 40;

export const CaseIdOrCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const CaseIdOrCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(CaseIdOrCodeMax))
  .check(/*#__PURE__*/ zod.regex(CaseIdOrCodeRegExp));

export type CaseIdOrCode = zod.input<typeof CaseIdOrCode>;
export type CaseIdOrCodeOutput = zod.output<typeof CaseIdOrCode>;

export const ListedCaseStatus = /*#__PURE__*/ zod.enum({
  /** Takes new listings. */
  active: 'active',
  /** Takes no new listings for now. */
  paused: 'paused',
  /** Takes none any more. */
  closed: 'closed',
} as const);

export type ListedCaseStatus = zod.input<typeof ListedCaseStatus>;
export type ListedCaseStatusOutput = zod.output<typeof ListedCaseStatus>;

export const caseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const Case = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(caseCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  debtor_name: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  court: /*#__PURE__*/ zod.string(),
  district: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  case_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  jurisdiction: CountryCode,
  proceeding: Proceeding,
  stage: CaseStage,
  status: ListedCaseStatus,
  petition_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  bar_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  plan_effective_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  claims_agent: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  claims_agent_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  estimated_assets: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  estimated_liabilities: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  estimated_creditors: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  recovery_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  recovery_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_updated_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  currency: Currency,
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  stats: CaseStats,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Case = zod.input<typeof Case>;
export type CaseOutput = zod.output<typeof Case>;

export const CaseUpdate = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  date: /*#__PURE__*/ zod.iso.date(),
  title: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
});

export type CaseUpdate = zod.input<typeof CaseUpdate>;
export type CaseUpdateOutput = zod.output<typeof CaseUpdate>;

export const ClaimType = /*#__PURE__*/ zod.enum({
  /** Balance of a customer. */
  customer: 'customer',
  /** Goods or services that were delivered. */
  trade: 'trade',
  /** Money that was lent. */
  loan: 'loan',
  /** Wages and benefits. */
  employee: 'employee',
  /** Rent. */
  lease: 'lease',
  /** Damages from a lawsuit. */
  litigation: 'litigation',
  /** Anything else. */
  other: 'other',
} as const);

export type ClaimType = zod.input<typeof ClaimType>;
export type ClaimTypeOutput = zod.output<typeof ClaimType>;

export const ClaimClass = /*#__PURE__*/ zod.strictObject({
  code: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.string(),
});

export type ClaimClass = zod.input<typeof ClaimClass>;
export type ClaimClassOutput = zod.output<typeof ClaimClass>;

export const CaseAsset = /*#__PURE__*/ zod.strictObject({
  symbol: /*#__PURE__*/ zod.string(),
  petition_price: Amount,
});

export type CaseAsset = zod.input<typeof CaseAsset>;
export type CaseAssetOutput = zod.output<typeof CaseAsset>;

export const ClaimDocumentKind = /*#__PURE__*/ zod.enum({
  /** The proof of claim as filed. */
  proof_of_claim: 'proof_of_claim',
  /** Statement of the account with the debtor. */
  account_statement: 'account_statement',
  /** Deposits and withdrawals. */
  transaction_history: 'transaction_history',
  /** Mail of the claims agent. */
  claim_email: 'claim_email',
  /** Documents of a legal entity. */
  corporate: 'corporate',
  /** Tax form of the holder. */
  tax_form: 'tax_form',
  /** Anything else. */
  other: 'other',
} as const);

export type ClaimDocumentKind = zod.input<typeof ClaimDocumentKind>;
export type ClaimDocumentKindOutput = zod.output<typeof ClaimDocumentKind>;

export const caseQuestionOptionsMax = 100;

export const CaseQuestion = /*#__PURE__*/ zod.strictObject({
  key: /*#__PURE__*/ zod.string(),
  label: /*#__PURE__*/ zod.string(),
  type: /*#__PURE__*/ zod.enum({
    /** A line of text. */
    text: 'text',
    /** A decimal string. */
    number: 'number',
    /** A day, as `2026-11-22`. */
    date: 'date',
    /** Yes or no. */
    boolean: 'boolean',
    /** One of `options`. */
    select: 'select',
  } as const),
  options: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(caseQuestionOptionsMax)),
  ),
  required: /*#__PURE__*/ zod.boolean(),
});

export type CaseQuestion = zod.input<typeof CaseQuestion>;
export type CaseQuestionOutput = zod.output<typeof CaseQuestion>;

export const caseParametersClaimTypesMax = 7;

export const caseParametersClaimClassesMax = 100;

export const caseParametersAssetsMax = 500;

export const caseParametersRequiredDocumentKindsMax = 7;

export const caseParametersQuestionsMax = 50;

export const caseParametersOfferExpiryHoursMax = 720;

export const caseParametersRestrictedCountriesMax = 249;

export const CaseParameters = /*#__PURE__*/ zod.strictObject({
  currency: Currency,
  claim_types: /*#__PURE__*/ zod
    .array(ClaimType)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersClaimTypesMax)),
  claim_classes: /*#__PURE__*/ zod
    .array(ClaimClass)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersClaimClassesMax)),
  assets: /*#__PURE__*/ zod
    .array(CaseAsset)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersAssetsMax)),
  required_document_kinds: /*#__PURE__*/ zod
    .array(ClaimDocumentKind)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersRequiredDocumentKindsMax)),
  questions: /*#__PURE__*/ zod
    .array(CaseQuestion)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersQuestionsMax)),
  minimum_claim_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  offer_expiry_hours: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(caseParametersOfferExpiryHoursMax)),
  seller_fee_percent: Percent,
  buyer_fee_percent: Percent,
  restricted_countries: /*#__PURE__*/ zod
    .array(CountryCode)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersRestrictedCountriesMax)),
});

export type CaseParameters = zod.input<typeof CaseParameters>;
export type CaseParametersOutput = zod.output<typeof CaseParameters>;

export const ClaimPriority = /*#__PURE__*/ zod.enum({
  /** Without security or rank. */
  general_unsecured: 'general_unsecured',
  /** Paid before the unsecured ones by law. */
  priority: 'priority',
  /** Backed by property of the debtor. */
  secured: 'secured',
  /** From after the petition; paid first. */
  administrative: 'administrative',
  /** Small; paid at once under the plan. */
  convenience: 'convenience',
  /** Paid after the unsecured ones. */
  subordinated: 'subordinated',
} as const);

export type ClaimPriority = zod.input<typeof ClaimPriority>;
export type ClaimPriorityOutput = zod.output<typeof ClaimPriority>;

export const RegisterStatus = /*#__PURE__*/ zod.enum({
  /** The debtor has listed it. */
  scheduled: 'scheduled',
  /** The holder has filed a proof of claim. */
  filed: 'filed',
  /** The proof of claim was changed. */
  amended: 'amended',
  /** The court has allowed it. */
  allowed: 'allowed',
  /** Somebody objects to it. */
  disputed: 'disputed',
  /** The court has disallowed it. */
  disallowed: 'disallowed',
} as const);

export type RegisterStatus = zod.input<typeof RegisterStatus>;
export type RegisterStatusOutput = zod.output<typeof RegisterStatus>;

export const EstateKycStatus = /*#__PURE__*/ zod.enum({
  /** The estate has not asked or got nothing yet. */
  not_started: 'not_started',
  /** The estate examines the documents. */
  pending: 'pending',
  /** The estate knows the holder. */
  verified: 'verified',
  /** The estate has refused the documents. */
  rejected: 'rejected',
} as const);

export type EstateKycStatus = zod.input<typeof EstateKycStatus>;
export type EstateKycStatusOutput = zod.output<typeof EstateKycStatus>;

export const Recourse = /*#__PURE__*/ zod.enum({
  /** The seller pays back whatever is not paid as sold. */
  full: 'full',
  /** The seller pays back what the court disallows. */
  disallowance_only: 'disallowance_only',
  /** The buyer bears every risk. */
  none: 'none',
} as const);

export type Recourse = zod.input<typeof Recourse>;
export type RecourseOutput = zod.output<typeof Recourse>;

export const ClaimSort = /*#__PURE__*/ zod.enum({
  /** When it came onto the market. */
  listed_at: 'listed_at',
  /** Face amount, as the caller sees it. */
  face_amount: 'face_amount',
  /** Asking price. */
  ask_percent: 'ask_percent',
  /** When the listing ends. */
  expires_at: 'expires_at',
} as const);

export type ClaimSort = zod.input<typeof ClaimSort>;
export type ClaimSortOutput = zod.output<typeof ClaimSort>;

export const claimCaseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const ClaimCase = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimCaseCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
});

export type ClaimCase = zod.input<typeof ClaimCase>;
export type ClaimCaseOutput = zod.output<typeof ClaimCase>;

export const ListedClaimStatus = /*#__PURE__*/ zod.enum({
  /** Can be bid on. */
  open: 'open',
  /** Off the market for a while. */
  paused: 'paused',
  /** An offer was accepted. */
  under_offer: 'under_offer',
  /** The sale is complete. */
  sold: 'sold',
  /** Taken back. */
  withdrawn: 'withdrawn',
  /** Its listing has run out. */
  expired: 'expired',
} as const);

export type ListedClaimStatus = zod.input<typeof ListedClaimStatus>;
export type ListedClaimStatusOutput = zod.output<typeof ListedClaimStatus>;

export const claimSummaryReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const claimSummaryFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const ClaimSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimSummaryReferenceRegExp)),
  case: ClaimCase,
  status: ListedClaimStatus,
  claim_type: ClaimType,
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  priority: ClaimPriority,
  currency: Currency,
  face_amount: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(claimSummaryFaceAmountRegExp)),
  face_amount_rounded: /*#__PURE__*/ zod.boolean(),
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  register_status: RegisterStatus,
  estate_kyc_status: EstateKycStatus,
  recourse_preference: /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  partial_sale: /*#__PURE__*/ zod.boolean(),
  featured: /*#__PURE__*/ zod.boolean(),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
});

export type ClaimSummary = zod.input<typeof ClaimSummary>;
export type ClaimSummaryOutput = zod.output<typeof ClaimSummary>;

export const claimPageTotalCountMin = 0;

export const claimPageClaimsMax = 100;

export const ClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  claims: /*#__PURE__*/ zod
    .array(ClaimSummary)
    .check(/*#__PURE__*/ zod.maxLength(claimPageClaimsMax)),
});

export type ClaimPage = zod.input<typeof ClaimPage>;
export type ClaimPageOutput = zod.output<typeof ClaimPage>;

export const HolderType = /*#__PURE__*/ zod.enum({
  /** A person. */
  individual: 'individual',
  /** A company or another legal entity. */
  entity: 'entity',
} as const);

export type HolderType = zod.input<typeof HolderType>;
export type HolderTypeOutput = zod.output<typeof HolderType>;

export const ClaimDocument = /*#__PURE__*/ zod.strictObject({
  kind: DocumentKind,
  byte_size: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

export type ClaimDocument = zod.input<typeof ClaimDocument>;
export type ClaimDocumentOutput = zod.output<typeof ClaimDocument>;

export const ClaimAsset = /*#__PURE__*/ zod.strictObject({
  symbol: /*#__PURE__*/ zod.string(),
  quantity: Amount,
  value: Amount,
});

export type ClaimAsset = zod.input<typeof ClaimAsset>;
export type ClaimAssetOutput = zod.output<typeof ClaimAsset>;

export const claimExactTermsAssetsMax = 50;

export const claimExactTermsDocumentsMax = 20;

export const ClaimExactTerms = /*#__PURE__*/ zod.strictObject({
  holder_country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  debtor_entity: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  scheduled_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  filed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  allowed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  schedule_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  proof_of_claim_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  preference_exposure_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  assets: /*#__PURE__*/ zod
    .array(ClaimAsset)
    .check(/*#__PURE__*/ zod.maxLength(claimExactTermsAssetsMax)),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(claimExactTermsDocumentsMax)),
});

export type ClaimExactTerms = zod.input<typeof ClaimExactTerms>;
export type ClaimExactTermsOutput = zod.output<typeof ClaimExactTerms>;

export const ClaimDeal = /*#__PURE__*/ zod.strictObject({
  percent: Percent,
  agreed_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type ClaimDeal = zod.input<typeof ClaimDeal>;
export type ClaimDealOutput = zod.output<typeof ClaimDeal>;

export const claimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const claimFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');
export const claimDocumentsMax = 20;

export const claimViewsCountMin = 0;

export const claimOffersCountMin = 0;

export const claimFollowersCountMin = 0;

export const Claim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimReferenceRegExp)),
  case: ClaimCase,
  status: ListedClaimStatus,
  holder_type: HolderType,
  claim_type: ClaimType,
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  priority: ClaimPriority,
  currency: Currency,
  face_amount: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimFaceAmountRegExp)),
  face_amount_rounded: /*#__PURE__*/ zod.boolean(),
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  register_status: RegisterStatus,
  estate_kyc_status: EstateKycStatus,
  contingent: /*#__PURE__*/ zod.boolean(),
  unliquidated: /*#__PURE__*/ zod.boolean(),
  disputed: /*#__PURE__*/ zod.boolean(),
  acquired_from_other: /*#__PURE__*/ zod.boolean(),
  has_loan: /*#__PURE__*/ zod.boolean(),
  is_insider: /*#__PURE__*/ zod.boolean(),
  has_preference_exposure: /*#__PURE__*/ zod.boolean(),
  recourse_preference: /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  partial_sale: /*#__PURE__*/ zod.boolean(),
  description: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  featured: /*#__PURE__*/ zod.boolean(),
  documents: /*#__PURE__*/ zod
    .array(ClaimDocument)
    .check(/*#__PURE__*/ zod.maxLength(claimDocumentsMax)),
  exact_terms: /*#__PURE__*/ zod.union([ClaimExactTerms, /*#__PURE__*/ zod.null()]),
  is_owner: /*#__PURE__*/ zod.boolean(),
  views_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimViewsCountMin)),
  offers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimOffersCountMin)),
  followers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimFollowersCountMin)),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  sold_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  deal: /*#__PURE__*/ zod.union([ClaimDeal, /*#__PURE__*/ zod.null()]),
  lock_version: LockVersion,
});

export type Claim = zod.input<typeof Claim>;
export type ClaimOutput = zod.output<typeof Claim>;

export const ExcessClaim = /*#__PURE__*/ zod.enum({
  /** The buyer keeps it without paying more. */
  buyer_keeps: 'buyer_keeps',
  /** The buyer pays the agreed percentage for it, too. */
  same_rate: 'same_rate',
  /** Buyer and seller share it equally. */
  shared: 'shared',
} as const);

export type ExcessClaim = zod.input<typeof ExcessClaim>;
export type ExcessClaimOutput = zod.output<typeof ExcessClaim>;

export const SettlementDaysMax = 60;

export const SettlementDays = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(SettlementDaysMax));

export type SettlementDays = zod.input<typeof SettlementDays>;
export type SettlementDaysOutput = zod.output<typeof SettlementDays>;

export const SettlementMethod = /*#__PURE__*/ zod.enum({
  /** By bank transfer. */
  bank_transfer: 'bank_transfer',
  /** In the stablecoin USDC. */
  usdc: 'usdc',
  /** In the stablecoin USDT. */
  usdt: 'usdt',
} as const);

export type SettlementMethod = zod.input<typeof SettlementMethod>;
export type SettlementMethodOutput = zod.output<typeof SettlementMethod>;

export const offerFieldsConditionsMax = 2000;

export const offerFieldsMessageMax = 2000;

export const offerFieldsExpiresInHoursMax = 720;

export const OfferFields = /*#__PURE__*/ zod.strictObject({
  price_percent: Percent,
  face_amount: /*#__PURE__*/ zod.optional(Amount),
  recourse: /*#__PURE__*/ zod.enum({
    /** The seller pays back whatever is not paid as sold. */
    full: 'full',
    /** The seller pays back what the court disallows. */
    disallowance_only: 'disallowance_only',
    /** The buyer bears every risk. */
    none: 'none',
  } as const),
  excess_claim: ExcessClaim,
  settlement_days: SettlementDays,
  payment_method: SettlementMethod,
  conditions: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offerFieldsConditionsMax)),
  ),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offerFieldsMessageMax)),
  ),
  expires_in_hours: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(offerFieldsExpiresInHoursMax)),
});

export type OfferFields = zod.input<typeof OfferFields>;
export type OfferFieldsOutput = zod.output<typeof OfferFields>;

export const OfferInput = /*#__PURE__*/ zod.strictObject({
  offer: OfferFields,
});

export type OfferInput = zod.input<typeof OfferInput>;
export type OfferInputOutput = zod.output<typeof OfferInput>;

export const offerClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const OfferClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(offerClaimReferenceRegExp)),
  status: ListedClaimStatus,
  face_amount: Amount,
  currency: Currency,
  case: ClaimCase,
});

export type OfferClaim = zod.input<typeof OfferClaim>;
export type OfferClaimOutput = zod.output<typeof OfferClaim>;

export const OfferSide = /*#__PURE__*/ zod.enum({
  /** Who wants to buy the claim. */
  buyer: 'buyer',
  /** Whose claim it is. */
  seller: 'seller',
} as const);

export type OfferSide = zod.input<typeof OfferSide>;
export type OfferSideOutput = zod.output<typeof OfferSide>;

export const OfferStatus = /*#__PURE__*/ zod.enum({
  /** Waits for an answer. */
  pending: 'pending',
  /** Was answered with a counter-offer. */
  countered: 'countered',
  /** Was accepted. */
  accepted: 'accepted',
  /** Was rejected by its recipient. */
  rejected: 'rejected',
  /** Is below the minimum price of the seller. */
  auto_declined: 'auto_declined',
  /** Was withdrawn by its maker. */
  withdrawn: 'withdrawn',
  /** Was not answered in time. */
  expired: 'expired',
  /** The claim went to somebody else, or off the market. */
  closed: 'closed',
} as const);

export type OfferStatus = zod.input<typeof OfferStatus>;
export type OfferStatusOutput = zod.output<typeof OfferStatus>;

export const OfferCloseReason = /*#__PURE__*/ zod.enum({
  /** Another offer was accepted. */
  sold: 'sold',
  /** The listing was paused. */
  paused: 'paused',
  /** The claim was withdrawn. */
  withdrawn: 'withdrawn',
  /** The time of the listing has run out. */
  expired: 'expired',
} as const);

export type OfferCloseReason = zod.input<typeof OfferCloseReason>;
export type OfferCloseReasonOutput = zod.output<typeof OfferCloseReason>;

export const Offer = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  claim: OfferClaim,
  made_by: OfferSide,
  is_mine: /*#__PURE__*/ zod.boolean(),
  counterparty_label: /*#__PURE__*/ zod.string(),
  price_percent: Percent,
  face_amount: Amount,
  amount: Amount,
  currency: Currency,
  seller_fee_amount: Amount,
  net_amount: Amount,
  buyer_fee_amount: Amount,
  total_amount: Amount,
  recourse: Recourse,
  excess_claim: ExcessClaim,
  settlement_days: SettlementDays,
  payment_method: SettlementMethod,
  conditions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  status: OfferStatus,
  rejection_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  close_reason: /*#__PURE__*/ zod.union([OfferCloseReason, /*#__PURE__*/ zod.null()]),
  answered_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Offer = zod.input<typeof Offer>;
export type OfferOutput = zod.output<typeof Offer>;

export const OfferRole = /*#__PURE__*/ zod.enum({
  /** The other side made it. */
  received: 'received',
  /** The caller made it. */
  sent: 'sent',
} as const);

export type OfferRole = zod.input<typeof OfferRole>;
export type OfferRoleOutput = zod.output<typeof OfferRole>;

export const OfferSort = /*#__PURE__*/ zod.enum({
  /** When it was made. */
  created_at: 'created_at',
  /** When it expires. */
  expires_at: 'expires_at',
  /** Price. */
  price_percent: 'price_percent',
  /** Amount. */
  amount: 'amount',
} as const);

export type OfferSort = zod.input<typeof OfferSort>;
export type OfferSortOutput = zod.output<typeof OfferSort>;

export const offerPageTotalCountMin = 0;

export const offerPageMyOffersMax = 100;

export const OfferPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(offerPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  my_offers: /*#__PURE__*/ zod
    .array(Offer)
    .check(/*#__PURE__*/ zod.maxLength(offerPageMyOffersMax)),
});

export type OfferPage = zod.input<typeof OfferPage>;
export type OfferPageOutput = zod.output<typeof OfferPage>;

export const RivalOffer = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  counterparty_label: /*#__PURE__*/ zod.string(),
  made_by: OfferSide,
  price_percent: Percent,
  amount: Amount,
  currency: Currency,
});

export type RivalOffer = zod.input<typeof RivalOffer>;
export type RivalOfferOutput = zod.output<typeof RivalOffer>;

export const NegotiationStatus = /*#__PURE__*/ zod.enum({
  /** Offers go to and fro. */
  open: 'open',
  /** An offer was accepted; the buyer examines the claim. */
  diligence: 'diligence',
  /** Both sign the assignment agreement. */
  signing: 'signing',
  /** The buyer pays. */
  payment: 'payment',
  /** Staff file the transfer of the claim with the court. */
  transfer: 'transfer',
  /** The claim is the buyer\'s. */
  completed: 'completed',
  /** Cancelled after an acceptance; the claim is on the market again, or paused where its seller may not log in. */
  cancelled: 'cancelled',
  /** The last offer was rejected or declined. */
  rejected: 'rejected',
  /** The last offer was withdrawn. */
  withdrawn: 'withdrawn',
  /** The last offer was not answered in time. */
  expired: 'expired',
  /** The claim went to somebody else, or off the market. */
  closed: 'closed',
} as const);

export type NegotiationStatus = zod.input<typeof NegotiationStatus>;
export type NegotiationStatusOutput = zod.output<typeof NegotiationStatus>;

export const Awaiting = /*#__PURE__*/ zod.enum({
  /** The buyer. */
  buyer: 'buyer',
  /** The seller. */
  seller: 'seller',
  /** Both sides, in either order. */
  both: 'both',
  /** Our staff. */
  staff: 'staff',
  /** Nobody; it is over. */
  none: 'none',
} as const);

export type Awaiting = zod.input<typeof Awaiting>;
export type AwaitingOutput = zod.output<typeof Awaiting>;

export const myOfferMovesMax = 20;

export const myOfferRivalsMax = 100;

export const MyOffer = /*#__PURE__*/ zod.strictObject({
  offer: Offer,
  moves: /*#__PURE__*/ zod
    .array(Offer)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(myOfferMovesMax)),
  rivals: /*#__PURE__*/ zod.array(RivalOffer).check(/*#__PURE__*/ zod.maxLength(myOfferRivalsMax)),
  negotiation_status: NegotiationStatus,
  awaiting: Awaiting,
  conversation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

export type MyOffer = zod.input<typeof MyOffer>;
export type MyOfferOutput = zod.output<typeof MyOffer>;

export const MyBid = /*#__PURE__*/ zod.strictObject({
  claim_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  offer_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  made_by: OfferSide,
  price_percent: Percent,
  status: OfferStatus,
});

export type MyBid = zod.input<typeof MyBid>;
export type MyBidOutput = zod.output<typeof MyBid>;

export const myBidsMyBidsMax = 1000;

export const MyBids = /*#__PURE__*/ zod.strictObject({
  my_bids: /*#__PURE__*/ zod.array(MyBid).check(/*#__PURE__*/ zod.maxLength(myBidsMyBidsMax)),
});

export type MyBids = zod.input<typeof MyBids>;
export type MyBidsOutput = zod.output<typeof MyBids>;

export const OfferCounterInput = /*#__PURE__*/ zod.strictObject({
  offer: OfferFields,
  lock_version: LockVersion,
});

export type OfferCounterInput = zod.input<typeof OfferCounterInput>;
export type OfferCounterInputOutput = zod.output<typeof OfferCounterInput>;

export const offerRejectInputRejectionReasonMax = 1000;

export const OfferRejectInput = /*#__PURE__*/ zod.strictObject({
  rejection_reason: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(offerRejectInputRejectionReasonMax)),
  ),
  lock_version: LockVersion,
});

export type OfferRejectInput = zod.input<typeof OfferRejectInput>;
export type OfferRejectInputOutput = zod.output<typeof OfferRejectInput>;

export const NegotiationSort = /*#__PURE__*/ zod.enum({
  /** What changed last. */
  updated_at: 'updated_at',
  /** The deadline of the present stage. */
  due_at: 'due_at',
  /** The agreed amount. */
  agreed_amount: 'agreed_amount',
} as const);

export type NegotiationSort = zod.input<typeof NegotiationSort>;
export type NegotiationSortOutput = zod.output<typeof NegotiationSort>;

export const NegotiationReferenceRegExp = new RegExp('^NEG-[0-9A-Z]{6}$');

export const NegotiationReference = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(NegotiationReferenceRegExp));

export type NegotiationReference = zod.input<typeof NegotiationReference>;
export type NegotiationReferenceOutput = zod.output<typeof NegotiationReference>;

export const negotiationSummaryUnreadCountMin = 0;

export const NegotiationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  role: OfferSide,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  claim: OfferClaim,
  counterparty_label: /*#__PURE__*/ zod.string(),
  price_percent: Percent,
  amount: Amount,
  currency: Currency,
  current_offer_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(negotiationSummaryUnreadCountMin)),
  has_news: /*#__PURE__*/ zod.boolean(),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type NegotiationSummary = zod.input<typeof NegotiationSummary>;
export type NegotiationSummaryOutput = zod.output<typeof NegotiationSummary>;

export const negotiationPageTotalCountMin = 0;

export const negotiationPageNegotiationsMax = 100;

export const NegotiationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(negotiationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  negotiations: /*#__PURE__*/ zod
    .array(NegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(negotiationPageNegotiationsMax)),
});

export type NegotiationPage = zod.input<typeof NegotiationPage>;
export type NegotiationPageOutput = zod.output<typeof NegotiationPage>;

export const Counterparty = /*#__PURE__*/ zod.strictObject({
  label: /*#__PURE__*/ zod.string(),
  name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
});

export type Counterparty = zod.input<typeof Counterparty>;
export type CounterpartyOutput = zod.output<typeof Counterparty>;

export const NegotiationActor = /*#__PURE__*/ zod.enum({
  /** The buyer. */
  buyer: 'buyer',
  /** The seller. */
  seller: 'seller',
  /** An administrator. */
  staff: 'staff',
  /** The clock, or what became of the claim. */
  system: 'system',
} as const);

export type NegotiationActor = zod.input<typeof NegotiationActor>;
export type NegotiationActorOutput = zod.output<typeof NegotiationActor>;

export const negotiationDocumentsMax = 20;

export const negotiationUnreadCountMin = 0;

export const Negotiation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  role: OfferSide,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  claim: OfferClaim,
  current_offer: Offer,
  agreed_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  agreed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  agreed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  currency: Currency,
  counterparty: Counterparty,
  identities_disclosed: /*#__PURE__*/ zod.boolean(),
  signed_by_me: /*#__PURE__*/ zod.boolean(),
  signed_by_counterparty: /*#__PURE__*/ zod.boolean(),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(negotiationDocumentsMax)),
  conversation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  unread_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(negotiationUnreadCountMin)),
  payment_instructions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_instructions_at: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ),
  payment_reference: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_document: /*#__PURE__*/ zod.union([Document, /*#__PURE__*/ zod.null()]),
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  received_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  fee_instructions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  fee_received_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  transfer_filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  objection_deadline_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  docket_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancel_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancelled_by: /*#__PURE__*/ zod.union([NegotiationActor, /*#__PURE__*/ zod.null()]),
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Negotiation = zod.input<typeof Negotiation>;
export type NegotiationOutput = zod.output<typeof Negotiation>;

export const NegotiationEventType = /*#__PURE__*/ zod.enum({
  /** The buyer made the first offer. */
  offer_made: 'offer_made',
  /** The recipient made a counter-offer. */
  offer_countered: 'offer_countered',
  /** The recipient accepted. */
  offer_accepted: 'offer_accepted',
  /** The recipient rejected. */
  offer_rejected: 'offer_rejected',
  /** The offer was below the minimum price of the seller. */
  offer_auto_declined: 'offer_auto_declined',
  /** The maker withdrew the offer. */
  offer_withdrawn: 'offer_withdrawn',
  /** The offer was not answered in time. */
  offer_expired: 'offer_expired',
  /** The claim went to somebody else, or off the market. */
  offer_closed: 'offer_closed',
  /** The examination ended; the agreement was drawn up. */
  diligence_completed: 'diligence_completed',
  /** A side signed the agreement. */
  signed: 'signed',
  /** The seller wrote another place to pay to. */
  payment_instructions_changed: 'payment_instructions_changed',
  /** The buyer marked the price as paid. */
  marked_paid: 'marked_paid',
  /** The price was received. */
  payment_confirmed: 'payment_confirmed',
  /** The fee of a side was received; `note` names the side. */
  fee_received: 'fee_received',
  /** That a fee was received was recorded by mistake; `note` names the side. */
  fee_taken_back: 'fee_taken_back',
  /** Staff filed the transfer. */
  transfer_filed: 'transfer_filed',
  /** The sale was completed. */
  completed: 'completed',
  /** The negotiation was cancelled. */
  cancelled: 'cancelled',
} as const);

export type NegotiationEventType = zod.input<typeof NegotiationEventType>;
export type NegotiationEventTypeOutput = zod.output<typeof NegotiationEventType>;

export const NegotiationEvent = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  type: NegotiationEventType,
  actor_role: NegotiationActor,
  offer_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  price_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  occurred_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type NegotiationEvent = zod.input<typeof NegotiationEvent>;
export type NegotiationEventOutput = zod.output<typeof NegotiationEvent>;

export const negotiationEventPageTotalCountMin = 0;

export const negotiationEventPageNegotiationEventsMax = 100;

export const NegotiationEventPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(negotiationEventPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  negotiation_events: /*#__PURE__*/ zod
    .array(NegotiationEvent)
    .check(/*#__PURE__*/ zod.maxLength(negotiationEventPageNegotiationEventsMax)),
});

export type NegotiationEventPage = zod.input<typeof NegotiationEventPage>;
export type NegotiationEventPageOutput = zod.output<typeof NegotiationEventPage>;

export const AssignmentSignature = /*#__PURE__*/ zod.strictObject({
  role: OfferSide,
  name: /*#__PURE__*/ zod.string(),
  signed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  typed_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
});

export type AssignmentSignature = zod.input<typeof AssignmentSignature>;
export type AssignmentSignatureOutput = zod.output<typeof AssignmentSignature>;

export const assignmentHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const assignmentSectionsMax = 50;

export const assignmentSignaturesMin = 2;
export const assignmentSignaturesMax = 2;

export const Assignment = /*#__PURE__*/ zod.strictObject({
  version: AgreementVersion,
  title: /*#__PURE__*/ zod.string(),
  hash: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(assignmentHashRegExp)),
  sections: /*#__PURE__*/ zod
    .array(AgreementSection)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(assignmentSectionsMax)),
  signatures: /*#__PURE__*/ zod
    .array(AssignmentSignature)
    .check(/*#__PURE__*/ zod.minLength(assignmentSignaturesMin))
    .check(/*#__PURE__*/ zod.maxLength(assignmentSignaturesMax)),
  document: /*#__PURE__*/ zod.union([Document, /*#__PURE__*/ zod.null()]),
  drawn_up_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Assignment = zod.input<typeof Assignment>;
export type AssignmentOutput = zod.output<typeof Assignment>;

export const PaymentInstructionsMax = 1000;

export const PaymentInstructionsRegExp = new RegExp('\\S');

export const PaymentInstructions = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(PaymentInstructionsMax))
  .check(/*#__PURE__*/ zod.regex(PaymentInstructionsRegExp));

export type PaymentInstructions = zod.input<typeof PaymentInstructions>;
export type PaymentInstructionsOutput = zod.output<typeof PaymentInstructions>;

export const signInputHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const signInputTypedNameMin = 2;
export const signInputTypedNameMax = 200;

export const signInputTypedNameRegExp = new RegExp('\\S');

export const SignInput = /*#__PURE__*/ zod.strictObject({
  hash: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signInputHashRegExp)),
  typed_name: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(signInputTypedNameMin))
    .check(/*#__PURE__*/ zod.maxLength(signInputTypedNameMax))
    .check(/*#__PURE__*/ zod.regex(signInputTypedNameRegExp)),
  payment_instructions: /*#__PURE__*/ zod.optional(PaymentInstructions),
  consent: /*#__PURE__*/ zod.literal(true),
});

export type SignInput = zod.input<typeof SignInput>;
export type SignInputOutput = zod.output<typeof SignInput>;

export const PaymentInstructionsInput = /*#__PURE__*/ zod.strictObject({
  payment_instructions: PaymentInstructions,
  lock_version: LockVersion,
});

export type PaymentInstructionsInput = zod.input<typeof PaymentInstructionsInput>;
export type PaymentInstructionsInputOutput = zod.output<typeof PaymentInstructionsInput>;

export const paymentInputPaymentReferenceMax = 100;

export const paymentInputPaymentReferenceRegExp = new RegExp('\\S');
export const paymentInputDocumentIdMax = 2147483647;

export const PaymentInput = /*#__PURE__*/ zod.strictObject({
  payment_reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(paymentInputPaymentReferenceMax))
    .check(/*#__PURE__*/ zod.regex(paymentInputPaymentReferenceRegExp)),
  document_id: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(paymentInputDocumentIdMax)),
  ),
  lock_version: LockVersion,
});

export type PaymentInput = zod.input<typeof PaymentInput>;
export type PaymentInputOutput = zod.output<typeof PaymentInput>;

export const cancelInputReasonMax = 1000;

export const cancelInputReasonRegExp = new RegExp('\\S');

export const CancelInput = /*#__PURE__*/ zod.strictObject({
  reason: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(cancelInputReasonMax))
    .check(/*#__PURE__*/ zod.regex(cancelInputReasonRegExp)),
  lock_version: LockVersion,
});

export type CancelInput = zod.input<typeof CancelInput>;
export type CancelInputOutput = zod.output<typeof CancelInput>;

export const RecommendationReason = /*#__PURE__*/ zod.enum({
  /** The buyer named its case in the application. */
  case_of_interest: 'case_of_interest',
  /** The buyer follows its case. */
  followed_case: 'followed_case',
  /** The buyer follows another claim of its case. */
  case_of_followed_claim: 'case_of_followed_claim',
  /** Its face amount lies in the range that the buyer named. */
  within_range: 'within_range',
  /** It asks for less than the lower end of the guide price of its case. */
  below_guide: 'below_guide',
} as const);

export type RecommendationReason = zod.input<typeof RecommendationReason>;
export type RecommendationReasonOutput = zod.output<typeof RecommendationReason>;

export const recommendedClaimReasonsMax = 5;

export const RecommendedClaim = /*#__PURE__*/ zod.strictObject({
  claim: ClaimSummary,
  reasons: /*#__PURE__*/ zod
    .array(RecommendationReason)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(recommendedClaimReasonsMax)),
});

export type RecommendedClaim = zod.input<typeof RecommendedClaim>;
export type RecommendedClaimOutput = zod.output<typeof RecommendedClaim>;

export const recommendedClaimPageTotalCountMin = 0;

export const recommendedClaimPageRecommendedClaimsMax = 100;

export const RecommendedClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(recommendedClaimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  recommended_claims: /*#__PURE__*/ zod
    .array(RecommendedClaim)
    .check(/*#__PURE__*/ zod.maxLength(recommendedClaimPageRecommendedClaimsMax)),
});

export type RecommendedClaimPage = zod.input<typeof RecommendedClaimPage>;
export type RecommendedClaimPageOutput = zod.output<typeof RecommendedClaimPage>;

export const followStateFollowersCountMin = 0;

export const FollowState = /*#__PURE__*/ zod.strictObject({
  is_followed: /*#__PURE__*/ zod.boolean(),
  followers_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(followStateFollowersCountMin)),
});

export type FollowState = zod.input<typeof FollowState>;
export type FollowStateOutput = zod.output<typeof FollowState>;

export const followsClaimIdsMax = 1000;

export const followsCaseIdsMax = 1000;

export const Follows = /*#__PURE__*/ zod.strictObject({
  claim_ids: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
    .check(/*#__PURE__*/ zod.maxLength(followsClaimIdsMax)),
  case_ids: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
    .check(/*#__PURE__*/ zod.maxLength(followsCaseIdsMax)),
});

export type Follows = zod.input<typeof Follows>;
export type FollowsOutput = zod.output<typeof Follows>;

export const FollowedClaimSort = /*#__PURE__*/ zod.enum({
  /** When it was followed. */
  followed_at: 'followed_at',
  /** When its listing ends. */
  expires_at: 'expires_at',
  /** Face amount. */
  face_amount: 'face_amount',
  /** Asking price. */
  ask_percent: 'ask_percent',
} as const);

export type FollowedClaimSort = zod.input<typeof FollowedClaimSort>;
export type FollowedClaimSortOutput = zod.output<typeof FollowedClaimSort>;

export const FollowedClaim = /*#__PURE__*/ zod.strictObject({
  claim: ClaimSummary,
  followed_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ask_percent_then: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
});

export type FollowedClaim = zod.input<typeof FollowedClaim>;
export type FollowedClaimOutput = zod.output<typeof FollowedClaim>;

export const followedClaimPageTotalCountMin = 0;

export const followedClaimPageFollowedClaimsMax = 100;

export const FollowedClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(followedClaimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  followed_claims: /*#__PURE__*/ zod
    .array(FollowedClaim)
    .check(/*#__PURE__*/ zod.maxLength(followedClaimPageFollowedClaimsMax)),
});

export type FollowedClaimPage = zod.input<typeof FollowedClaimPage>;
export type FollowedClaimPageOutput = zod.output<typeof FollowedClaimPage>;

export const SavedSearchNameMax = 100;

export const SavedSearchNameRegExp = new RegExp('\\S');

export const SavedSearchName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(SavedSearchNameMax))
  .check(/*#__PURE__*/ zod.regex(SavedSearchNameRegExp));

export type SavedSearchName = zod.input<typeof SavedSearchName>;
export type SavedSearchNameOutput = zod.output<typeof SavedSearchName>;

export const savedSearchParamsCaseIdItemMax = 2147483647;

export const savedSearchParamsCaseIdMax = 50;

export const savedSearchParamsClaimTypeMax = 20;

export const savedSearchParamsClaimClassItemMax = 20;

export const savedSearchParamsClaimClassItemRegExp = new RegExp('^[^,]+$');
export const savedSearchParamsClaimClassMax = 20;

export const savedSearchParamsPriorityMax = 20;

export const savedSearchParamsRegisterStatusMax = 20;

export const savedSearchParamsEstateKycStatusMax = 20;

export const savedSearchParamsRecourseMax = 20;

export const SavedSearchParams = /*#__PURE__*/ zod.strictObject({
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(savedSearchParamsCaseIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsCaseIdMax)),
  ),
  claim_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimType)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsClaimTypeMax)),
  ),
  claim_class: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsClaimClassItemMax))
          .check(/*#__PURE__*/ zod.regex(savedSearchParamsClaimClassItemRegExp)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsClaimClassMax)),
  ),
  priority: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimPriority)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsPriorityMax)),
  ),
  register_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(RegisterStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsRegisterStatusMax)),
  ),
  estate_kyc_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(EstateKycStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsEstateKycStatusMax)),
  ),
  recourse: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Recourse)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsRecourseMax)),
  ),
  min_face_amount: /*#__PURE__*/ zod.optional(Amount),
  max_face_amount: /*#__PURE__*/ zod.optional(Amount),
  min_ask_percent: /*#__PURE__*/ zod.optional(Percent),
  max_ask_percent: /*#__PURE__*/ zod.optional(Percent),
});

export type SavedSearchParams = zod.input<typeof SavedSearchParams>;
export type SavedSearchParamsOutput = zod.output<typeof SavedSearchParams>;

export const AlertFrequency = /*#__PURE__*/ zod.enum({
  /** Never. */
  off: 'off',
  /** As soon as one is listed. */
  instant: 'instant',
  /** Once a day, all of the day together. */
  daily: 'daily',
} as const);

export type AlertFrequency = zod.input<typeof AlertFrequency>;
export type AlertFrequencyOutput = zod.output<typeof AlertFrequency>;

export const savedSearchMatchesCountMin = 0;

export const SavedSearch = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: SavedSearchName,
  params: SavedSearchParams,
  frequency: AlertFrequency,
  matches_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(savedSearchMatchesCountMin)),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type SavedSearch = zod.input<typeof SavedSearch>;
export type SavedSearchOutput = zod.output<typeof SavedSearch>;

export const savedSearchPageTotalCountMin = 0;

export const savedSearchPageSavedSearchesMax = 100;

export const SavedSearchPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(savedSearchPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  saved_searches: /*#__PURE__*/ zod
    .array(SavedSearch)
    .check(/*#__PURE__*/ zod.maxLength(savedSearchPageSavedSearchesMax)),
});

export type SavedSearchPage = zod.input<typeof SavedSearchPage>;
export type SavedSearchPageOutput = zod.output<typeof SavedSearchPage>;

export const SavedSearchFields = /*#__PURE__*/ zod.strictObject({
  name: SavedSearchName,
  params: SavedSearchParams,
  frequency: AlertFrequency,
});

export type SavedSearchFields = zod.input<typeof SavedSearchFields>;
export type SavedSearchFieldsOutput = zod.output<typeof SavedSearchFields>;

export const SavedSearchInput = /*#__PURE__*/ zod.strictObject({
  saved_search: SavedSearchFields,
});

export type SavedSearchInput = zod.input<typeof SavedSearchInput>;
export type SavedSearchInputOutput = zod.output<typeof SavedSearchInput>;

export const SavedSearchUpdateInput = /*#__PURE__*/ zod.strictObject({
  saved_search: SavedSearchFields,
  lock_version: LockVersion,
});

export type SavedSearchUpdateInput = zod.input<typeof SavedSearchUpdateInput>;
export type SavedSearchUpdateInputOutput = zod.output<typeof SavedSearchUpdateInput>;

export const ConversationKind = /*#__PURE__*/ zod.enum({
  /** A user with our staff. */
  staff: 'staff',
  /** The two sides of a negotiation; our staff can read and write as well. */
  negotiation: 'negotiation',
} as const);

export type ConversationKind = zod.input<typeof ConversationKind>;
export type ConversationKindOutput = zod.output<typeof ConversationKind>;

export const ConversationStatus = /*#__PURE__*/ zod.enum({
  /** Messages go to and fro. */
  open: 'open',
  /** The question is settled, or the negotiation has ended without a sale. */
  closed: 'closed',
} as const);

export type ConversationStatus = zod.input<typeof ConversationStatus>;
export type ConversationStatusOutput = zod.output<typeof ConversationStatus>;

export const conversationClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const ConversationClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(conversationClaimReferenceRegExp)),
});

export type ConversationClaim = zod.input<typeof ConversationClaim>;
export type ConversationClaimOutput = zod.output<typeof ConversationClaim>;

export const MessageSender = /*#__PURE__*/ zod.enum({
  /** A user who writes to our staff. */
  user: 'user',
  /** The buyer of a negotiation. */
  buyer: 'buyer',
  /** The seller of a negotiation. */
  seller: 'seller',
  /** Our staff. */
  staff: 'staff',
} as const);

export type MessageSender = zod.input<typeof MessageSender>;
export type MessageSenderOutput = zod.output<typeof MessageSender>;

export const lastMessageExcerptMax = 140;

export const LastMessage = /*#__PURE__*/ zod.strictObject({
  excerpt: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lastMessageExcerptMax)),
  sender: MessageSender,
  is_mine: /*#__PURE__*/ zod.boolean(),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type LastMessage = zod.input<typeof LastMessage>;
export type LastMessageOutput = zod.output<typeof LastMessage>;

export const conversationSummaryUnreadCountMin = 0;

export const ConversationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  counterparty_label: /*#__PURE__*/ zod.string(),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  last_message: /*#__PURE__*/ zod.union([LastMessage, /*#__PURE__*/ zod.null()]),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(conversationSummaryUnreadCountMin)),
});

export type ConversationSummary = zod.input<typeof ConversationSummary>;
export type ConversationSummaryOutput = zod.output<typeof ConversationSummary>;

export const conversationPageTotalCountMin = 0;

export const conversationPageConversationsMax = 100;

export const ConversationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  conversations: /*#__PURE__*/ zod
    .array(ConversationSummary)
    .check(/*#__PURE__*/ zod.maxLength(conversationPageConversationsMax)),
});

export type ConversationPage = zod.input<typeof ConversationPage>;
export type ConversationPageOutput = zod.output<typeof ConversationPage>;

export const ConversationSubjectMax = 150;

export const ConversationSubjectRegExp = new RegExp('\\S');

export const ConversationSubject = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ConversationSubjectMax))
  .check(/*#__PURE__*/ zod.regex(ConversationSubjectRegExp));

export type ConversationSubject = zod.input<typeof ConversationSubject>;
export type ConversationSubjectOutput = zod.output<typeof ConversationSubject>;

export const MessageBodyMax = 5000;

export const MessageBodyRegExp = new RegExp('\\S');

export const MessageBody = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(MessageBodyMax))
  .check(/*#__PURE__*/ zod.regex(MessageBodyRegExp));

export type MessageBody = zod.input<typeof MessageBody>;
export type MessageBodyOutput = zod.output<typeof MessageBody>;

export const AttachedDocumentIdsMax = 10;

export const attachedDocumentIdsItemMax = 2147483647;

export const AttachedDocumentIds = /*#__PURE__*/ zod
  .array(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(attachedDocumentIdsItemMax)),
  )
  .check(/*#__PURE__*/ zod.maxLength(AttachedDocumentIdsMax));

export type AttachedDocumentIds = zod.input<typeof AttachedDocumentIds>;
export type AttachedDocumentIdsOutput = zod.output<typeof AttachedDocumentIds>;

export const ClientIdRegExp = new RegExp(
  '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
);

export const ClientId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ClientIdRegExp));

export type ClientId = zod.input<typeof ClientId>;
export type ClientIdOutput = zod.output<typeof ClientId>;

export const conversationFieldsClaimIdMax = 2147483647;

export const ConversationFields = /*#__PURE__*/ zod.strictObject({
  subject: ConversationSubject,
  claim_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(conversationFieldsClaimIdMax)),
  ),
  body: MessageBody,
  document_ids: AttachedDocumentIds,
  client_id: ClientId,
});

export type ConversationFields = zod.input<typeof ConversationFields>;
export type ConversationFieldsOutput = zod.output<typeof ConversationFields>;

export const ConversationInput = /*#__PURE__*/ zod.strictObject({
  conversation: ConversationFields,
});

export type ConversationInput = zod.input<typeof ConversationInput>;
export type ConversationInputOutput = zod.output<typeof ConversationInput>;

export const participantReadUpToIdMin = 0;

export const Participant = /*#__PURE__*/ zod.strictObject({
  role: MessageSender,
  label: /*#__PURE__*/ zod.string(),
  is_me: /*#__PURE__*/ zod.boolean(),
  read_up_to_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(participantReadUpToIdMin)),
});

export type Participant = zod.input<typeof Participant>;
export type ParticipantOutput = zod.output<typeof Participant>;

export const conversationParticipantsMax = 3;

export const conversationUnreadCountMin = 0;

export const Conversation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  participants: /*#__PURE__*/ zod
    .array(Participant)
    .check(/*#__PURE__*/ zod.maxLength(conversationParticipantsMax)),
  can_write: /*#__PURE__*/ zod.boolean(),
  hides_contact_data: /*#__PURE__*/ zod.boolean(),
  unread_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conversationUnreadCountMin)),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Conversation = zod.input<typeof Conversation>;
export type ConversationOutput = zod.output<typeof Conversation>;

export const messageDocumentsMax = 10;

export const Message = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  client_id: ClientId,
  sender: MessageSender,
  sender_label: /*#__PURE__*/ zod.string(),
  is_mine: /*#__PURE__*/ zod.boolean(),
  body: /*#__PURE__*/ zod.string(),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(messageDocumentsMax)),
  has_contact_data: /*#__PURE__*/ zod.boolean(),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const messagesMessagesMax = 30;

export const Messages = /*#__PURE__*/ zod.strictObject({
  messages: /*#__PURE__*/ zod
    .array(Message)
    .check(/*#__PURE__*/ zod.maxLength(messagesMessagesMax)),
  has_earlier: /*#__PURE__*/ zod.boolean(),
});

export type Messages = zod.input<typeof Messages>;
export type MessagesOutput = zod.output<typeof Messages>;

export const MessageFields = /*#__PURE__*/ zod.strictObject({
  body: MessageBody,
  document_ids: AttachedDocumentIds,
  client_id: ClientId,
});

export type MessageFields = zod.input<typeof MessageFields>;
export type MessageFieldsOutput = zod.output<typeof MessageFields>;

export const MessageInput = /*#__PURE__*/ zod.strictObject({
  message: MessageFields,
});

export type MessageInput = zod.input<typeof MessageInput>;
export type MessageInputOutput = zod.output<typeof MessageInput>;

export const readInputUpToIdMax = 2147483647;

export const ReadInput = /*#__PURE__*/ zod.strictObject({
  up_to_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(readInputUpToIdMax)),
});

export type ReadInput = zod.input<typeof ReadInput>;
export type ReadInputOutput = zod.output<typeof ReadInput>;

export const NotificationCategory = /*#__PURE__*/ zod.enum({
  /** A new message. Mails by `message_notifications`. */
  message: 'message',
  /** One\'s own claim. Mails by `claim_notifications`. */
  claim: 'claim',
  /** A followed claim or case, or a saved search. Mails by `claim_case_follow_notifications`. */
  case_follow: 'case_follow',
  /** An offer or a stage of a sale: it binds, so its mails are always sent. */
  offer: 'offer',
  /** The account; its mails are always sent. */
  account: 'account',
} as const);

export type NotificationCategory = zod.input<typeof NotificationCategory>;
export type NotificationCategoryOutput = zod.output<typeof NotificationCategory>;

export const notificationPathRegExp = new RegExp('^');

export const Notification = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  category: NotificationCategory,
  title: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
  path: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(notificationPathRegExp)),
  read_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

export const notificationPageTotalCountMin = 0;

export const notificationPageNotificationsMax = 100;

export const NotificationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  notifications: /*#__PURE__*/ zod
    .array(Notification)
    .check(/*#__PURE__*/ zod.maxLength(notificationPageNotificationsMax)),
});

export type NotificationPage = zod.input<typeof NotificationPage>;
export type NotificationPageOutput = zod.output<typeof NotificationPage>;

export const notificationsReadInputPathMax = 200;

export const notificationsReadInputPathRegExp = new RegExp('^');
export const notificationsReadInputUpToIdMax = 2147483647;

export const NotificationsReadInput = /*#__PURE__*/ zod.strictObject({
  path: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(notificationsReadInputPathMax))
      .check(/*#__PURE__*/ zod.regex(notificationsReadInputPathRegExp)),
  ),
  up_to_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(notificationsReadInputUpToIdMax)),
  ),
});

export type NotificationsReadInput = zod.input<typeof NotificationsReadInput>;
export type NotificationsReadInputOutput = zod.output<typeof NotificationsReadInput>;

export const unreadCountsNotificationsMin = 0;
export const unreadCountsNotificationsMax = 99;

export const unreadCountsMessagesMin = 0;
export const unreadCountsMessagesMax = 99;

export const unreadCountsOffersMin = 0;
export const unreadCountsOffersMax = 99;

export const UnreadCounts = /*#__PURE__*/ zod.strictObject({
  notifications: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(unreadCountsNotificationsMin))
    .check(/*#__PURE__*/ zod.lte(unreadCountsNotificationsMax)),
  messages: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(unreadCountsMessagesMin))
    .check(/*#__PURE__*/ zod.lte(unreadCountsMessagesMax)),
  offers: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(unreadCountsOffersMin))
    .check(/*#__PURE__*/ zod.lte(unreadCountsOffersMax)),
});

export type UnreadCounts = zod.input<typeof UnreadCounts>;
export type UnreadCountsOutput = zod.output<typeof UnreadCounts>;

export const UnsubscribeTokenMin = 20;
export const UnsubscribeTokenMax = 200;

export const UnsubscribeTokenRegExp = new RegExp('^[A-Za-z0-9_.-]+$');

export const UnsubscribeToken = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(UnsubscribeTokenMin))
  .check(/*#__PURE__*/ zod.maxLength(UnsubscribeTokenMax))
  .check(/*#__PURE__*/ zod.regex(UnsubscribeTokenRegExp));

export type UnsubscribeToken = zod.input<typeof UnsubscribeToken>;
export type UnsubscribeTokenOutput = zod.output<typeof UnsubscribeToken>;

export const Unsubscription = /*#__PURE__*/ zod.strictObject({
  category: NotificationCategory,
  is_on: /*#__PURE__*/ zod.boolean(),
});

export type Unsubscription = zod.input<typeof Unsubscription>;
export type UnsubscriptionOutput = zod.output<typeof Unsubscription>;

export const ClaimStatus = /*#__PURE__*/ zod.enum({
  /** The seller fills it in. */
  draft: 'draft',
  /** Staff examine it. */
  in_review: 'in_review',
  /** Staff have asked the seller for changes. */
  changes_requested: 'changes_requested',
  /** Staff have rejected it for good. */
  rejected: 'rejected',
  /** On the market; can be bid on. */
  open: 'open',
  /** Off the market for a while, by its seller, or by the exchange while its seller may not log in. */
  paused: 'paused',
  /** An offer was accepted; the sale is negotiated. */
  under_offer: 'under_offer',
  /** The sale is complete. */
  sold: 'sold',
  /** Taken back by its seller or with the account. */
  withdrawn: 'withdrawn',
  /** Its listing has run out. */
  expired: 'expired',
} as const);

export type ClaimStatus = zod.input<typeof ClaimStatus>;
export type ClaimStatusOutput = zod.output<typeof ClaimStatus>;

export const MyClaimSort = /*#__PURE__*/ zod.enum({
  /** When it changed last. */
  updated_at: 'updated_at',
  /** When it was begun. */
  created_at: 'created_at',
  /** Face amount. */
  face_amount: 'face_amount',
  /** Asking price. */
  ask_percent: 'ask_percent',
} as const);

export type MyClaimSort = zod.input<typeof MyClaimSort>;
export type MyClaimSortOutput = zod.output<typeof MyClaimSort>;

export const myClaimCaseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const MyClaimCase = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  case_code: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(myClaimCaseCaseCodeRegExp)),
  name: /*#__PURE__*/ zod.string(),
  logo_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  guide_low_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  guide_high_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  status: ListedCaseStatus,
});

export type MyClaimCase = zod.input<typeof MyClaimCase>;
export type MyClaimCaseOutput = zod.output<typeof MyClaimCase>;

export const ClaimSale = /*#__PURE__*/ zod.strictObject({
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  face_amount: Amount,
  net_amount: Amount,
  awaiting: Awaiting,
});

export type ClaimSale = zod.input<typeof ClaimSale>;
export type ClaimSaleOutput = zod.output<typeof ClaimSale>;

export const myClaimSummaryReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const myClaimSummaryOffersCountMin = 0;

export const MyClaimSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(myClaimSummaryReferenceRegExp)),
  case: MyClaimCase,
  status: ClaimStatus,
  claim_type: /*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]),
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  currency: Currency,
  face_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  offers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myClaimSummaryOffersCountMin)),
  sold_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  deal: /*#__PURE__*/ zod.union([ClaimDeal, /*#__PURE__*/ zod.null()]),
  sale: /*#__PURE__*/ zod.union([ClaimSale, /*#__PURE__*/ zod.null()]),
  review_note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  lock_version: LockVersion,
});

export type MyClaimSummary = zod.input<typeof MyClaimSummary>;
export type MyClaimSummaryOutput = zod.output<typeof MyClaimSummary>;

export const myClaimPageTotalCountMin = 0;

export const myClaimPageMyClaimsMax = 100;

export const MyClaimPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myClaimPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  my_claims: /*#__PURE__*/ zod
    .array(MyClaimSummary)
    .check(/*#__PURE__*/ zod.maxLength(myClaimPageMyClaimsMax)),
});

export type MyClaimPage = zod.input<typeof MyClaimPage>;
export type MyClaimPageOutput = zod.output<typeof MyClaimPage>;

export const DeclaredAnswer = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean());

export type DeclaredAnswer = zod.input<typeof DeclaredAnswer>;
export type DeclaredAnswerOutput = zod.output<typeof DeclaredAnswer>;

export const claimAssetInputSymbolMax = 20;

export const claimAssetInputQuantityRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const ClaimAssetInput = /*#__PURE__*/ zod.strictObject({
  symbol: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(claimAssetInputSymbolMax)),
  quantity: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(claimAssetInputQuantityRegExp)),
});

export type ClaimAssetInput = zod.input<typeof ClaimAssetInput>;
export type ClaimAssetInputOutput = zod.output<typeof ClaimAssetInput>;

export const claimAnswersOneMax = 2000;

export const ClaimAnswers = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.union([
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimAnswersOneMax)),
    /*#__PURE__*/ zod.boolean(),
  ]),
);

export type ClaimAnswers = zod.input<typeof ClaimAnswers>;
export type ClaimAnswersOutput = zod.output<typeof ClaimAnswers>;

export const claimFieldsHolderNameMax = 200;

export const claimFieldsDebtorEntityMax = 200;

export const claimFieldsClaimClassMax = 20;

export const claimFieldsAssetsMax = 50;

export const claimFieldsScheduleNumberMax = 100;

export const claimFieldsProofOfClaimNumberMax = 100;

export const claimFieldsDescriptionMax = 5000;

export const ClaimFields = /*#__PURE__*/ zod.strictObject({
  holder_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([HolderType, /*#__PURE__*/ zod.null()]),
  ),
  holder_name: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsHolderNameMax)),
  ),
  holder_country: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  ),
  acquired_from_other: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  debtor_entity: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsDebtorEntityMax)),
  ),
  claim_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]),
  ),
  claim_class: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsClaimClassMax)),
  ),
  priority: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([ClaimPriority, /*#__PURE__*/ zod.null()]),
  ),
  face_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  assets: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimAssetInput)
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsAssetsMax)),
  ),
  register_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([RegisterStatus, /*#__PURE__*/ zod.null()]),
  ),
  schedule_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsScheduleNumberMax)),
  ),
  proof_of_claim_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsProofOfClaimNumberMax)),
  ),
  filed_on: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  scheduled_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  filed_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  allowed_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  estate_kyc_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([EstateKycStatus, /*#__PURE__*/ zod.null()]),
  ),
  contingent: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  unliquidated: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  disputed: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  has_loan: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  is_insider: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  has_preference_exposure: /*#__PURE__*/ zod.optional(DeclaredAnswer),
  preference_exposure_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ),
  answers: /*#__PURE__*/ zod.optional(ClaimAnswers),
  ask_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  ),
  minimum_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  ),
  recourse_preference: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  ),
  partial_sale: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  description: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimFieldsDescriptionMax)),
  ),
});

export type ClaimFields = zod.input<typeof ClaimFields>;
export type ClaimFieldsOutput = zod.output<typeof ClaimFields>;

export const myClaimCreateInputCaseIdMax = 2147483647;

export const MyClaimCreateInput = /*#__PURE__*/ zod.strictObject({
  case_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(myClaimCreateInputCaseIdMax)),
  claim: ClaimFields,
});

export type MyClaimCreateInput = zod.input<typeof MyClaimCreateInput>;
export type MyClaimCreateInputOutput = zod.output<typeof MyClaimCreateInput>;

export const ClaimTimelineEventType = /*#__PURE__*/ zod.enum({
  /** The draft was begun. */
  created: 'created',
  /** The seller submitted it for review. */
  submitted: 'submitted',
  /** Staff asked for changes. */
  changes_requested: 'changes_requested',
  /** Staff rejected it. */
  rejected: 'rejected',
  /** Staff approved it; it came onto the market. */
  listed: 'listed',
  /** The seller changed the price. */
  price_changed: 'price_changed',
  /** The seller took it off the market. */
  paused: 'paused',
  /** The seller put it back. */
  resumed: 'resumed',
  /** It was taken back. */
  withdrawn: 'withdrawn',
  /** The seller offered it again. */
  relisted: 'relisted',
  /** Its listing ran out. */
  expired: 'expired',
  /** An offer was accepted. */
  under_offer: 'under_offer',
  /** The sale was cancelled; it came back onto the market. */
  deal_cancelled: 'deal_cancelled',
  /** The sale was completed. */
  sold: 'sold',
} as const);

export type ClaimTimelineEventType = zod.input<typeof ClaimTimelineEventType>;
export type ClaimTimelineEventTypeOutput = zod.output<typeof ClaimTimelineEventType>;

export const ClaimTimelineEvent = /*#__PURE__*/ zod.strictObject({
  type: ClaimTimelineEventType,
  actor_role: /*#__PURE__*/ zod.enum({
    /** The seller. */
    seller: 'seller',
    /** An administrator. */
    staff: 'staff',
    /** The clock, or what became of an offer. */
    system: 'system',
  } as const),
  note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  occurred_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type ClaimTimelineEvent = zod.input<typeof ClaimTimelineEvent>;
export type ClaimTimelineEventOutput = zod.output<typeof ClaimTimelineEvent>;

export const myClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const myClaimAssetsMax = 50;

export const myClaimDocumentsMax = 20;

export const myClaimTimelineMax = 500;

export const myClaimOffersCountMin = 0;

export const myClaimViewsCountMin = 0;

export const myClaimFollowersCountMin = 0;

export const MyClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(myClaimReferenceRegExp)),
  case: MyClaimCase,
  status: ClaimStatus,
  currency: Currency,
  holder_type: /*#__PURE__*/ zod.union([HolderType, /*#__PURE__*/ zod.null()]),
  holder_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  holder_country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  acquired_from_other: DeclaredAnswer,
  debtor_entity: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  claim_type: /*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]),
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  priority: /*#__PURE__*/ zod.union([ClaimPriority, /*#__PURE__*/ zod.null()]),
  face_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  assets: /*#__PURE__*/ zod.array(ClaimAsset).check(/*#__PURE__*/ zod.maxLength(myClaimAssetsMax)),
  register_status: /*#__PURE__*/ zod.union([RegisterStatus, /*#__PURE__*/ zod.null()]),
  schedule_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  proof_of_claim_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  scheduled_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  filed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  allowed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  estate_kyc_status: /*#__PURE__*/ zod.union([EstateKycStatus, /*#__PURE__*/ zod.null()]),
  contingent: DeclaredAnswer,
  unliquidated: DeclaredAnswer,
  disputed: DeclaredAnswer,
  has_loan: DeclaredAnswer,
  is_insider: DeclaredAnswer,
  has_preference_exposure: DeclaredAnswer,
  preference_exposure_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  answers: ClaimAnswers,
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  minimum_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  recourse_preference: /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  partial_sale: /*#__PURE__*/ zod.boolean(),
  description: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(myClaimDocumentsMax)),
  timeline: /*#__PURE__*/ zod
    .array(ClaimTimelineEvent)
    .check(/*#__PURE__*/ zod.maxLength(myClaimTimelineMax)),
  review_note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  featured: /*#__PURE__*/ zod.boolean(),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  offers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myClaimOffersCountMin)),
  views_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myClaimViewsCountMin)),
  followers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myClaimFollowersCountMin)),
  submitted_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  sold_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  deal: /*#__PURE__*/ zod.union([ClaimDeal, /*#__PURE__*/ zod.null()]),
  sale: /*#__PURE__*/ zod.union([ClaimSale, /*#__PURE__*/ zod.null()]),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  lock_version: LockVersion,
});

export type MyClaim = zod.input<typeof MyClaim>;
export type MyClaimOutput = zod.output<typeof MyClaim>;

export const MyClaimUpdateInput = /*#__PURE__*/ zod.strictObject({
  claim: ClaimFields,
  lock_version: LockVersion,
});

export type MyClaimUpdateInput = zod.input<typeof MyClaimUpdateInput>;
export type MyClaimUpdateInputOutput = zod.output<typeof MyClaimUpdateInput>;

export const claimOffersOffersMax = 100;

export const ClaimOffers = /*#__PURE__*/ zod.strictObject({
  offers: /*#__PURE__*/ zod.array(Offer).check(/*#__PURE__*/ zod.maxLength(claimOffersOffersMax)),
});

export type ClaimOffers = zod.input<typeof ClaimOffers>;
export type ClaimOffersOutput = zod.output<typeof ClaimOffers>;

export const ClaimDocumentUpload = /*#__PURE__*/ zod.strictObject({
  file: /*#__PURE__*/ zod.instanceof(Blob),
  kind: ClaimDocumentKind,
});

export type ClaimDocumentUpload = zod.input<typeof ClaimDocumentUpload>;
export type ClaimDocumentUploadOutput = zod.output<typeof ClaimDocumentUpload>;

export const savedDocumentInputDocumentIdMax = 2147483647;

export const SavedDocumentInput = /*#__PURE__*/ zod.strictObject({
  document_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(savedDocumentInputDocumentIdMax)),
});

export type SavedDocumentInput = zod.input<typeof SavedDocumentInput>;
export type SavedDocumentInputOutput = zod.output<typeof SavedDocumentInput>;

export const stageCountCountMin = 0;

export const StageCount = /*#__PURE__*/ zod.strictObject({
  status: NegotiationStatus,
  count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stageCountCountMin)),
});

export type StageCount = zod.input<typeof StageCount>;
export type StageCountOutput = zod.output<typeof StageCount>;

export const MoneySum = /*#__PURE__*/ zod.strictObject({
  currency: Currency,
  amount: AmountSum,
});

export type MoneySum = zod.input<typeof MoneySum>;
export type MoneySumOutput = zod.output<typeof MoneySum>;

export const buyerPortalAwaitingMeMax = 10;

export const buyerPortalStagesMax = 6;

export const buyerPortalCommittedMax = 100;

export const buyerPortalSpentMax = 100;

export const BuyerPortal = /*#__PURE__*/ zod.strictObject({
  awaiting_me: /*#__PURE__*/ zod
    .array(NegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(buyerPortalAwaitingMeMax)),
  stages: /*#__PURE__*/ zod
    .array(StageCount)
    .check(/*#__PURE__*/ zod.maxLength(buyerPortalStagesMax)),
  committed: /*#__PURE__*/ zod
    .array(MoneySum)
    .check(/*#__PURE__*/ zod.maxLength(buyerPortalCommittedMax)),
  spent: /*#__PURE__*/ zod.array(MoneySum).check(/*#__PURE__*/ zod.maxLength(buyerPortalSpentMax)),
});

export type BuyerPortal = zod.input<typeof BuyerPortal>;
export type BuyerPortalOutput = zod.output<typeof BuyerPortal>;

export const claimStatusCountCountMin = 0;

export const ClaimStatusCount = /*#__PURE__*/ zod.strictObject({
  status: ClaimStatus,
  count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimStatusCountCountMin)),
});

export type ClaimStatusCount = zod.input<typeof ClaimStatusCount>;
export type ClaimStatusCountOutput = zod.output<typeof ClaimStatusCount>;

export const HeldCase = /*#__PURE__*/ zod.strictObject({
  case: MyClaimCase,
  currency: Currency,
  claims_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  face_amount: AmountSum,
});

export type HeldCase = zod.input<typeof HeldCase>;
export type HeldCaseOutput = zod.output<typeof HeldCase>;

export const sellerPortalNegotiationsMax = 10;

export const sellerPortalClaimsByStatusMax = 10;

export const sellerPortalAttentionMax = 10;

export const sellerPortalHeldCasesMax = 1000;

export const SellerPortal = /*#__PURE__*/ zod.strictObject({
  negotiations: /*#__PURE__*/ zod
    .array(NegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalNegotiationsMax)),
  claims_by_status: /*#__PURE__*/ zod
    .array(ClaimStatusCount)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalClaimsByStatusMax)),
  attention: /*#__PURE__*/ zod
    .array(MyClaimSummary)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalAttentionMax)),
  held_cases: /*#__PURE__*/ zod
    .array(HeldCase)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalHeldCasesMax)),
});

export type SellerPortal = zod.input<typeof SellerPortal>;
export type SellerPortalOutput = zod.output<typeof SellerPortal>;

export const adminSignInInputAdminPasswordMax = 128;

export const AdminSignInInput = /*#__PURE__*/ zod.strictObject({
  admin: /*#__PURE__*/ zod.strictObject({
    email: Email,
    password: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(adminSignInInputAdminPasswordMax)),
  }),
});

export type AdminSignInInput = zod.input<typeof AdminSignInInput>;
export type AdminSignInInputOutput = zod.output<typeof AdminSignInInput>;

export const Admin = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  email: Email,
  first_name: PersonName,
  last_name: PersonName,
});

export type Admin = zod.input<typeof Admin>;
export type AdminOutput = zod.output<typeof Admin>;

export const AdminUserSort = /*#__PURE__*/ zod.enum({
  /** When the account was made. */
  created_at: 'created_at',
  /** When the user last signed in. */
  last_sign_in_at: 'last_sign_in_at',
  /** Family name, then given name. */
  last_name: 'last_name',
  /** Address. */
  email: 'email',
  /** Code of the country. */
  country: 'country',
  /** State of the account. */
  status: 'status',
  /** State of the identity verification. */
  identity_status: 'identity_status',
  /** State of the buyer account. */
  buyer_account_status: 'buyer_account_status',
} as const);

export type AdminUserSort = zod.input<typeof AdminUserSort>;
export type AdminUserSortOutput = zod.output<typeof AdminUserSort>;

export const Manager = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
});

export type Manager = zod.input<typeof Manager>;
export type ManagerOutput = zod.output<typeof Manager>;

export const adminUserClaimsCountMin = 0;

export const adminUserSignInCountMin = 0;

export const adminUserLockVersionMin = 0;

export const AdminUser = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  first_name: PersonName,
  last_name: PersonName,
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: Email,
  email_verified_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  phone_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  phone_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  whatsapp_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  whatsapp_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  telegram: /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
  preferred_contact_method: ContactMethod,
  has_set_password: /*#__PURE__*/ zod.boolean(),
  status: UserStatus,
  status_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  buyer_account_status: BuyerAccountStatus,
  identity_status: IdentityStatus,
  type_of_user: TypeOfUser,
  country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  buyerAccount: /*#__PURE__*/ zod.union([BuyerAccountSummary, /*#__PURE__*/ zod.null()]),
  manager: /*#__PURE__*/ zod.union([Manager, /*#__PURE__*/ zod.null()]),
  claims_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserClaimsCountMin)),
  sign_in_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserSignInCountMin)),
  last_sign_in_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  identity_verification: /*#__PURE__*/ zod.union([IdentityVerification, /*#__PURE__*/ zod.null()]),
  lock_version: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserLockVersionMin)),
  token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminUser = zod.input<typeof AdminUser>;
export type AdminUserOutput = zod.output<typeof AdminUser>;

export const adminUserPageTotalCountMin = 0;

export const adminUserPageUsersMax = 100;

export const AdminUserPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  users: /*#__PURE__*/ zod
    .array(AdminUser)
    .check(/*#__PURE__*/ zod.maxLength(adminUserPageUsersMax)),
});

export type AdminUserPage = zod.input<typeof AdminUserPage>;
export type AdminUserPageOutput = zod.output<typeof AdminUserPage>;

export const adminUserCreateInputUserCompanyMax = 200;

export const AdminUserCreateInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    first_name: PersonName,
    last_name: PersonName,
    company: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.maxLength(adminUserCreateInputUserCompanyMax)),
    ),
    email: Email,
    phone_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    phone_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    telegram: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
    ),
    preferred_contact_method: /*#__PURE__*/ zod.optional(ContactMethod),
    status: /*#__PURE__*/ zod.optional(UserStatus),
    country: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
    ),
  }),
});

export type AdminUserCreateInput = zod.input<typeof AdminUserCreateInput>;
export type AdminUserCreateInputOutput = zod.output<typeof AdminUserCreateInput>;

export const identityReviewInputIdentityVerificationRejectionReasonMax = 1000;

export const IdentityReviewInput = /*#__PURE__*/ zod.strictObject({
  identity_verification: /*#__PURE__*/ zod.strictObject({
    status: /*#__PURE__*/ zod.enum({
      /** The documents show who the person is. */
      approved: 'approved',
      /** Other documents are needed. */
      resubmission_requested: 'resubmission_requested',
      /** The identity is not accepted, for good. */
      rejected: 'rejected',
    } as const),
    rejection_reason: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(
          /*#__PURE__*/ zod.maxLength(identityReviewInputIdentityVerificationRejectionReasonMax),
        ),
    ),
    lock_version: /*#__PURE__*/ zod.optional(LockVersion),
  }),
});

export type IdentityReviewInput = zod.input<typeof IdentityReviewInput>;
export type IdentityReviewInputOutput = zod.output<typeof IdentityReviewInput>;

export const adminUserChangeInputUserCompanyMax = 200;

export const adminUserChangeInputUserReasonMax = 1000;

export const adminUserChangeInputUserLockVersionMin = 0;

export const AdminUserChangeInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    first_name: /*#__PURE__*/ zod.optional(PersonName),
    last_name: /*#__PURE__*/ zod.optional(PersonName),
    company: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.maxLength(adminUserChangeInputUserCompanyMax)),
    ),
    email: /*#__PURE__*/ zod.optional(Email),
    phone_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    phone_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    telegram: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
    ),
    preferred_contact_method: /*#__PURE__*/ zod.optional(ContactMethod),
    status: /*#__PURE__*/ zod.optional(UserStatus),
    buyer_account_status: /*#__PURE__*/ zod.optional(BuyerAccountStatus),
    reason: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(adminUserChangeInputUserReasonMax)),
    ),
    managed_by_me: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    lock_version: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserChangeInputUserLockVersionMin)),
    ),
  }),
});

export type AdminUserChangeInput = zod.input<typeof AdminUserChangeInput>;
export type AdminUserChangeInputOutput = zod.output<typeof AdminUserChangeInput>;

export const AdminUserUpdateInput = /*#__PURE__*/ zod.union([
  IdentityReviewInput,
  AdminUserChangeInput,
]);

export type AdminUserUpdateInput = zod.input<typeof AdminUserUpdateInput>;
export type AdminUserUpdateInputOutput = zod.output<typeof AdminUserUpdateInput>;

export const CountryInput = /*#__PURE__*/ zod.strictObject({
  country: CountryCode,
});

export type CountryInput = zod.input<typeof CountryInput>;
export type CountryInputOutput = zod.output<typeof CountryInput>;

export const reviewedClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const ReviewedClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(reviewedClaimReferenceRegExp)),
  status: ClaimStatus,
  review_note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
});

export type ReviewedClaim = zod.input<typeof ReviewedClaim>;
export type ReviewedClaimOutput = zod.output<typeof ReviewedClaim>;

export const claimReviewInputReviewNoteMax = 2000;

export const claimReviewInputReviewNoteRegExp = new RegExp('\\S');

export const ClaimReviewInput = /*#__PURE__*/ zod.strictObject({
  review_note: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(claimReviewInputReviewNoteMax))
    .check(/*#__PURE__*/ zod.regex(claimReviewInputReviewNoteRegExp)),
  lock_version: LockVersion,
});

export type ClaimReviewInput = zod.input<typeof ClaimReviewInput>;
export type ClaimReviewInputOutput = zod.output<typeof ClaimReviewInput>;

export const AdminNegotiationSort = /*#__PURE__*/ zod.enum({
  /** The deadline of the present stage. */
  due_at: 'due_at',
  /** What changed last. */
  updated_at: 'updated_at',
  /** The agreed amount. */
  agreed_amount: 'agreed_amount',
} as const);

export type AdminNegotiationSort = zod.input<typeof AdminNegotiationSort>;
export type AdminNegotiationSortOutput = zod.output<typeof AdminNegotiationSort>;

export const AdminNegotiationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  claim: OfferClaim,
  buyer_name: /*#__PURE__*/ zod.string(),
  seller_name: /*#__PURE__*/ zod.string(),
  price_percent: Percent,
  amount: Amount,
  currency: Currency,
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminNegotiationSummary = zod.input<typeof AdminNegotiationSummary>;
export type AdminNegotiationSummaryOutput = zod.output<typeof AdminNegotiationSummary>;

export const adminNegotiationPageTotalCountMin = 0;

export const adminNegotiationPageNegotiationsMax = 100;

export const AdminNegotiationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminNegotiationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  negotiations: /*#__PURE__*/ zod
    .array(AdminNegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(adminNegotiationPageNegotiationsMax)),
});

export type AdminNegotiationPage = zod.input<typeof AdminNegotiationPage>;
export type AdminNegotiationPageOutput = zod.output<typeof AdminNegotiationPage>;

export const AdminParty = /*#__PURE__*/ zod.strictObject({
  user_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: Email,
  label: /*#__PURE__*/ zod.string(),
  has_signed: /*#__PURE__*/ zod.boolean(),
  fee_amount: Amount,
  fee_received_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
});

export type AdminParty = zod.input<typeof AdminParty>;
export type AdminPartyOutput = zod.output<typeof AdminParty>;

export const AdminMove = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  made_by: OfferSide,
  price_percent: Percent,
  amount: Amount,
  recourse: Recourse,
  excess_claim: ExcessClaim,
  settlement_days: SettlementDays,
  status: OfferStatus,
  close_reason: /*#__PURE__*/ zod.union([OfferCloseReason, /*#__PURE__*/ zod.null()]),
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminMove = zod.input<typeof AdminMove>;
export type AdminMoveOutput = zod.output<typeof AdminMove>;

export const adminNegotiationMovesMax = 20;

export const adminNegotiationEventsMax = 100;

export const AdminNegotiation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  claim: OfferClaim,
  buyer: AdminParty,
  seller: AdminParty,
  moves: /*#__PURE__*/ zod
    .array(AdminMove)
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(adminNegotiationMovesMax)),
  conversation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  agreed_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  agreed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  agreed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  currency: Currency,
  payment_instructions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_instructions_at: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ),
  payment_reference: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_document_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  received_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  transfer_filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  objection_deadline_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  docket_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancel_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancelled_by: /*#__PURE__*/ zod.union([NegotiationActor, /*#__PURE__*/ zod.null()]),
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  events: /*#__PURE__*/ zod
    .array(NegotiationEvent)
    .check(/*#__PURE__*/ zod.maxLength(adminNegotiationEventsMax)),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminNegotiation = zod.input<typeof AdminNegotiation>;
export type AdminNegotiationOutput = zod.output<typeof AdminNegotiation>;

export const advanceInputDocketNumberMax = 50;

export const advanceInputDocketNumberRegExp = new RegExp('\\S');

export const AdvanceInput = /*#__PURE__*/ zod.strictObject({
  to: /*#__PURE__*/ zod.enum({
    /** Ends the examination in place of the buyer. */
    signing: 'signing',
    /** Confirms the payment in place of the seller. */
    transfer: 'transfer',
    /** Records the filing of the transfer with the court, or corrects what was recorded. */
    filed: 'filed',
    /** Completes the sale. */
    completed: 'completed',
  } as const),
  transfer_filed_on: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  docket_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(advanceInputDocketNumberMax))
      .check(/*#__PURE__*/ zod.regex(advanceInputDocketNumberRegExp)),
  ),
  lock_version: LockVersion,
});

export type AdvanceInput = zod.input<typeof AdvanceInput>;
export type AdvanceInputOutput = zod.output<typeof AdvanceInput>;

export const FeeInput = /*#__PURE__*/ zod.strictObject({
  side: OfferSide,
  received_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  lock_version: LockVersion,
});

export type FeeInput = zod.input<typeof FeeInput>;
export type FeeInputOutput = zod.output<typeof FeeInput>;

export const AssignedFilter = /*#__PURE__*/ zod.enum({
  /** The caller. */
  me: 'me',
  /** Nobody yet. */
  nobody: 'nobody',
} as const);

export type AssignedFilter = zod.input<typeof AssignedFilter>;
export type AssignedFilterOutput = zod.output<typeof AssignedFilter>;

export const ConversationUser = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
});

export type ConversationUser = zod.input<typeof ConversationUser>;
export type ConversationUserOutput = zod.output<typeof ConversationUser>;

export const AssignedAdmin = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
  is_me: /*#__PURE__*/ zod.boolean(),
});

export type AssignedAdmin = zod.input<typeof AssignedAdmin>;
export type AssignedAdminOutput = zod.output<typeof AssignedAdmin>;

export const adminConversationSummaryUnreadCountMin = 0;

export const AdminConversationSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  user: /*#__PURE__*/ zod.union([ConversationUser, /*#__PURE__*/ zod.null()]),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  assigned_admin: /*#__PURE__*/ zod.union([AssignedAdmin, /*#__PURE__*/ zod.null()]),
  last_message: /*#__PURE__*/ zod.union([LastMessage, /*#__PURE__*/ zod.null()]),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminConversationSummaryUnreadCountMin)),
  has_contact_data: /*#__PURE__*/ zod.boolean(),
  last_message_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminConversationSummary = zod.input<typeof AdminConversationSummary>;
export type AdminConversationSummaryOutput = zod.output<typeof AdminConversationSummary>;

export const adminConversationPageTotalCountMin = 0;

export const adminConversationPageConversationsMax = 100;

export const AdminConversationPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminConversationPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  conversations: /*#__PURE__*/ zod
    .array(AdminConversationSummary)
    .check(/*#__PURE__*/ zod.maxLength(adminConversationPageConversationsMax)),
});

export type AdminConversationPage = zod.input<typeof AdminConversationPage>;
export type AdminConversationPageOutput = zod.output<typeof AdminConversationPage>;

export const adminConversationFieldsUserIdMax = 2147483647;

export const AdminConversationFields = /*#__PURE__*/ zod.strictObject({
  user_id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(adminConversationFieldsUserIdMax)),
  subject: ConversationSubject,
  body: MessageBody,
  document_ids: AttachedDocumentIds,
  client_id: ClientId,
});

export type AdminConversationFields = zod.input<typeof AdminConversationFields>;
export type AdminConversationFieldsOutput = zod.output<typeof AdminConversationFields>;

export const AdminConversationInput = /*#__PURE__*/ zod.strictObject({
  conversation: AdminConversationFields,
});

export type AdminConversationInput = zod.input<typeof AdminConversationInput>;
export type AdminConversationInputOutput = zod.output<typeof AdminConversationInput>;

export const adminConversationParticipantsMax = 3;

export const adminConversationUnreadCountMin = 0;

export const AdminConversation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  kind: ConversationKind,
  status: ConversationStatus,
  subject: /*#__PURE__*/ zod.string(),
  user: /*#__PURE__*/ zod.union([ConversationUser, /*#__PURE__*/ zod.null()]),
  claim: /*#__PURE__*/ zod.union([ConversationClaim, /*#__PURE__*/ zod.null()]),
  negotiation_id: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  ),
  assigned_admin: /*#__PURE__*/ zod.union([AssignedAdmin, /*#__PURE__*/ zod.null()]),
  participants: /*#__PURE__*/ zod
    .array(Participant)
    .check(/*#__PURE__*/ zod.maxLength(adminConversationParticipantsMax)),
  can_write: /*#__PURE__*/ zod.boolean(),
  unread_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminConversationUnreadCountMin)),
  has_contact_data: /*#__PURE__*/ zod.boolean(),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminConversation = zod.input<typeof AdminConversation>;
export type AdminConversationOutput = zod.output<typeof AdminConversation>;

export const AssignInput = /*#__PURE__*/ zod.strictObject({
  to_me: /*#__PURE__*/ zod.boolean(),
});

export type AssignInput = zod.input<typeof AssignInput>;
export type AssignInputOutput = zod.output<typeof AssignInput>;

export const AdminDocumentUpload = /*#__PURE__*/ zod.strictObject({
  file: /*#__PURE__*/ zod.instanceof(Blob),
});

export type AdminDocumentUpload = zod.input<typeof AdminDocumentUpload>;
export type AdminDocumentUploadOutput = zod.output<typeof AdminDocumentUpload>;

export const MailboxMessage = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  to: /*#__PURE__*/ zod.string(),
  subject: /*#__PURE__*/ zod.string(),
  text: /*#__PURE__*/ zod.string(),
  link: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type MailboxMessage = zod.input<typeof MailboxMessage>;
export type MailboxMessageOutput = zod.output<typeof MailboxMessage>;

export const mailboxPageTotalCountMin = 0;

export const mailboxPageMessagesMax = 100;

export const MailboxPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mailboxPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  messages: /*#__PURE__*/ zod
    .array(MailboxMessage)
    .check(/*#__PURE__*/ zod.maxLength(mailboxPageMessagesMax)),
});

export type MailboxPage = zod.input<typeof MailboxPage>;
export type MailboxPageOutput = zod.output<typeof MailboxPage>;

export const StaffContact = /*#__PURE__*/ zod.strictObject({
  email: Email,
});

export type StaffContact = zod.input<typeof StaffContact>;
export type StaffContactOutput = zod.output<typeof StaffContact>;

export const clientErrorInputMessageMax = 2000;

export const clientErrorInputStackMax = 10000;

export const clientErrorInputPathMax = 500;

export const ClientErrorInput = /*#__PURE__*/ zod.strictObject({
  message: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(clientErrorInputMessageMax)),
  stack: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(clientErrorInputStackMax)),
  ),
  path: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(clientErrorInputPathMax)),
});

export type ClientErrorInput = zod.input<typeof ClientErrorInput>;
export type ClientErrorInputOutput = zod.output<typeof ClientErrorInput>;
