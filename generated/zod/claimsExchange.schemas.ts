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
  .check(/*#__PURE__*/ zod.regex(PersonNameRegExp))
  .check(/*#__PURE__*/ zod.describe('A given or family name; blanks around it are cut off.'));

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
  .check(/*#__PURE__*/ zod.regex(EmailRegExp))
  .check(/*#__PURE__*/ zod.describe('Trimmed; unique without regard to case.'));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const PhoneNumberRegExp = new RegExp('^[0-9]{4,14}$');

export const PhoneNumber = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PhoneNumberRegExp))
  .check(
    /*#__PURE__*/ zod.describe(
      'National digits. Joined to the country code it is an E.164 number.',
    ),
  );

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;

export const PhoneCountryCodeRegExp = new RegExp('^\\+[1-9][0-9]{0,3}$');

export const PhoneCountryCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PhoneCountryCodeRegExp))
  .check(/*#__PURE__*/ zod.describe('Calling code with its plus, for example `+46`.'));

export type PhoneCountryCode = zod.input<typeof PhoneCountryCode>;
export type PhoneCountryCodeOutput = zod.output<typeof PhoneCountryCode>;

export const TelegramHandleRegExp = new RegExp('^[A-Za-z0-9_]{5,32}$');

export const TelegramHandle = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(TelegramHandleRegExp))
  .check(/*#__PURE__*/ zod.describe('Handle without the at sign.'));

export type TelegramHandle = zod.input<typeof TelegramHandle>;
export type TelegramHandleOutput = zod.output<typeof TelegramHandle>;

export const ContactMethod = /*#__PURE__*/ zod
  .enum({
    /** Mail to `email`. */
    email: 'email',
    /** A call to `phone_number`. */
    phone: 'phone',
    /** WhatsApp at `whatsapp_number`. */
    whatsapp: 'whatsapp',
    /** Telegram at `telegram`. */
    telegram: 'telegram',
  } as const)
  .check(/*#__PURE__*/ zod.describe('A channel to reach a person by.'));

export type ContactMethod = zod.input<typeof ContactMethod>;
export type ContactMethodOutput = zod.output<typeof ContactMethod>;

export const UserStatus = /*#__PURE__*/ zod
  .enum({
    /** The address waits for its confirmation. */
    pending: 'pending',
    /** May do what the role allows. */
    active: 'active',
    /** Barred for now. */
    suspended: 'suspended',
    /** Closed for good. */
    deactivated: 'deactivated',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      '`pending` may sign in but not submit or bid; `suspended` and `deactivated` may not sign in.\n',
    ),
  );

export type UserStatus = zod.input<typeof UserStatus>;
export type UserStatusOutput = zod.output<typeof UserStatus>;

export const BuyerAccountStatus = /*#__PURE__*/ zod
  .enum({
    /** Never applied for. */
    none: 'none',
    /** Staff examine the application. */
    pending: 'pending',
    /** Staff have asked for more. */
    info_requested: 'info_requested',
    /** May bid and negotiate. */
    verified: 'verified',
    /** Refused; staff can take it up again. */
    rejected: 'rejected',
    /** May not bid for now. */
    suspended: 'suspended',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      'Where the application for a buyer account stands; `verified` may bid.',
    ),
  );

export type BuyerAccountStatus = zod.input<typeof BuyerAccountStatus>;
export type BuyerAccountStatusOutput = zod.output<typeof BuyerAccountStatus>;

export const IdentityStatus = /*#__PURE__*/ zod
  .enum({
    /** No documents yet. */
    not_submitted: 'not_submitted',
    /** Staff examine the documents. */
    pending: 'pending',
    /** Staff know who the person is. */
    approved: 'approved',
    /** Staff have asked for other documents. */
    resubmission_requested: 'resubmission_requested',
    /** Refused for good. */
    rejected: 'rejected',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Where the identity verification stands.'));

export type IdentityStatus = zod.input<typeof IdentityStatus>;
export type IdentityStatusOutput = zod.output<typeof IdentityStatus>;

export const TypeOfUser = /*#__PURE__*/ zod
  .enum({
    /** Has not applied for a buyer account. */
    seller: 'seller',
    /** Has applied for one. */
    buyer: 'buyer',
  } as const)
  .check(/*#__PURE__*/ zod.describe('`buyer` once a buyer account was applied for.'));

export type TypeOfUser = zod.input<typeof TypeOfUser>;
export type TypeOfUserOutput = zod.output<typeof TypeOfUser>;

export const CountryCode = /*#__PURE__*/ zod
  .enum([
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
  ])
  .check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2, the officially assigned codes.'));

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const BuyerAccountSummary = /*#__PURE__*/ zod
  .strictObject({
    agreementAccepted: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'False until the current agreement is accepted; leads to /new-agreement.',
        ),
      ),
    status: BuyerAccountStatus,
    rejectionReason: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'What staff wrote when they asked for information, rejected or suspended; else null.',
        ),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('The buyer account as guards of pages need it.'));

export type BuyerAccountSummary = zod.input<typeof BuyerAccountSummary>;
export type BuyerAccountSummaryOutput = zod.output<typeof BuyerAccountSummary>;

export const PaymentMethod = /*#__PURE__*/ zod
  .enum({
    /** To a bank account. */
    bank_transfer: 'bank_transfer',
    /** In USD Coin. */
    usdc: 'usdc',
    /** In Tether. */
    usdt: 'usdt',
    /** As `custom_payment_method` says. */
    other: 'other',
  } as const)
  .check(/*#__PURE__*/ zod.describe('How a seller is paid.'));

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;

export const Impersonator = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('First and last name.')),
  })
  .check(/*#__PURE__*/ zod.describe("The administrator who uses this session in the user's name."));

export type Impersonator = zod.input<typeof Impersonator>;
export type ImpersonatorOutput = zod.output<typeof Impersonator>;

export const userSignInCountMin = 0;

export const User = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    first_name: PersonName.check(/*#__PURE__*/ zod.describe('Given name, as its owner writes it.')),
    last_name: PersonName.check(/*#__PURE__*/ zod.describe('Family name, as its owner writes it.')),
    company: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('For whom the person acts; null for themselves.')),
    email: Email.check(
      /*#__PURE__*/ zod.describe('Where mails go; unique without regard to case.'),
    ),
    email_verified_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the address was proved; null before.')),
    new_email: /*#__PURE__*/ zod
      .union([Email, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Takes the place of `email` when it is confirmed.')),
    phone_number: /*#__PURE__*/ zod
      .union([PhoneNumber, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('National digits, without the country code; null: none given.'),
      ),
    phone_country_code: /*#__PURE__*/ zod
      .union([PhoneCountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Calling code of `phone_number` with its plus; null exactly when that is.',
        ),
      ),
    whatsapp_number: /*#__PURE__*/ zod
      .union([PhoneNumber, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('National digits, without the country code; null: none given.'),
      ),
    whatsapp_country_code: /*#__PURE__*/ zod
      .union([PhoneCountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Calling code of `whatsapp_number` with its plus; null exactly when that is.',
        ),
      ),
    telegram: /*#__PURE__*/ zod
      .union([TelegramHandle, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Handle without the at sign; null: none given.')),
    preferred_contact_method: ContactMethod,
    has_set_password: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'False for accounts that were made by staff and never set a password.',
        ),
      ),
    status: UserStatus,
    buyer_account_status: BuyerAccountStatus,
    identity_status: IdentityStatus,
    type_of_user: TypeOfUser,
    country: /*#__PURE__*/ zod
      .union([CountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Where the person lives, as in the identity documents; null before they told.',
        ),
      ),
    buyerAccount: /*#__PURE__*/ zod
      .union([BuyerAccountSummary, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Null for a user who never applied for a buyer account.')),
    message_notifications: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether new messages come by mail.')),
    claim_notifications: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe("Whether news of one's own claims comes by mail.")),
    claim_case_follow_notifications: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe('Whether news of followed claims and cases comes by mail.'),
      ),
    message_with_the_staff: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether staff may write to the user in the chat.')),
    payment_method: /*#__PURE__*/ zod
      .union([PaymentMethod, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('How the user wants to be paid; null: not chosen yet.')),
    custom_payment_method: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          "What `other` stands for, in the user's words; null with every other method.",
        ),
      ),
    sign_in_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(userSignInCountMin))
      .check(/*#__PURE__*/ zod.describe('1 during the first session.')),
    impersonator: /*#__PURE__*/ zod
      .union([Impersonator, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          "The administrator who acts in the user's name; null in the user's own session.",
        ),
      ),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it came into being.')),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(/*#__PURE__*/ zod.describe('The signed-in user, profile and preferences in one.'));

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const ErrorCode = /*#__PURE__*/ zod
  .enum([
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
  ])
  .check(
    /*#__PURE__*/ zod.describe(
      'Stable; a client may decide by it. `x-codes` says of each with which status it comes, what it means, and an example of\nits message. A code that is `implied` may come from every operation that documents its status\n(`idempotency_key_reused`: that takes the key); the others are listed by the operation in `x-error-codes`.\n',
    ),
  );

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const errorBodyErrorsMaxOne = 20;

export const errorBodyRequestIdRegExp = new RegExp('^[0-9A-Za-z-]{8,64}$');

export const ErrorBody = /*#__PURE__*/ zod
  .strictObject({
    message: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('A sentence for the person at the screen.')),
    code: ErrorCode,
    errors: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod.record(
          /*#__PURE__*/ zod.string(),
          /*#__PURE__*/ zod
            .array(/*#__PURE__*/ zod.string())
            .check(/*#__PURE__*/ zod.minLength(1))
            .check(/*#__PURE__*/ zod.maxLength(errorBodyErrorsMaxOne)),
        ),
      )
      .check(
        /*#__PURE__*/ zod.describe(
          'Messages by the path of the field, in the form `user.email` or `assets.0.symbol`; at most 20.',
        ),
      ),
    request_id: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(errorBodyRequestIdRegExp))
      .check(/*#__PURE__*/ zod.describe('Finds the request in the log.')),
  })
  .check(/*#__PURE__*/ zod.describe('The one body of every answer with a status of 400 or above.'));

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;

export const signInInputUserPasswordMax = 128;

export const SignInInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        email: Email,
        password: /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(signInInputUserPasswordMax))
          .check(/*#__PURE__*/ zod.describe('The present password.')),
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(/*#__PURE__*/ zod.describe('Address and password of a user.'));

export type SignInInput = zod.input<typeof SignInInput>;
export type SignInInputOutput = zod.output<typeof SignInInput>;

export const IdempotencyKeyMax = 200;

export const IdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const IdempotencyKey = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(IdempotencyKeyMax))
  .check(/*#__PURE__*/ zod.regex(IdempotencyKeyRegExp))
  .check(/*#__PURE__*/ zod.describe('Visible ASCII characters, chosen by the client.'));

export type IdempotencyKey = zod.input<typeof IdempotencyKey>;
export type IdempotencyKeyOutput = zod.output<typeof IdempotencyKey>;

export const PasswordMin = 12;
export const PasswordMax = 128;

export const Password = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(PasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(PasswordMax))
  .check(
    /*#__PURE__*/ zod.describe(
      'Any Unicode, 12 to 128 characters; common passwords are refused (`errors`). No composition rules.',
    ),
  );

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const RegistrationInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        email: Email,
        password: Password,
        first_name: PersonName,
        last_name: PersonName,
        preferred_contact_method: /*#__PURE__*/ zod
          .literal('email')
          .check(/*#__PURE__*/ zod.describe('Registration fixes it to `email`.')),
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(/*#__PURE__*/ zod.describe('What a new account begins with.'));

export type RegistrationInput = zod.input<typeof RegistrationInput>;
export type RegistrationInputOutput = zod.output<typeof RegistrationInput>;

export const Acknowledgement = /*#__PURE__*/ zod
  .strictObject({
    message: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What happens next.')),
  })
  .check(/*#__PURE__*/ zod.describe('Says the same for known and unknown addresses.'));

export type Acknowledgement = zod.input<typeof Acknowledgement>;
export type AcknowledgementOutput = zod.output<typeof Acknowledgement>;

export const TokenMin = 20;
export const TokenMax = 200;

export const TokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const Token = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(TokenMin))
  .check(/*#__PURE__*/ zod.maxLength(TokenMax))
  .check(/*#__PURE__*/ zod.regex(TokenRegExp))
  .check(/*#__PURE__*/ zod.describe('A secret of a link, used once.'));

export type Token = zod.input<typeof Token>;
export type TokenOutput = zod.output<typeof Token>;

export const LinkState = /*#__PURE__*/ zod
  .strictObject({
    state: /*#__PURE__*/ zod
      .enum({
        /** Works now. */
        usable: 'usable',
        /** Was used, or ended by a newer act. */
        used: 'used',
        /** Its time has run out. */
        expired: 'expired',
      } as const)
      .check(/*#__PURE__*/ zod.describe('Whether the link can still be used.')),
    asks_for: /*#__PURE__*/ zod
      .enum({
        /** It works as it is. */
        nothing: 'nothing',
        /** The present password of the account. */
        password: 'password',
        /** The present password or a new one. */
        password_or_new: 'password_or_new',
        /** A session of the account. */
        session: 'session',
      } as const)
      .check(
        /*#__PURE__*/ zod.describe(
          'What shows that whoever confirms also opened the account: `nothing` within a session of the account, or where there\nis no password; else its `password`. At the first proof of an address a new one does as well (`password_or_new`),\nwhich ends what was opened before. `session`: a change of address of an account without a password.\n',
        ),
      ),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'What a link would do if it were used now. Reading it uses nothing up.',
    ),
  );

export type LinkState = zod.input<typeof LinkState>;
export type LinkStateOutput = zod.output<typeof LinkState>;

export const confirmationInputPasswordMax = 128;

export const ConfirmationInput = /*#__PURE__*/ zod
  .strictObject({
    confirmation_token: Token,
    password: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(confirmationInputPasswordMax)),
      )
      .check(/*#__PURE__*/ zod.describe('The present one.')),
    new_password: /*#__PURE__*/ zod.optional(Password),
  })
  .check(/*#__PURE__*/ zod.describe('At most one of the two passwords.'));

export type ConfirmationInput = zod.input<typeof ConfirmationInput>;
export type ConfirmationInputOutput = zod.output<typeof ConfirmationInput>;

export const EmailInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        email: Email,
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(/*#__PURE__*/ zod.describe('The address that a mail is asked for.'));

export type EmailInput = zod.input<typeof EmailInput>;
export type EmailInputOutput = zod.output<typeof EmailInput>;

export const TokenInput = /*#__PURE__*/ zod
  .strictObject({
    token: Token,
  })
  .check(/*#__PURE__*/ zod.describe('The secret of a magic link.'));

export type TokenInput = zod.input<typeof TokenInput>;
export type TokenInputOutput = zod.output<typeof TokenInput>;

export const PasswordResetInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        reset_password_token: Token,
        password: Password,
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(/*#__PURE__*/ zod.describe('The secret of a reset link and the new password.'));

export type PasswordResetInput = zod.input<typeof PasswordResetInput>;
export type PasswordResetInputOutput = zod.output<typeof PasswordResetInput>;

export const profileInputUserCompanyMax = 200;

export const ProfileInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        first_name: /*#__PURE__*/ zod.optional(PersonName),
        last_name: /*#__PURE__*/ zod.optional(PersonName),
        company: /*#__PURE__*/ zod
          .nullish(
            /*#__PURE__*/ zod
              .string()
              .check(/*#__PURE__*/ zod.maxLength(profileInputUserCompanyMax)),
          )
          .check(/*#__PURE__*/ zod.describe('For whom the person acts; null for themselves.')),
        email: /*#__PURE__*/ zod.optional(Email),
        phone_number: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'National digits, without the country code; null: none given.',
            ),
          ),
        phone_country_code: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'Calling code of `phone_number` with its plus; null exactly when that is.',
            ),
          ),
        whatsapp_number: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'National digits, without the country code; null: none given.',
            ),
          ),
        whatsapp_country_code: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'Calling code of `whatsapp_number` with its plus; null exactly when that is.',
            ),
          ),
        telegram: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]))
          .check(/*#__PURE__*/ zod.describe('Handle without the at sign; null: none given.')),
        preferred_contact_method: /*#__PURE__*/ zod.optional(ContactMethod),
        password: /*#__PURE__*/ zod.optional(Password),
        has_set_password: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.literal(true))
          .check(/*#__PURE__*/ zod.describe('Sent with `password` only.')),
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Only what is sent changes. Empty phone, WhatsApp and Telegram values are sent as null, a country code is null when\nits number is. `password` is sent together with `has_set_password: true` only when one was provided.\nThe channel chosen as `preferred_contact_method` must be filled.\n',
    ),
  );

export type ProfileInput = zod.input<typeof ProfileInput>;
export type ProfileInputOutput = zod.output<typeof ProfileInput>;

export const preferencesInputUserCustomPaymentMethodMax = 200;

export const PreferencesInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        message_notifications: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.boolean())
          .check(/*#__PURE__*/ zod.describe('Whether new messages come by mail.')),
        claim_notifications: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.boolean())
          .check(/*#__PURE__*/ zod.describe("Whether news of one's own claims comes by mail.")),
        claim_case_follow_notifications: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.boolean())
          .check(
            /*#__PURE__*/ zod.describe('Whether news of followed claims and cases comes by mail.'),
          ),
        message_with_the_staff: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.boolean())
          .check(/*#__PURE__*/ zod.describe('Whether staff may write to the user in the chat.')),
        payment_method: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PaymentMethod, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe('How the user wants to be paid; null: not chosen yet.'),
          ),
        custom_payment_method: /*#__PURE__*/ zod
          .nullish(
            /*#__PURE__*/ zod
              .string()
              .check(/*#__PURE__*/ zod.minLength(1))
              .check(/*#__PURE__*/ zod.maxLength(preferencesInputUserCustomPaymentMethodMax)),
          )
          .check(
            /*#__PURE__*/ zod.describe(
              "What `other` stands for, in the user's words; null with every other method.",
            ),
          ),
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Only what is sent changes. `custom_payment_method` is required exactly when `payment_method` is `other`.',
    ),
  );

export type PreferencesInput = zod.input<typeof PreferencesInput>;
export type PreferencesInputOutput = zod.output<typeof PreferencesInput>;

export const identityVerificationInputGovIdDocumentIdMax = 2147483647;

export const identityVerificationInputPersonalPhotoDocumentIdMax = 2147483647;

export const IdentityVerificationInput = /*#__PURE__*/ zod
  .strictObject({
    country: CountryCode.check(/*#__PURE__*/ zod.describe('Country that issued the document.')),
    gov_id_document_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(identityVerificationInputGovIdDocumentIdMax))
      .check(/*#__PURE__*/ zod.describe('Document of the kind `gov_id`.')),
    personal_photo_document_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(identityVerificationInputPersonalPhotoDocumentIdMax))
      .check(/*#__PURE__*/ zod.describe('Document of the kind `personal_photo`.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      "Two different documents of one's own, ready, of the kinds `gov_id` and `personal_photo`.",
    ),
  );

export type IdentityVerificationInput = zod.input<typeof IdentityVerificationInput>;
export type IdentityVerificationInputOutput = zod.output<typeof IdentityVerificationInput>;

export const identityVerificationGovIdDocumentIdMin = 0;

export const identityVerificationPersonalPhotoDocumentIdMin = 0;

export const IdentityVerification = /*#__PURE__*/ zod
  .strictObject({
    attempt: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Counts the submissions, from 1.')),
    country: CountryCode.check(/*#__PURE__*/ zod.describe('Country that issued the document.')),
    gov_id_document_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(identityVerificationGovIdDocumentIdMin))
      .check(/*#__PURE__*/ zod.describe('Document of the kind `gov_id`.')),
    personal_photo_document_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(identityVerificationPersonalPhotoDocumentIdMin))
      .check(/*#__PURE__*/ zod.describe('Document of the kind `personal_photo`.')),
    status: IdentityStatus,
    rejection_reason: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('What staff wrote to the user; null: nothing had to be said.'),
      ),
    submitted_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When the documents were submitted.')),
    reviewed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When staff decided; null before.')),
  })
  .check(/*#__PURE__*/ zod.describe('One submission of identity documents and what became of it.'));

export type IdentityVerification = zod.input<typeof IdentityVerification>;
export type IdentityVerificationOutput = zod.output<typeof IdentityVerification>;

export const IdentityState = /*#__PURE__*/ zod
  .strictObject({
    status: IdentityStatus,
    verification: /*#__PURE__*/ zod
      .union([IdentityVerification, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('The latest submission; null before the first.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Where the verification stands; `verification` is the latest submission, null before the first.',
    ),
  );

export type IdentityState = zod.input<typeof IdentityState>;
export type IdentityStateOutput = zod.output<typeof IdentityState>;

export const BuyerAccountType = /*#__PURE__*/ zod
  .enum({
    /** A natural person for their own account. */
    individual: 'individual',
    /** A company, fund or trust. */
    entity: 'entity',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Who buys.'));

export type BuyerAccountType = zod.input<typeof BuyerAccountType>;
export type BuyerAccountTypeOutput = zod.output<typeof BuyerAccountType>;

export const AccreditationBasis = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      'On which ground of Rule 501 (17 CFR 230.501) the buyer is accredited, or that the rule does not apply.',
    ),
  );

export type AccreditationBasis = zod.input<typeof AccreditationBasis>;
export type AccreditationBasisOutput = zod.output<typeof AccreditationBasis>;

export const AmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const Amount = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(AmountRegExp))
  .check(
    /*#__PURE__*/ zod.describe('Decimal string in the `currency` beside it, at most 8 decimals.'),
  );

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;

export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const Currency = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(CurrencyRegExp))
  .check(/*#__PURE__*/ zod.describe('ISO 4217.'));

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const DocumentKind = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('What a document shows.'));

export type DocumentKind = zod.input<typeof DocumentKind>;
export type DocumentKindOutput = zod.output<typeof DocumentKind>;

export const DocumentStatus = /*#__PURE__*/ zod
  .enum({
    /** Its content is being checked. */
    scanning: 'scanning',
    /** Can be used. */
    ready: 'ready',
    /** Was found harmful; cannot be used. */
    rejected: 'rejected',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Whether a document can be used.'));

export type DocumentStatus = zod.input<typeof DocumentStatus>;
export type DocumentStatusOutput = zod.output<typeof DocumentStatus>;

export const documentContentTypeRegExp = new RegExp('^(application/pdf|image/(jpeg|png|webp))$');

export const Document = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    kind: DocumentKind,
    claim_id: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.int())
      .check(/*#__PURE__*/ zod.describe('The claim that it belongs to.')),
    filename: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Name that the file had where it came from.')),
    content_type: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(documentContentTypeRegExp))
      .check(/*#__PURE__*/ zod.describe('By the content of the file, not by its name.')),
    byte_size: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Bytes.')),
    status: DocumentStatus,
    url: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe(
          'Signed address of the content; works for five minutes without a session.',
        ),
      ),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was uploaded.')),
  })
  .check(/*#__PURE__*/ zod.describe('A stored file with a signed address to read it.'));

export type Document = zod.input<typeof Document>;
export type DocumentOutput = zod.output<typeof Document>;

export const LockVersionMin = 0;
export const LockVersionMax = 2147483647;

export const LockVersion = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(LockVersionMin))
  .check(/*#__PURE__*/ zod.lte(LockVersionMax))
  .check(
    /*#__PURE__*/ zod.describe(
      'Rises with every change. A change names the version it was decided on and is refused (409) when that is stale.',
    ),
  );

export type LockVersion = zod.input<typeof LockVersion>;
export type LockVersionOutput = zod.output<typeof LockVersion>;

export const buyerAccountCaseIdsItemMax = 2147483647;

export const buyerAccountCaseIdsMax = 50;

export const buyerAccountDocumentsMax = 20;

export const BuyerAccount = /*#__PURE__*/ zod
  .strictObject({
    status: BuyerAccountStatus,
    account_type: /*#__PURE__*/ zod
      .union([BuyerAccountType, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Who buys; null: not answered yet.')),
    legal_name: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Name of the buyer as in its documents; null: not answered yet.',
        ),
      ),
    registration_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Number of an entity in its register; null for an individual or where it is not known yet.',
        ),
      ),
    registration_country: /*#__PURE__*/ zod
      .union([CountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Where an entity is registered or an individual lives for tax; null before it was told.',
        ),
      ),
    website: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Address of the website of an entity; null: none.')),
    signatory_name: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Who signs for an entity; null for an individual.')),
    signatory_title: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('What the signatory is in the entity; null for an individual.'),
      ),
    accreditation_basis: /*#__PURE__*/ zod
      .union([AccreditationBasis, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'On which ground the buyer is accredited; null: not answered yet.',
        ),
      ),
    investment_min: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Smallest purchase of interest, in `currency`; null: no lower limit.',
        ),
      ),
    investment_max: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Largest purchase of interest, in `currency`; null: no upper limit.',
        ),
      ),
    currency: Currency,
    case_ids: /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(buyerAccountCaseIdsItemMax)),
      )
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountCaseIdsMax))
      .check(/*#__PURE__*/ zod.describe('Cases of interest; they choose what is recommended.')),
    source_of_funds: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Where the money comes from; null: not answered yet.')),
    documents: /*#__PURE__*/ zod
      .array(Document)
      .check(/*#__PURE__*/ zod.maxLength(buyerAccountDocumentsMax))
      .check(/*#__PURE__*/ zod.describe('Documents of the application, the latest first.')),
    rejection_reason: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'What staff wrote when they asked for information, rejected or suspended; else null.',
        ),
      ),
    submitted_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When it was last submitted; null before.')),
    reviewed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When staff last decided on it; null before.')),
    lock_version: LockVersion,
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(/*#__PURE__*/ zod.describe('An application for a buyer account, and what became of it.'));

export type BuyerAccount = zod.input<typeof BuyerAccount>;
export type BuyerAccountOutput = zod.output<typeof BuyerAccount>;

export const BuyerAccountState = /*#__PURE__*/ zod
  .strictObject({
    status: BuyerAccountStatus,
    account: /*#__PURE__*/ zod
      .union([BuyerAccount, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('The application; null before the first one.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Where the buyer account stands; `account` is null before the first application.',
    ),
  );

export type BuyerAccountState = zod.input<typeof BuyerAccountState>;
export type BuyerAccountStateOutput = zod.output<typeof BuyerAccountState>;

export const LegalNameMax = 200;

export const LegalNameRegExp = new RegExp('\\S');

export const LegalName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(LegalNameMax))
  .check(/*#__PURE__*/ zod.regex(LegalNameRegExp))
  .check(/*#__PURE__*/ zod.describe('A name as it stands in documents.'));

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

export const BuyerAccountFields = /*#__PURE__*/ zod
  .strictObject({
    account_type: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([BuyerAccountType, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('Who buys.')),
    legal_name: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('Name of the buyer as in its documents.')),
    registration_number: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsRegistrationNumberMax))
          .check(/*#__PURE__*/ zod.regex(buyerAccountFieldsRegistrationNumberRegExp)),
      )
      .check(/*#__PURE__*/ zod.describe('Number of an entity in its register.')),
    registration_country: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe('Where an entity is registered or an individual lives for tax.'),
      ),
    website: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsWebsiteMax))
          .check(/*#__PURE__*/ zod.regex(buyerAccountFieldsWebsiteRegExp)),
      )
      .check(/*#__PURE__*/ zod.describe('Address of the website of an entity.')),
    signatory_name: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('Who signs for an entity.')),
    signatory_title: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([LegalName, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('What the signatory is in the entity.')),
    accreditation_basis: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([AccreditationBasis, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('On which ground the buyer is accredited.')),
    investment_min: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('Smallest purchase of interest, in US dollars.')),
    investment_max: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'Largest purchase of interest, in US dollars; not below the smallest.',
        ),
      ),
    case_ids: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(
            /*#__PURE__*/ zod
              .int()
              .check(/*#__PURE__*/ zod.gte(1))
              .check(/*#__PURE__*/ zod.lte(buyerAccountFieldsCaseIdsItemMax)),
          )
          .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsCaseIdsMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Cases of interest.')),
    source_of_funds: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsSourceOfFundsMax))
          .check(/*#__PURE__*/ zod.regex(buyerAccountFieldsSourceOfFundsRegExp)),
      )
      .check(/*#__PURE__*/ zod.describe('Where the money comes from.')),
    document_ids: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(
            /*#__PURE__*/ zod
              .int()
              .check(/*#__PURE__*/ zod.gte(1))
              .check(/*#__PURE__*/ zod.lte(buyerAccountFieldsDocumentIdsItemMax)),
          )
          .check(/*#__PURE__*/ zod.maxLength(buyerAccountFieldsDocumentIdsMax)),
      )
      .check(
        /*#__PURE__*/ zod.describe(
          'All documents of the application: own, ready uploads of the kinds `tax_form`, `corporate`, `account_statement` and\n`other` (`document_not_usable`).\n',
        ),
      ),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'What an applicant tells; every field may be missing until the application is submitted.',
    ),
  );

export type BuyerAccountFields = zod.input<typeof BuyerAccountFields>;
export type BuyerAccountFieldsOutput = zod.output<typeof BuyerAccountFields>;

export const BuyerAccountUpdateInput = /*#__PURE__*/ zod
  .strictObject({
    buyer_account: BuyerAccountFields,
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('What changes, and the version it was decided on.'));

export type BuyerAccountUpdateInput = zod.input<typeof BuyerAccountUpdateInput>;
export type BuyerAccountUpdateInputOutput = zod.output<typeof BuyerAccountUpdateInput>;

export const BuyerAccountCreateInput = /*#__PURE__*/ zod
  .strictObject({
    buyer_account: BuyerAccountFields,
  })
  .check(/*#__PURE__*/ zod.describe('An application as it begins.'));

export type BuyerAccountCreateInput = zod.input<typeof BuyerAccountCreateInput>;
export type BuyerAccountCreateInputOutput = zod.output<typeof BuyerAccountCreateInput>;

export const VersionInput = /*#__PURE__*/ zod
  .strictObject({
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('The version that the decision was made on.'));

export type VersionInput = zod.input<typeof VersionInput>;
export type VersionInputOutput = zod.output<typeof VersionInput>;

export const AgreementKindDefault = `buyer_access`;

export const AgreementKind = /*#__PURE__*/ zod
  ._default(
    /*#__PURE__*/ zod.enum({
      /** The marketplace access agreement: the terms under which buyers see claims and bid. */
      buyer_access: 'buyer_access',
    } as const),
    AgreementKindDefault,
  )
  .check(/*#__PURE__*/ zod.describe('Which agreement everybody of a kind accepts.'));

export type AgreementKind = zod.input<typeof AgreementKind>;
export type AgreementKindOutput = zod.output<typeof AgreementKind>;

export const AgreementVersionRegExp = new RegExp('^\\d{4}-\\d{2}$');

export const AgreementVersion = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(AgreementVersionRegExp))
  .check(/*#__PURE__*/ zod.describe('Year and month in which a version came into force.'));

export type AgreementVersion = zod.input<typeof AgreementVersion>;
export type AgreementVersionOutput = zod.output<typeof AgreementVersion>;

export const agreementSectionParagraphsMax = 20;

export const AgreementSection = /*#__PURE__*/ zod
  .strictObject({
    heading: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What the section is about.')),
    paragraphs: /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(agreementSectionParagraphsMax))
      .check(/*#__PURE__*/ zod.describe('Its paragraphs.')),
  })
  .check(/*#__PURE__*/ zod.describe('A numbered section of an agreement, as plain text.'));

export type AgreementSection = zod.input<typeof AgreementSection>;
export type AgreementSectionOutput = zod.output<typeof AgreementSection>;

export const AgreementAcceptance = /*#__PURE__*/ zod
  .strictObject({
    version: AgreementVersion,
    typed_name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('The name that stood in place of a signature.')),
    accepted_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was accepted.')),
  })
  .check(/*#__PURE__*/ zod.describe('That the caller has accepted a version.'));

export type AgreementAcceptance = zod.input<typeof AgreementAcceptance>;
export type AgreementAcceptanceOutput = zod.output<typeof AgreementAcceptance>;

export const currentAgreementHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const currentAgreementSectionsMax = 50;

export const currentAgreementChangesMax = 50;

export const CurrentAgreement = /*#__PURE__*/ zod
  .strictObject({
    kind: AgreementKind,
    version: AgreementVersion,
    title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What it is called.')),
    effective_on: /*#__PURE__*/ zod.iso
      .date()
      .check(/*#__PURE__*/ zod.describe('Day on which it came into force.')),
    hash: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(currentAgreementHashRegExp))
      .check(/*#__PURE__*/ zod.describe('SHA-256 of its text, hexadecimal.')),
    sections: /*#__PURE__*/ zod
      .array(AgreementSection)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(currentAgreementSectionsMax))
      .check(/*#__PURE__*/ zod.describe('Its text.')),
    changes: /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.maxLength(currentAgreementChangesMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'What changed since the version of `last_acceptance`, one sentence each; empty where there is none.',
        ),
      ),
    acceptance: /*#__PURE__*/ zod
      .union([AgreementAcceptance, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Of this version by the caller; null: outstanding.')),
    last_acceptance: /*#__PURE__*/ zod
      .union([AgreementAcceptance, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'The last one of any version by the caller; null: there is none.',
        ),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('The version of an agreement that is in force.'));

export type CurrentAgreement = zod.input<typeof CurrentAgreement>;
export type CurrentAgreementOutput = zod.output<typeof CurrentAgreement>;

export const agreementAcceptInputTypedNameMin = 2;
export const agreementAcceptInputTypedNameMax = 200;

export const agreementAcceptInputTypedNameRegExp = new RegExp('\\S');

export const AgreementAcceptInput = /*#__PURE__*/ zod
  .strictObject({
    kind: /*#__PURE__*/ zod.optional(AgreementKind),
    version: AgreementVersion,
    typed_name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(agreementAcceptInputTypedNameMin))
      .check(/*#__PURE__*/ zod.maxLength(agreementAcceptInputTypedNameMax))
      .check(/*#__PURE__*/ zod.regex(agreementAcceptInputTypedNameRegExp))
      .check(/*#__PURE__*/ zod.describe('First and last name in place of a signature.')),
    consent: /*#__PURE__*/ zod
      .literal(true)
      .check(/*#__PURE__*/ zod.describe('That the text was read and is accepted.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'The version that was read, the name in place of a signature, and the consent.',
    ),
  );

export type AgreementAcceptInput = zod.input<typeof AgreementAcceptInput>;
export type AgreementAcceptInputOutput = zod.output<typeof AgreementAcceptInput>;

export const TotalIsEstimate = /*#__PURE__*/ zod
  .boolean()
  .check(
    /*#__PURE__*/ zod.describe(
      'True where `total_count` is beyond 10,000 and not counted row by row. The last page counts exactly.',
    ),
  );

export type TotalIsEstimate = zod.input<typeof TotalIsEstimate>;
export type TotalIsEstimateOutput = zod.output<typeof TotalIsEstimate>;

export const documentPageTotalCountMin = 0;

export const documentPageDocumentsMax = 100;

export const DocumentPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(documentPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    documents: /*#__PURE__*/ zod
      .array(Document)
      .check(/*#__PURE__*/ zod.maxLength(documentPageDocumentsMax))
      .check(/*#__PURE__*/ zod.describe('Documents of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of documents.'));

export type DocumentPage = zod.input<typeof DocumentPage>;
export type DocumentPageOutput = zod.output<typeof DocumentPage>;

export const DocumentUpload = /*#__PURE__*/ zod
  .strictObject({
    file: /*#__PURE__*/ zod
      .instanceof(Blob)
      .check(
        /*#__PURE__*/ zod.describe(
          'PDF, JPEG, PNG or WebP, at most 10 MB for `gov_id` and `personal_photo` and 25 MB otherwise.',
        ),
      ),
    kind: DocumentKind,
  })
  .check(/*#__PURE__*/ zod.describe('One file and what it shows.'));

export type DocumentUpload = zod.input<typeof DocumentUpload>;
export type DocumentUploadOutput = zod.output<typeof DocumentUpload>;

export const Proceeding = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('Kind of insolvency proceeding.'));

export type Proceeding = zod.input<typeof Proceeding>;
export type ProceedingOutput = zod.output<typeof Proceeding>;

export const CaseStage = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('How far a case has come, in this order.'));

export type CaseStage = zod.input<typeof CaseStage>;
export type CaseStageOutput = zod.output<typeof CaseStage>;

export const CaseSort = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(
    /*#__PURE__*/ zod.describe('What cases can be ordered by; cases without the value come last.'),
  );

export type CaseSort = zod.input<typeof CaseSort>;
export type CaseSortOutput = zod.output<typeof CaseSort>;

export const SortDirectionDefault = `desc`;

export const SortDirection = /*#__PURE__*/ zod
  ._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    SortDirectionDefault,
  )
  .check(/*#__PURE__*/ zod.describe('Order of a list.'));

export type SortDirection = zod.input<typeof SortDirection>;
export type SortDirectionOutput = zod.output<typeof SortDirection>;

export const PercentRegExp = new RegExp('^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$');

export const Percent = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(PercentRegExp))
  .check(
    /*#__PURE__*/ zod.describe(
      'Percent of face (cents on the dollar) as a decimal string with at most 4 decimals; above 100 is legal, 500 is the most.',
    ),
  );

export type Percent = zod.input<typeof Percent>;
export type PercentOutput = zod.output<typeof Percent>;

export const SizeBand = /*#__PURE__*/ zod
  .enum({
    /** Below 100,000. */
    under_100k: 'under_100k',
    /** From 100,000 to 1,000,000. */
    from_100k_to_1m: 'from_100k_to_1m',
    /** Above 1,000,000. */
    over_1m: 'over_1m',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Band of face amounts in US dollars a price was seen for.'));

export type SizeBand = zod.input<typeof SizeBand>;
export type SizeBandOutput = zod.output<typeof SizeBand>;

export const PricePoint = /*#__PURE__*/ zod
  .strictObject({
    date: /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Day it belongs to.')),
    low_percent: Percent,
    high_percent: Percent,
    size_band: /*#__PURE__*/ zod
      .union([SizeBand, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Null where the price holds for every size.')),
    source: /*#__PURE__*/ zod
      .enum({
        /** Staff have set it. */
        guide: 'guide',
        /** A sale has made it. */
        trade: 'trade',
      } as const)
      .check(
        /*#__PURE__*/ zod.describe('Whether staff have set it as a guide or a sale has made it.'),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('What claims of a case were worth on one day.'));

export type PricePoint = zod.input<typeof PricePoint>;
export type PricePointOutput = zod.output<typeof PricePoint>;

export const AmountSumRegExp = new RegExp('^\\d{1,20}(\\.\\d{1,8})?$');

export const AmountSum = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(AmountSumRegExp))
  .check(/*#__PURE__*/ zod.describe('A sum of amounts; it may have more digits than one of them.'));

export type AmountSum = zod.input<typeof AmountSum>;
export type AmountSumOutput = zod.output<typeof AmountSum>;

export const caseStatsOpenClaimsCountMin = 0;

export const caseStatsOpenFaceAmountRegExp = new RegExp('^\\d{1,20}(\\.\\d{1,8})?$');
export const caseStatsFollowersCountMin = 0;

export const CaseStats = /*#__PURE__*/ zod
  .strictObject({
    open_claims_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(caseStatsOpenClaimsCountMin))
      .check(/*#__PURE__*/ zod.describe('Claims of the case that can be bid on now.')),
    open_face_amount: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(caseStatsOpenFaceAmountRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          "Sum of the face amounts of open claims, in the case's currency.",
        ),
      ),
    best_bid_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Highest standing bid, in percent of face; null: there is none.',
        ),
      ),
    lowest_ask_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Lowest asking price of an open claim, in percent of face; null: nobody asks for one.',
        ),
      ),
    last_trade_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Price of the last sale, in percent of face; null: nothing was sold yet.',
        ),
      ),
    followers_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(caseStatsFollowersCountMin))
      .check(/*#__PURE__*/ zod.describe('Users who follow it.')),
  })
  .check(/*#__PURE__*/ zod.describe('Counts and prices of a case, as of now.'));

export type CaseStats = zod.input<typeof CaseStats>;
export type CaseStatsOutput = zod.output<typeof CaseStats>;

export const caseSummaryCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const caseSummaryRecentPricesMax = 90;

export const CaseSummary = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    case_code: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(caseSummaryCaseCodeRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'Short name in addresses, unique and for good, for example `ftx`.',
        ),
      ),
    name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Name that the case goes by.')),
    debtor_name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Full legal name of the debtor.')),
    court: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe('Where the case is heard, in the short form of citations.'),
      ),
    case_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Docket number that the court gave; null where it is not known.',
        ),
      ),
    jurisdiction: CountryCode,
    proceeding: Proceeding,
    stage: CaseStage,
    petition_date: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(
        /*#__PURE__*/ zod.describe(
          'Day on which the case was filed; null where it is not known. Amounts of claims are as of it.',
        ),
      ),
    currency: Currency,
    logo_url: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Address of the logo; null: show the name.')),
    guide_low_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Lower end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
    guide_high_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Upper end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
    recent_prices: /*#__PURE__*/ zod
      .array(PricePoint)
      .check(/*#__PURE__*/ zod.maxLength(caseSummaryRecentPricesMax))
      .check(
        /*#__PURE__*/ zod.describe(
          "The last 90 days, oldest first, of the series that the case's price belongs to; the last of them is that price.\nWhere there was a trade, the trades in the size band of the last one (`stats.last_trade_percent`), else the guide\nthat holds for every size (`guide_low_percent` to `guide_high_percent`).\n",
        ),
      ),
    stats: CaseStats,
  })
  .check(/*#__PURE__*/ zod.describe('A case as a card or row shows it.'));

export type CaseSummary = zod.input<typeof CaseSummary>;
export type CaseSummaryOutput = zod.output<typeof CaseSummary>;

export const casePageTotalCountMin = 0;

export const casePageCasesMax = 100;

export const CasePage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(casePageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    cases: /*#__PURE__*/ zod
      .array(CaseSummary)
      .check(/*#__PURE__*/ zod.maxLength(casePageCasesMax))
      .check(/*#__PURE__*/ zod.describe('Cases of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of cases.'));

export type CasePage = zod.input<typeof CasePage>;
export type CasePageOutput = zod.output<typeof CasePage>;

export const CaseIdOrCodeMax = 40;

export const CaseIdOrCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const CaseIdOrCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(CaseIdOrCodeMax))
  .check(/*#__PURE__*/ zod.regex(CaseIdOrCodeRegExp))
  .check(
    /*#__PURE__*/ zod.describe(
      'The number of a case or its `case_code`. Where both would fit, the number wins.',
    ),
  );

export type CaseIdOrCode = zod.input<typeof CaseIdOrCode>;
export type CaseIdOrCodeOutput = zod.output<typeof CaseIdOrCode>;

export const ListedCaseStatus = /*#__PURE__*/ zod
  .enum({
    /** Takes listings and bids. */
    active: 'active',
    /** Takes no new listings or bids for now. */
    paused: 'paused',
    /** Takes none any more. */
    closed: 'closed',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      'The states of a case that the public may see: `paused` takes no new listings or bids for now, `closed` none any more.',
    ),
  );

export type ListedCaseStatus = zod.input<typeof ListedCaseStatus>;
export type ListedCaseStatusOutput = zod.output<typeof ListedCaseStatus>;

export const caseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const Case = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    case_code: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(caseCaseCodeRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'Short name in addresses, unique and for good, for example `ftx`.',
        ),
      ),
    name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Name that the case goes by.')),
    debtor_name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Full legal name of the debtor.')),
    description: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What happened, as plain text.')),
    court: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe('Where the case is heard, in the short form of citations.'),
      ),
    district: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('District of the court; null where it has none.')),
    case_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Docket number that the court gave; null where it is not known.',
        ),
      ),
    jurisdiction: CountryCode,
    proceeding: Proceeding,
    stage: CaseStage,
    status: ListedCaseStatus,
    petition_date: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(
        /*#__PURE__*/ zod.describe(
          'Day on which the case was filed; null where it is not known. Amounts of claims are as of it.',
        ),
      ),
    bar_date: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(/*#__PURE__*/ zod.describe('Last day to file a claim; null: not set.')),
    plan_effective_date: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(/*#__PURE__*/ zod.describe('Day on which the plan took effect; null before.')),
    claims_agent: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('Who keeps the register of claims; null: the court itself.'),
      ),
    claims_agent_url: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('Where the register can be searched; null: nowhere online.'),
      ),
    estimated_assets: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'As the petition puts it, for example `$10B to $50B`; null: not said.',
        ),
      ),
    estimated_liabilities: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('As the petition puts it; null: not said.')),
    estimated_creditors: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('As the petition puts it; null: not said.')),
    recovery_low_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Lower end of what the estate expects to pay, in percent of face; null: no estimate.',
        ),
      ),
    recovery_high_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Upper end of what the estate expects to pay, in percent of face; null: no estimate.',
        ),
      ),
    guide_low_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Lower end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
    guide_high_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Upper end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
    guide_updated_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When staff last set the guide; null: never.')),
    currency: Currency,
    logo_url: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Address of the logo; null: show the name.')),
    stats: CaseStats,
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it came into being.')),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(/*#__PURE__*/ zod.describe('A case with all that is known of it.'));

export type Case = zod.input<typeof Case>;
export type CaseOutput = zod.output<typeof Case>;

export const CaseUpdate = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the update.')),
    date: /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Day it belongs to.')),
    title: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What happened, in one line.')),
    body: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What happened, as plain text.')),
    url: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Where to read more; null: nowhere.')),
  })
  .check(/*#__PURE__*/ zod.describe('One piece of news of a case.'));

export type CaseUpdate = zod.input<typeof CaseUpdate>;
export type CaseUpdateOutput = zod.output<typeof CaseUpdate>;

export const ClaimType = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('What the debtor owes a claim for.'));

export type ClaimType = zod.input<typeof ClaimType>;
export type ClaimTypeOutput = zod.output<typeof ClaimType>;

export const ClaimClass = /*#__PURE__*/ zod
  .strictObject({
    code: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Short name, unique within the case, for example `5A`.')),
    name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Name of the class in the plan.')),
  })
  .check(/*#__PURE__*/ zod.describe('A class of claims in the plan of a case.'));

export type ClaimClass = zod.input<typeof ClaimClass>;
export type ClaimClassOutput = zod.output<typeof ClaimClass>;

export const CaseAsset = /*#__PURE__*/ zod
  .strictObject({
    symbol: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Ticker of the asset, for example `BTC`.')),
    petition_price: Amount.check(
      /*#__PURE__*/ zod.describe("Price of one unit on the petition date, in the case's currency."),
    ),
  })
  .check(/*#__PURE__*/ zod.describe('An asset that claims of a case may be for.'));

export type CaseAsset = zod.input<typeof CaseAsset>;
export type CaseAssetOutput = zod.output<typeof CaseAsset>;

export const ClaimDocumentKind = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('The kinds of document that a claim takes.'));

export type ClaimDocumentKind = zod.input<typeof ClaimDocumentKind>;
export type ClaimDocumentKindOutput = zod.output<typeof ClaimDocumentKind>;

export const caseQuestionOptionsMax = 100;

export const CaseQuestion = /*#__PURE__*/ zod
  .strictObject({
    key: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Name of the answer in `answers`.')),
    label: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('The question as people read it.')),
    type: /*#__PURE__*/ zod
      .enum({
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
      } as const)
      .check(/*#__PURE__*/ zod.describe('Which kind of answer it takes.')),
    options: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(/*#__PURE__*/ zod.string())
          .check(/*#__PURE__*/ zod.maxLength(caseQuestionOptionsMax)),
      )
      .check(/*#__PURE__*/ zod.describe('What can be chosen; for `select` only.')),
    required: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether a review needs an answer.')),
  })
  .check(/*#__PURE__*/ zod.describe('A question that a case asks beyond the usual fields.'));

export type CaseQuestion = zod.input<typeof CaseQuestion>;
export type CaseQuestionOutput = zod.output<typeof CaseQuestion>;

export const caseParametersClaimTypesMax = 7;

export const caseParametersClaimClassesMax = 100;

export const caseParametersAssetsMax = 500;

export const caseParametersRequiredDocumentKindsMax = 7;

export const caseParametersQuestionsMax = 50;

export const caseParametersOfferExpiryHoursMax = 720;

export const caseParametersRestrictedCountriesMax = 249;

export const CaseParameters = /*#__PURE__*/ zod
  .strictObject({
    currency: Currency,
    claim_types: /*#__PURE__*/ zod
      .array(ClaimType)
      .check(/*#__PURE__*/ zod.maxLength(caseParametersClaimTypesMax))
      .check(/*#__PURE__*/ zod.describe('Kinds of claims that the case takes.')),
    claim_classes: /*#__PURE__*/ zod
      .array(ClaimClass)
      .check(/*#__PURE__*/ zod.maxLength(caseParametersClaimClassesMax))
      .check(/*#__PURE__*/ zod.describe('Classes of claims in the plan; empty: none.')),
    assets: /*#__PURE__*/ zod
      .array(CaseAsset)
      .check(/*#__PURE__*/ zod.maxLength(caseParametersAssetsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Assets that a claim may be for, with their petition prices; empty: claims are in money.',
        ),
      ),
    required_document_kinds: /*#__PURE__*/ zod
      .array(ClaimDocumentKind)
      .check(/*#__PURE__*/ zod.maxLength(caseParametersRequiredDocumentKindsMax))
      .check(/*#__PURE__*/ zod.describe('Documents that a review needs.')),
    questions: /*#__PURE__*/ zod
      .array(CaseQuestion)
      .check(/*#__PURE__*/ zod.maxLength(caseParametersQuestionsMax))
      .check(/*#__PURE__*/ zod.describe('What the case asks beyond the usual fields.')),
    minimum_claim_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('Smallest face amount that is taken, in `currency`; null: any.'),
      ),
    offer_expiry_hours: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(caseParametersOfferExpiryHoursMax))
      .check(/*#__PURE__*/ zod.describe('Hours that an offer stands unless it says otherwise.')),
    seller_fee_percent: Percent,
    buyer_fee_percent: Percent,
    restricted_countries: /*#__PURE__*/ zod
      .array(CountryCode)
      .check(/*#__PURE__*/ zod.maxLength(caseParametersRestrictedCountriesMax))
      .check(/*#__PURE__*/ zod.describe('Countries whose holders cannot sell here.')),
  })
  .check(
    /*#__PURE__*/ zod.describe('What a claim of this case is asked for; drives the onboarding.'),
  );

export type CaseParameters = zod.input<typeof CaseParameters>;
export type CaseParametersOutput = zod.output<typeof CaseParameters>;

export const ClaimPriority = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('Rank of a claim when the estate pays.'));

export type ClaimPriority = zod.input<typeof ClaimPriority>;
export type ClaimPriorityOutput = zod.output<typeof ClaimPriority>;

export const RegisterStatus = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe("How the claim stands in the debtor's register."));

export type RegisterStatus = zod.input<typeof RegisterStatus>;
export type RegisterStatusOutput = zod.output<typeof RegisterStatus>;

export const EstateKycStatus = /*#__PURE__*/ zod
  .enum({
    /** The estate has not asked or got nothing yet. */
    not_started: 'not_started',
    /** The estate examines the documents. */
    pending: 'pending',
    /** The estate knows the holder. */
    verified: 'verified',
    /** The estate has refused the documents. */
    rejected: 'rejected',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Whether the estate has verified the holder.'));

export type EstateKycStatus = zod.input<typeof EstateKycStatus>;
export type EstateKycStatusOutput = zod.output<typeof EstateKycStatus>;

export const Recourse = /*#__PURE__*/ zod
  .enum({
    /** The seller pays back whatever is not paid as sold. */
    full: 'full',
    /** The seller pays back what the court disallows. */
    disallowance_only: 'disallowance_only',
    /** The buyer bears every risk. */
    none: 'none',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe('What the seller gives back if the claim is not paid as sold.'),
  );

export type Recourse = zod.input<typeof Recourse>;
export type RecourseOutput = zod.output<typeof Recourse>;

export const ClaimSort = /*#__PURE__*/ zod
  .enum({
    /** When it came onto the market. */
    listed_at: 'listed_at',
    /** Face amount, as the caller sees it. */
    face_amount: 'face_amount',
    /** Asking price. */
    ask_percent: 'ask_percent',
    /** When the listing ends. */
    expires_at: 'expires_at',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      'What claims can be ordered by; claims without the value come last.',
    ),
  );

export type ClaimSort = zod.input<typeof ClaimSort>;
export type ClaimSortOutput = zod.output<typeof ClaimSort>;

export const claimCaseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const ClaimCase = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    case_code: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(claimCaseCaseCodeRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'Short name in addresses, unique and for good, for example `ftx`.',
        ),
      ),
    name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Name that the case goes by.')),
    logo_url: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Address of the logo; null: show the name.')),
    guide_low_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Lower end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
    guide_high_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Upper end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('The case of a claim, as far as a row shows it.'));

export type ClaimCase = zod.input<typeof ClaimCase>;
export type ClaimCaseOutput = zod.output<typeof ClaimCase>;

export const ListedClaimStatus = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('The states of a claim that the public may see.'));

export type ListedClaimStatus = zod.input<typeof ListedClaimStatus>;
export type ListedClaimStatusOutput = zod.output<typeof ListedClaimStatus>;

export const claimSummaryReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const claimSummaryFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const ClaimSummary = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(claimSummaryReferenceRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'What people call the claim, for good; six digits and capital letters without I, L, O and U.',
        ),
      ),
    case: ClaimCase,
    status: ListedClaimStatus,
    claim_type: ClaimType,
    claim_class: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Code of one of the classes of the case; null: the case has none or it is not known.',
        ),
      ),
    priority: ClaimPriority,
    currency: Currency,
    face_amount: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(claimSummaryFaceAmountRegExp))
      .check(/*#__PURE__*/ zod.describe('What the claim is for, in `currency`.')),
    face_amount_rounded: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('True where `face_amount` is rounded for a visitor.')),
    ask_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Asking price in percent of face; null where the claim is open to offers.',
        ),
      ),
    best_bid_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Highest standing bid, in percent of face; null: there is none.',
        ),
      ),
    register_status: RegisterStatus,
    estate_kyc_status: EstateKycStatus,
    recourse_preference: /*#__PURE__*/ zod
      .union([Recourse, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the seller would take back or pay for; null: open to negotiation.',
        ),
      ),
    partial_sale: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether a part of the claim can be bought.')),
    featured: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether staff show it first.')),
    listed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When it came onto the market; null before its first review has ended well.',
        ),
      ),
    expires_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When the listing ends unless it is renewed; null while there is none.',
        ),
      ),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'A listed claim in a list. For visitors the face amount is rounded to two significant digits.',
    ),
  );

export type ClaimSummary = zod.input<typeof ClaimSummary>;
export type ClaimSummaryOutput = zod.output<typeof ClaimSummary>;

export const claimPageTotalCountMin = 0;

export const claimPageClaimsMax = 100;

export const ClaimPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(claimPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    claims: /*#__PURE__*/ zod
      .array(ClaimSummary)
      .check(/*#__PURE__*/ zod.maxLength(claimPageClaimsMax))
      .check(/*#__PURE__*/ zod.describe('Claims of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of claims on the market.'));

export type ClaimPage = zod.input<typeof ClaimPage>;
export type ClaimPageOutput = zod.output<typeof ClaimPage>;

export const HolderType = /*#__PURE__*/ zod
  .enum({
    /** A person. */
    individual: 'individual',
    /** A company or another legal entity. */
    entity: 'entity',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Whether a person or a legal entity holds a claim.'));

export type HolderType = zod.input<typeof HolderType>;
export type HolderTypeOutput = zod.output<typeof HolderType>;

export const ClaimDocument = /*#__PURE__*/ zod
  .strictObject({
    kind: DocumentKind,
    byte_size: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Size in bytes.')),
    redacted: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether names and account numbers are blacked out.')),
  })
  .check(/*#__PURE__*/ zod.describe('A document of a claim, as far as everybody may know of it.'));

export type ClaimDocument = zod.input<typeof ClaimDocument>;
export type ClaimDocumentOutput = zod.output<typeof ClaimDocument>;

export const ClaimAsset = /*#__PURE__*/ zod
  .strictObject({
    symbol: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Ticker of the asset, for example `BTC`.')),
    quantity: Amount,
    value: Amount.check(
      /*#__PURE__*/ zod.describe("At the petition price, in the claim's currency."),
    ),
  })
  .check(/*#__PURE__*/ zod.describe('One asset of a claim and its value at the petition.'));

export type ClaimAsset = zod.input<typeof ClaimAsset>;
export type ClaimAssetOutput = zod.output<typeof ClaimAsset>;

export const claimExactTermsAssetsMax = 50;

export const ClaimExactTerms = /*#__PURE__*/ zod
  .strictObject({
    holder_country: /*#__PURE__*/ zod
      .union([CountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Where the holder lives or is registered; null before it was told.',
        ),
      ),
    debtor_entity: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe("Which of the debtor's companies owes it; null: not known."),
      ),
    scheduled_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the debtor has scheduled, in `currency`; null: not scheduled.',
        ),
      ),
    filed_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the proof of claim asks for, in `currency`; null: not filed.',
        ),
      ),
    allowed_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('What the court has allowed, in `currency`; null: not decided.'),
      ),
    schedule_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe("Number in the debtor's schedules; null: not scheduled.")),
    proof_of_claim_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Number of the proof of claim in the register; null: not filed.',
        ),
      ),
    filed_on: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(
        /*#__PURE__*/ zod.describe('Day on which the proof of claim was filed; null: not filed.'),
      ),
    preference_exposure_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the holder received in the 90 days before the petition, in `currency`; null without `has_preference_exposure`.',
        ),
      ),
    assets: /*#__PURE__*/ zod
      .array(ClaimAsset)
      .check(/*#__PURE__*/ zod.maxLength(claimExactTermsAssetsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Coins or securities that the claim is for; empty for a claim in money.',
        ),
      ),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'What verified buyers who have accepted the agreement in force see beyond the public terms.',
    ),
  );

export type ClaimExactTerms = zod.input<typeof ClaimExactTerms>;
export type ClaimExactTermsOutput = zod.output<typeof ClaimExactTerms>;

export const ClaimDeal = /*#__PURE__*/ zod
  .strictObject({
    percent: Percent.check(/*#__PURE__*/ zod.describe('The price of the whole claim.')),
    agreed_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When both had agreed.')),
  })
  .check(/*#__PURE__*/ zod.describe('What seller and buyer have agreed on.'));

export type ClaimDeal = zod.input<typeof ClaimDeal>;
export type ClaimDealOutput = zod.output<typeof ClaimDeal>;

export const claimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const claimFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');
export const claimDocumentsMax = 20;

export const claimViewsCountMin = 0;

export const claimOffersCountMin = 0;

export const claimFollowersCountMin = 0;

export const Claim = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(claimReferenceRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'What people call the claim, for good; six digits and capital letters without I, L, O and U.',
        ),
      ),
    case: ClaimCase,
    status: ListedClaimStatus,
    holder_type: HolderType,
    claim_type: ClaimType,
    claim_class: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Code of one of the classes of the case; null: the case has none or it is not known.',
        ),
      ),
    priority: ClaimPriority,
    currency: Currency,
    face_amount: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(claimFaceAmountRegExp))
      .check(/*#__PURE__*/ zod.describe('What the claim is for, in `currency`.')),
    face_amount_rounded: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'True where `face_amount` is rounded to two significant digits.',
        ),
      ),
    ask_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Asking price in percent of face; null where the claim is open to offers.',
        ),
      ),
    best_bid_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Highest standing bid, in percent of face; null: there is none.',
        ),
      ),
    register_status: RegisterStatus,
    estate_kyc_status: EstateKycStatus,
    contingent: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether it is owed depends on an event that has not happened yet.',
        ),
      ),
    unliquidated: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Its amount is not fixed yet.')),
    disputed: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Somebody has objected to the claim or its amount.')),
    acquired_from_other: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'The holder bought the claim from an earlier one (Official Form 410).',
        ),
      ),
    has_loan: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe('The claim is pledged to a lender as security for a loan.'),
      ),
    is_insider: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'The holder is an insider of the debtor, such as a director, a relative of one or an affiliate.',
        ),
      ),
    has_preference_exposure: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'The holder received something from the debtor in the 90 days before the petition, which the estate may ask back.',
        ),
      ),
    recourse_preference: /*#__PURE__*/ zod
      .union([Recourse, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the seller would take back or pay for; null: open to negotiation.',
        ),
      ),
    partial_sale: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether a part of the claim can be bought.')),
    description: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('What the seller tells buyers, as plain text; null: nothing.'),
      ),
    featured: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether staff show it first.')),
    documents: /*#__PURE__*/ zod
      .array(ClaimDocument)
      .check(/*#__PURE__*/ zod.maxLength(claimDocumentsMax))
      .check(
        /*#__PURE__*/ zod.describe('What documents there are; buyers read the redacted ones.'),
      ),
    exact_terms: /*#__PURE__*/ zod
      .union([ClaimExactTerms, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Null for everybody but verified buyers who have accepted the agreement in force and the owner.',
        ),
      ),
    is_owner: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('True where the caller is the seller.')),
    views_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(claimViewsCountMin))
      .check(/*#__PURE__*/ zod.describe('How often it was looked at.')),
    offers_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(claimOffersCountMin))
      .check(/*#__PURE__*/ zod.describe('Offers that stand.')),
    followers_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(claimFollowersCountMin))
      .check(/*#__PURE__*/ zod.describe('Users who follow it.')),
    listed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When it came onto the market; null before its first review has ended well.',
        ),
      ),
    expires_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When the listing ends unless it is renewed; null while there is none.',
        ),
      ),
    sold_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the sale was completed; null before.')),
    deal: /*#__PURE__*/ zod
      .union([ClaimDeal, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'For the seller and the staff, once an offer is accepted; null for everybody else.',
        ),
      ),
    lock_version: LockVersion,
  })
  .check(
    /*#__PURE__*/ zod.describe(
      "A claim as the public may read it. `exact_terms` is null for everybody but its owner and verified buyers who have\naccepted the agreement in force; the holder's name is never part of it.\n",
    ),
  );

export type Claim = zod.input<typeof Claim>;
export type ClaimOutput = zod.output<typeof Claim>;

export const ExcessClaim = /*#__PURE__*/ zod
  .enum({
    /** The buyer keeps it without paying more. */
    buyer_keeps: 'buyer_keeps',
    /** The buyer pays the agreed percentage for it, too. */
    same_rate: 'same_rate',
    /** Buyer and seller share it by halves. */
    shared: 'shared',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      'Who receives what the court allows beyond the face amount that is sold.',
    ),
  );

export type ExcessClaim = zod.input<typeof ExcessClaim>;
export type ExcessClaimOutput = zod.output<typeof ExcessClaim>;

export const SettlementDaysMax = 60;

export const SettlementDays = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(SettlementDaysMax))
  .check(
    /*#__PURE__*/ zod.describe('Within how many days after the last signature the buyer pays.'),
  );

export type SettlementDays = zod.input<typeof SettlementDays>;
export type SettlementDaysOutput = zod.output<typeof SettlementDays>;

export const SettlementMethod = /*#__PURE__*/ zod
  .enum({
    /** By bank transfer. */
    bank_transfer: 'bank_transfer',
    /** In the stablecoin USDC. */
    usdc: 'usdc',
    /** In the stablecoin USDT. */
    usdt: 'usdt',
  } as const)
  .check(/*#__PURE__*/ zod.describe('How the price is paid.'));

export type SettlementMethod = zod.input<typeof SettlementMethod>;
export type SettlementMethodOutput = zod.output<typeof SettlementMethod>;

export const offerFieldsConditionsMax = 2000;

export const offerFieldsMessageMax = 2000;

export const offerFieldsExpiresInHoursMax = 720;

export const OfferFields = /*#__PURE__*/ zod
  .strictObject({
    price_percent: Percent.check(/*#__PURE__*/ zod.describe('In percent of face; more than 0.')),
    face_amount: /*#__PURE__*/ zod
      .optional(Amount)
      .check(
        /*#__PURE__*/ zod.describe(
          'How much of the claim is bought. Without it the whole; less only where `partial_sale` is true.',
        ),
      ),
    recourse: /*#__PURE__*/ zod
      .enum({
        /** The seller pays back whatever is not paid as sold. */
        full: 'full',
        /** The seller pays back what the court disallows. */
        disallowance_only: 'disallowance_only',
        /** The buyer bears every risk. */
        none: 'none',
      } as const)
      .check(
        /*#__PURE__*/ zod.describe('What the seller gives back if the claim is not paid as sold.'),
      ),
    excess_claim: ExcessClaim,
    settlement_days: SettlementDays,
    payment_method: SettlementMethod,
    conditions: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offerFieldsConditionsMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Further conditions, as plain text.')),
    message: /*#__PURE__*/ zod
      .nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offerFieldsMessageMax)))
      .check(/*#__PURE__*/ zod.describe('A word to the other side, as plain text.')),
    expires_in_hours: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(offerFieldsExpiresInHoursMax))
      .check(/*#__PURE__*/ zod.describe('How long it can be answered.')),
  })
  .check(/*#__PURE__*/ zod.describe('The terms of a move.'));

export type OfferFields = zod.input<typeof OfferFields>;
export type OfferFieldsOutput = zod.output<typeof OfferFields>;

export const OfferInput = /*#__PURE__*/ zod
  .strictObject({
    offer: OfferFields,
  })
  .check(/*#__PURE__*/ zod.describe('An offer to make.'));

export type OfferInput = zod.input<typeof OfferInput>;
export type OfferInputOutput = zod.output<typeof OfferInput>;

export const offerClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const OfferClaim = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(offerClaimReferenceRegExp))
      .check(/*#__PURE__*/ zod.describe('What people call the claim, for good.')),
    status: ListedClaimStatus,
    face_amount: Amount.check(/*#__PURE__*/ zod.describe('What the claim is for, in `currency`.')),
    currency: Currency,
    case: ClaimCase,
  })
  .check(/*#__PURE__*/ zod.describe('The claim of an offer, as a row shows it.'));

export type OfferClaim = zod.input<typeof OfferClaim>;
export type OfferClaimOutput = zod.output<typeof OfferClaim>;

export const OfferSide = /*#__PURE__*/ zod
  .enum({
    /** Who wants to buy the claim. */
    buyer: 'buyer',
    /** Whose claim it is. */
    seller: 'seller',
  } as const)
  .check(/*#__PURE__*/ zod.describe('A side of a negotiation.'));

export type OfferSide = zod.input<typeof OfferSide>;
export type OfferSideOutput = zod.output<typeof OfferSide>;

export const OfferStatus = /*#__PURE__*/ zod
  .enum({
    /** Waits for an answer. */
    pending: 'pending',
    /** Was answered with a counter-offer. */
    countered: 'countered',
    /** Was accepted. */
    accepted: 'accepted',
    /** Was rejected by its recipient. */
    rejected: 'rejected',
    /** Is below what the seller accepts at least. */
    auto_declined: 'auto_declined',
    /** Was withdrawn by its maker. */
    withdrawn: 'withdrawn',
    /** Was not answered in time. */
    expired: 'expired',
    /** The claim went to somebody else, or off the market. */
    closed: 'closed',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Where an offer stands. Only a pending one can be answered.'));

export type OfferStatus = zod.input<typeof OfferStatus>;
export type OfferStatusOutput = zod.output<typeof OfferStatus>;

export const Offer = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    negotiation_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The negotiation that it is a move of.')),
    claim: OfferClaim,
    made_by: OfferSide,
    is_mine: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether the caller made it.')),
    counterparty_label: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe(
          'What the other side of the negotiation is called: a label before an acceptance, the name after it.',
        ),
      ),
    price_percent: Percent.check(
      /*#__PURE__*/ zod.describe('What the buyer pays, in percent of `face_amount`.'),
    ),
    face_amount: Amount.check(
      /*#__PURE__*/ zod.describe('How much of the claim is bought, in `currency`.'),
    ),
    amount: Amount.check(/*#__PURE__*/ zod.describe('`face_amount` times `price_percent`.')),
    currency: Currency,
    seller_fee_amount: Amount.check(
      /*#__PURE__*/ zod.describe('Fee that the seller pays, of `amount`.'),
    ),
    net_amount: Amount.check(
      /*#__PURE__*/ zod.describe('What the seller receives: `amount` less the fee.'),
    ),
    buyer_fee_amount: Amount.check(
      /*#__PURE__*/ zod.describe('Fee that the buyer pays on top, of `amount`.'),
    ),
    total_amount: Amount.check(
      /*#__PURE__*/ zod.describe('What the buyer pays: `amount` and the fee.'),
    ),
    recourse: Recourse,
    excess_claim: ExcessClaim,
    settlement_days: SettlementDays,
    payment_method: SettlementMethod,
    conditions: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Further conditions, as plain text; null: none.')),
    message: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('A word to the other side, as plain text; null: none.')),
    expires_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('Until when it can be answered.')),
    status: OfferStatus,
    rejection_reason: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('What the recipient wrote when rejecting it; null: nothing.'),
      ),
    answered_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When it ceased to be pending; null before.')),
    lock_version: LockVersion,
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was made.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'One move of a negotiation. Its terms never change; a counter-offer is an offer of its own. Amounts are rounded half-even\nto the digits of the currency.\n',
    ),
  );

export type Offer = zod.input<typeof Offer>;
export type OfferOutput = zod.output<typeof Offer>;

export const OfferRole = /*#__PURE__*/ zod
  .enum({
    /** The other side made it. */
    received: 'received',
    /** The caller made it. */
    sent: 'sent',
  } as const)
  .check(/*#__PURE__*/ zod.describe('How an offer came to the caller.'));

export type OfferRole = zod.input<typeof OfferRole>;
export type OfferRoleOutput = zod.output<typeof OfferRole>;

export const OfferSort = /*#__PURE__*/ zod
  .enum({
    /** When it was made. */
    created_at: 'created_at',
    /** When it expires. */
    expires_at: 'expires_at',
    /** Price. */
    price_percent: 'price_percent',
    /** Amount. */
    amount: 'amount',
  } as const)
  .check(/*#__PURE__*/ zod.describe('What offers can be ordered by.'));

export type OfferSort = zod.input<typeof OfferSort>;
export type OfferSortOutput = zod.output<typeof OfferSort>;

export const offerPageTotalCountMin = 0;

export const offerPageMyOffersMax = 100;

export const OfferPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(offerPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    my_offers: /*#__PURE__*/ zod
      .array(Offer)
      .check(/*#__PURE__*/ zod.maxLength(offerPageMyOffersMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of offers.'));

export type OfferPage = zod.input<typeof OfferPage>;
export type OfferPageOutput = zod.output<typeof OfferPage>;

export const RivalOffer = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the offer.')),
    counterparty_label: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What the other buyer is called.')),
    made_by: OfferSide,
    price_percent: Percent.check(/*#__PURE__*/ zod.describe('In percent of face.')),
    amount: Amount.check(/*#__PURE__*/ zod.describe('What it comes to.')),
    currency: Currency,
  })
  .check(
    /*#__PURE__*/ zod.describe('A pending offer of another buyer, or to one, for the same claim.'),
  );

export type RivalOffer = zod.input<typeof RivalOffer>;
export type RivalOfferOutput = zod.output<typeof RivalOffer>;

export const NegotiationStatus = /*#__PURE__*/ zod
  .enum({
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
    /** Cancelled after an acceptance; the claim is open again. */
    cancelled: 'cancelled',
    /** The last offer was rejected or declined. */
    rejected: 'rejected',
    /** The last offer was withdrawn. */
    withdrawn: 'withdrawn',
    /** The last offer was not answered in time. */
    expired: 'expired',
    /** The claim went to somebody else, or off the market. */
    closed: 'closed',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe('The stage of a negotiation. `open` while offers go to and fro.'),
  );

export type NegotiationStatus = zod.input<typeof NegotiationStatus>;
export type NegotiationStatusOutput = zod.output<typeof NegotiationStatus>;

export const Awaiting = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('Whose turn it is.'));

export type Awaiting = zod.input<typeof Awaiting>;
export type AwaitingOutput = zod.output<typeof Awaiting>;

export const myOfferMovesMax = 20;

export const myOfferRivalsMax = 100;

export const MyOffer = /*#__PURE__*/ zod
  .strictObject({
    offer: Offer,
    moves: /*#__PURE__*/ zod
      .array(Offer)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(myOfferMovesMax))
      .check(/*#__PURE__*/ zod.describe('All moves of the negotiation, the first one first.')),
    rivals: /*#__PURE__*/ zod
      .array(RivalOffer)
      .check(/*#__PURE__*/ zod.maxLength(myOfferRivalsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'For the seller, the offers of other buyers that an acceptance would close, the highest first; for the buyer always empty.',
        ),
      ),
    negotiation_status: NegotiationStatus,
    awaiting: Awaiting,
    conversation_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Where the sides write to each other.')),
  })
  .check(/*#__PURE__*/ zod.describe('An offer among the moves of its negotiation.'));

export type MyOffer = zod.input<typeof MyOffer>;
export type MyOfferOutput = zod.output<typeof MyOffer>;

export const MyBid = /*#__PURE__*/ zod
  .strictObject({
    claim_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the claim.')),
    offer_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the offer.')),
    negotiation_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the negotiation.')),
    made_by: OfferSide,
    price_percent: Percent.check(/*#__PURE__*/ zod.describe('In percent of face.')),
    status: OfferStatus,
  })
  .check(/*#__PURE__*/ zod.describe('The latest offer of a negotiation of the caller as buyer.'));

export type MyBid = zod.input<typeof MyBid>;
export type MyBidOutput = zod.output<typeof MyBid>;

export const myBidsMyBidsMax = 1000;

export const MyBids = /*#__PURE__*/ zod
  .strictObject({
    my_bids: /*#__PURE__*/ zod
      .array(MyBid)
      .check(/*#__PURE__*/ zod.maxLength(myBidsMyBidsMax))
      .check(/*#__PURE__*/ zod.describe('The latest first, at most 1,000.')),
  })
  .check(/*#__PURE__*/ zod.describe('The bids of the caller.'));

export type MyBids = zod.input<typeof MyBids>;
export type MyBidsOutput = zod.output<typeof MyBids>;

export const OfferCounterInput = /*#__PURE__*/ zod
  .strictObject({
    offer: OfferFields,
    lock_version: LockVersion,
  })
  .check(
    /*#__PURE__*/ zod.describe('A counter-offer, and the version of the offer that it answers.'),
  );

export type OfferCounterInput = zod.input<typeof OfferCounterInput>;
export type OfferCounterInputOutput = zod.output<typeof OfferCounterInput>;

export const offerRejectInputRejectionReasonMax = 1000;

export const OfferRejectInput = /*#__PURE__*/ zod
  .strictObject({
    rejection_reason: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.maxLength(offerRejectInputRejectionReasonMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Why, for the other side to read; may be left out.')),
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('The version of the offer that is rejected, and why.'));

export type OfferRejectInput = zod.input<typeof OfferRejectInput>;
export type OfferRejectInputOutput = zod.output<typeof OfferRejectInput>;

export const NegotiationSort = /*#__PURE__*/ zod
  .enum({
    /** What changed last. */
    updated_at: 'updated_at',
    /** The deadline of the present stage. */
    due_at: 'due_at',
    /** The agreed amount. */
    agreed_amount: 'agreed_amount',
  } as const)
  .check(/*#__PURE__*/ zod.describe('What negotiations can be ordered by.'));

export type NegotiationSort = zod.input<typeof NegotiationSort>;
export type NegotiationSortOutput = zod.output<typeof NegotiationSort>;

export const NegotiationReferenceRegExp = new RegExp('^NEG-[0-9A-Z]{6}$');

export const NegotiationReference = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(NegotiationReferenceRegExp))
  .check(/*#__PURE__*/ zod.describe('What people call the negotiation, for good.'));

export type NegotiationReference = zod.input<typeof NegotiationReference>;
export type NegotiationReferenceOutput = zod.output<typeof NegotiationReference>;

export const negotiationSummaryUnreadCountMin = 0;

export const NegotiationSummary = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: NegotiationReference,
    role: OfferSide.check(/*#__PURE__*/ zod.describe('Which side the caller is.')),
    status: NegotiationStatus,
    awaiting: Awaiting,
    due_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe('Deadline of whoever it awaits; null where there is none.'),
      ),
    claim: OfferClaim,
    counterparty_label: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe(
          'What the other side is called; its name once names are disclosed.',
        ),
      ),
    price_percent: Percent.check(/*#__PURE__*/ zod.describe('Of the latest offer, or as agreed.')),
    amount: Amount.check(/*#__PURE__*/ zod.describe('Of the latest offer, or as agreed.')),
    currency: Currency,
    current_offer_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The latest move.')),
    unread_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(negotiationSummaryUnreadCountMin))
      .check(/*#__PURE__*/ zod.describe('Messages that the caller has not read.')),
    has_news: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether the caller was told of something in it and has not seen it yet.',
        ),
      ),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(/*#__PURE__*/ zod.describe('A negotiation of the caller in a list.'));

export type NegotiationSummary = zod.input<typeof NegotiationSummary>;
export type NegotiationSummaryOutput = zod.output<typeof NegotiationSummary>;

export const negotiationPageTotalCountMin = 0;

export const negotiationPageNegotiationsMax = 100;

export const NegotiationPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(negotiationPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    negotiations: /*#__PURE__*/ zod
      .array(NegotiationSummary)
      .check(/*#__PURE__*/ zod.maxLength(negotiationPageNegotiationsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of negotiations.'));

export type NegotiationPage = zod.input<typeof NegotiationPage>;
export type NegotiationPageOutput = zod.output<typeof NegotiationPage>;

export const Counterparty = /*#__PURE__*/ zod
  .strictObject({
    label: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe(
          'What it is called before names are disclosed, for example `Buyer 4821`.',
        ),
      ),
    name: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('First and last name; null before names are disclosed.')),
    company: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Its company; null before names are disclosed or where there is none.',
        ),
      ),
    email: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Its address; null before names are disclosed.')),
    country: /*#__PURE__*/ zod
      .union([CountryCode, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Its country; null before names are disclosed.')),
  })
  .check(/*#__PURE__*/ zod.describe('A side of a negotiation as the other one sees it.'));

export type Counterparty = zod.input<typeof Counterparty>;
export type CounterpartyOutput = zod.output<typeof Counterparty>;

export const NegotiationActor = /*#__PURE__*/ zod
  .enum({
    /** The buyer. */
    buyer: 'buyer',
    /** The seller. */
    seller: 'seller',
    /** An administrator. */
    staff: 'staff',
    /** The clock, or what became of the claim. */
    system: 'system',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Who acted in a negotiation.'));

export type NegotiationActor = zod.input<typeof NegotiationActor>;
export type NegotiationActorOutput = zod.output<typeof NegotiationActor>;

export const negotiationDocumentsMax = 20;

export const negotiationUnreadCountMin = 0;

export const Negotiation = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: NegotiationReference,
    role: OfferSide.check(/*#__PURE__*/ zod.describe('Which side the caller is.')),
    status: NegotiationStatus,
    awaiting: Awaiting,
    due_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'Deadline of whoever it awaits: the end of the offer, or of the stage; null where there is none.',
        ),
      ),
    claim: OfferClaim,
    current_offer: Offer.check(/*#__PURE__*/ zod.describe('The latest move.')),
    agreed_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'The price that was agreed on, in percent of face; null before.',
        ),
      ),
    agreed_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('The amount that was agreed on, in `currency`; null before.'),
      ),
    agreed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the offer was accepted; null before.')),
    currency: Currency,
    counterparty: Counterparty,
    identities_disclosed: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe("Whether both sides see each other's names.")),
    signed_by_me: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether the caller has signed the assignment agreement.')),
    signed_by_counterparty: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether the other side has.')),
    documents: /*#__PURE__*/ zod
      .array(Document)
      .check(/*#__PURE__*/ zod.maxLength(negotiationDocumentsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Documents of the claim, for both sides, once an offer was accepted; empty before.',
        ),
      ),
    conversation_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Where its sides write to each other.')),
    unread_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(negotiationUnreadCountMin))
      .check(/*#__PURE__*/ zod.describe('Messages that the caller has not read.')),
    payment_reference: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('What the buyer wrote on the payment; null before.')),
    payment_document: /*#__PURE__*/ zod
      .union([Document, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Proof of the payment; null: none was given.')),
    paid_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the buyer marked it as paid; null before.')),
    received_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the payment was confirmed; null before.')),
    transfer_filed_on: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(/*#__PURE__*/ zod.describe('Day on which the transfer was filed; null before.')),
    objection_deadline_on: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(
        /*#__PURE__*/ zod.describe(
          'Last day for objections to the transfer, 21 days after the filing (Rule 3001(e)); null before.',
        ),
      ),
    docket_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Number of the filing in the docket; null before.')),
    cancel_reason: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Why it was cancelled; null where it was not.')),
    cancelled_by: /*#__PURE__*/ zod
      .union([NegotiationActor, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Who cancelled it; null where it was not.')),
    completed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the sale was completed; null before.')),
    lock_version: LockVersion,
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When the first offer was made.')),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'What a buyer and a seller settle about one claim, from the first offer to the transfer.\n',
    ),
  );

export type Negotiation = zod.input<typeof Negotiation>;
export type NegotiationOutput = zod.output<typeof Negotiation>;

export const NegotiationEventType = /*#__PURE__*/ zod
  .enum({
    /** The buyer made the first offer. */
    offer_made: 'offer_made',
    /** The recipient made a counter-offer. */
    offer_countered: 'offer_countered',
    /** The recipient accepted. */
    offer_accepted: 'offer_accepted',
    /** The recipient rejected. */
    offer_rejected: 'offer_rejected',
    /** The offer was below what the seller accepts at least. */
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
    /** The buyer marked the price as paid. */
    marked_paid: 'marked_paid',
    /** The price was received. */
    payment_confirmed: 'payment_confirmed',
    /** Staff filed the transfer. */
    transfer_filed: 'transfer_filed',
    /** The sale was completed. */
    completed: 'completed',
    /** The negotiation was cancelled. */
    cancelled: 'cancelled',
  } as const)
  .check(/*#__PURE__*/ zod.describe('What can happen in a negotiation.'));

export type NegotiationEventType = zod.input<typeof NegotiationEventType>;
export type NegotiationEventTypeOutput = zod.output<typeof NegotiationEventType>;

export const NegotiationEvent = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    type: NegotiationEventType,
    actor_role: NegotiationActor,
    offer_id: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.int())
      .check(/*#__PURE__*/ zod.describe('The offer that it is about; null: none.')),
    price_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Price of that offer; null: none.')),
    note: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('A reason or number that goes with it; null: none.')),
    occurred_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it happened.')),
  })
  .check(/*#__PURE__*/ zod.describe('Something that happened in a negotiation; never changed.'));

export type NegotiationEvent = zod.input<typeof NegotiationEvent>;
export type NegotiationEventOutput = zod.output<typeof NegotiationEvent>;

export const negotiationEventPageTotalCountMin = 0;

export const negotiationEventPageNegotiationEventsMax = 100;

export const NegotiationEventPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(negotiationEventPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Events on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    negotiation_events: /*#__PURE__*/ zod
      .array(NegotiationEvent)
      .check(/*#__PURE__*/ zod.maxLength(negotiationEventPageNegotiationEventsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of events.'));

export type NegotiationEventPage = zod.input<typeof NegotiationEventPage>;
export type NegotiationEventPageOutput = zod.output<typeof NegotiationEventPage>;

export const AssignmentSignature = /*#__PURE__*/ zod
  .strictObject({
    role: OfferSide,
    name: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe(
          'Who signs: the holder of the claim, or the legal name of the buyer.',
        ),
      ),
    signed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When it was signed; null before.')),
    typed_name: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('The name that stands in place of a signature; null before.'),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('A signature, or the place for it.'));

export type AssignmentSignature = zod.input<typeof AssignmentSignature>;
export type AssignmentSignatureOutput = zod.output<typeof AssignmentSignature>;

export const assignmentHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const assignmentSectionsMax = 50;

export const assignmentSignaturesMin = 2;
export const assignmentSignaturesMax = 2;

export const Assignment = /*#__PURE__*/ zod
  .strictObject({
    version: AgreementVersion,
    title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What it is called.')),
    hash: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(assignmentHashRegExp))
      .check(/*#__PURE__*/ zod.describe('SHA-256 of its text, hexadecimal.')),
    sections: /*#__PURE__*/ zod
      .array(AgreementSection)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(assignmentSectionsMax))
      .check(/*#__PURE__*/ zod.describe('Its text.')),
    signatures: /*#__PURE__*/ zod
      .array(AssignmentSignature)
      .check(/*#__PURE__*/ zod.minLength(assignmentSignaturesMin))
      .check(/*#__PURE__*/ zod.maxLength(assignmentSignaturesMax))
      .check(/*#__PURE__*/ zod.describe('Seller and buyer.')),
    document: /*#__PURE__*/ zod
      .union([Document, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('The agreement as a PDF, signed by both; null before.')),
    drawn_up_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was drawn up.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'The assignment agreement of a negotiation, drawn up from the agreed terms.',
    ),
  );

export type Assignment = zod.input<typeof Assignment>;
export type AssignmentOutput = zod.output<typeof Assignment>;

export const signInputHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const signInputTypedNameMin = 2;
export const signInputTypedNameMax = 200;

export const signInputTypedNameRegExp = new RegExp('\\S');

export const SignInput = /*#__PURE__*/ zod
  .strictObject({
    hash: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(signInputHashRegExp))
      .check(/*#__PURE__*/ zod.describe('SHA-256 of the text that was read.')),
    typed_name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(signInputTypedNameMin))
      .check(/*#__PURE__*/ zod.maxLength(signInputTypedNameMax))
      .check(/*#__PURE__*/ zod.regex(signInputTypedNameRegExp))
      .check(/*#__PURE__*/ zod.describe('First and last name in place of a signature.')),
    consent: /*#__PURE__*/ zod
      .literal(true)
      .check(/*#__PURE__*/ zod.describe('That the text was read and is signed.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'The text that was read, the name in place of a signature, and the consent.',
    ),
  );

export type SignInput = zod.input<typeof SignInput>;
export type SignInputOutput = zod.output<typeof SignInput>;

export const paymentInputPaymentReferenceMax = 100;

export const paymentInputPaymentReferenceRegExp = new RegExp('\\S');
export const paymentInputDocumentIdMax = 2147483647;

export const PaymentInput = /*#__PURE__*/ zod
  .strictObject({
    payment_reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(paymentInputPaymentReferenceMax))
      .check(/*#__PURE__*/ zod.regex(paymentInputPaymentReferenceRegExp))
      .check(/*#__PURE__*/ zod.describe('What stands on the payment.')),
    document_id: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(paymentInputDocumentIdMax)),
      )
      .check(/*#__PURE__*/ zod.describe('A document that proves it, of the kind `payment_proof`.')),
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('What tells the payment from others.'));

export type PaymentInput = zod.input<typeof PaymentInput>;
export type PaymentInputOutput = zod.output<typeof PaymentInput>;

export const cancelInputReasonMax = 1000;

export const cancelInputReasonRegExp = new RegExp('\\S');

export const CancelInput = /*#__PURE__*/ zod
  .strictObject({
    reason: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cancelInputReasonMax))
      .check(/*#__PURE__*/ zod.regex(cancelInputReasonRegExp))
      .check(/*#__PURE__*/ zod.describe('Why, for the other side to read.')),
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('Why, and the version it was decided on.'));

export type CancelInput = zod.input<typeof CancelInput>;
export type CancelInputOutput = zod.output<typeof CancelInput>;

export const RecommendationReason = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('Why a claim is recommended.'));

export type RecommendationReason = zod.input<typeof RecommendationReason>;
export type RecommendationReasonOutput = zod.output<typeof RecommendationReason>;

export const recommendedClaimReasonsMax = 5;

export const RecommendedClaim = /*#__PURE__*/ zod
  .strictObject({
    claim: ClaimSummary,
    reasons: /*#__PURE__*/ zod
      .array(RecommendationReason)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(recommendedClaimReasonsMax))
      .check(/*#__PURE__*/ zod.describe('The weightiest first.')),
  })
  .check(/*#__PURE__*/ zod.describe('A claim that is recommended, and why.'));

export type RecommendedClaim = zod.input<typeof RecommendedClaim>;
export type RecommendedClaimOutput = zod.output<typeof RecommendedClaim>;

export const recommendedClaimPageTotalCountMin = 0;

export const recommendedClaimPageRecommendedClaimsMax = 100;

export const RecommendedClaimPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(recommendedClaimPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Claims that are recommended, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    recommended_claims: /*#__PURE__*/ zod
      .array(RecommendedClaim)
      .check(/*#__PURE__*/ zod.maxLength(recommendedClaimPageRecommendedClaimsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of recommended claims.'));

export type RecommendedClaimPage = zod.input<typeof RecommendedClaimPage>;
export type RecommendedClaimPageOutput = zod.output<typeof RecommendedClaimPage>;

export const followStateFollowersCountMin = 0;

export const FollowState = /*#__PURE__*/ zod
  .strictObject({
    is_followed: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether the caller follows it.')),
    followers_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(followStateFollowersCountMin))
      .check(/*#__PURE__*/ zod.describe('Users who follow it, the caller among them.')),
  })
  .check(
    /*#__PURE__*/ zod.describe('Whether the caller follows a claim or a case, and how many do.'),
  );

export type FollowState = zod.input<typeof FollowState>;
export type FollowStateOutput = zod.output<typeof FollowState>;

export const followsClaimIdsMax = 1000;

export const followsCaseIdsMax = 1000;

export const Follows = /*#__PURE__*/ zod
  .strictObject({
    claim_ids: /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
      .check(/*#__PURE__*/ zod.maxLength(followsClaimIdsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Followed claims, the latest first; a user follows at most 1,000 (`too_many_follows`).',
        ),
      ),
    case_ids: /*#__PURE__*/ zod
      .array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
      .check(/*#__PURE__*/ zod.maxLength(followsCaseIdsMax))
      .check(/*#__PURE__*/ zod.describe('Followed cases, the latest first; at most 1,000.')),
  })
  .check(/*#__PURE__*/ zod.describe('What the caller follows.'));

export type Follows = zod.input<typeof Follows>;
export type FollowsOutput = zod.output<typeof Follows>;

export const FollowedClaimSort = /*#__PURE__*/ zod
  .enum({
    /** When it was followed. */
    followed_at: 'followed_at',
    /** When its listing ends. */
    expires_at: 'expires_at',
    /** Face amount. */
    face_amount: 'face_amount',
    /** Asking price. */
    ask_percent: 'ask_percent',
  } as const)
  .check(/*#__PURE__*/ zod.describe('What followed claims can be ordered by.'));

export type FollowedClaimSort = zod.input<typeof FollowedClaimSort>;
export type FollowedClaimSortOutput = zod.output<typeof FollowedClaimSort>;

export const FollowedClaim = /*#__PURE__*/ zod
  .strictObject({
    claim: ClaimSummary,
    followed_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was followed.')),
    ask_percent_then: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What it asked for when it was followed, in percent of face; null: it was open to offers.',
        ),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('A claim that the caller follows.'));

export type FollowedClaim = zod.input<typeof FollowedClaim>;
export type FollowedClaimOutput = zod.output<typeof FollowedClaim>;

export const followedClaimPageTotalCountMin = 0;

export const followedClaimPageFollowedClaimsMax = 100;

export const FollowedClaimPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(followedClaimPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    followed_claims: /*#__PURE__*/ zod
      .array(FollowedClaim)
      .check(/*#__PURE__*/ zod.maxLength(followedClaimPageFollowedClaimsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of followed claims.'));

export type FollowedClaimPage = zod.input<typeof FollowedClaimPage>;
export type FollowedClaimPageOutput = zod.output<typeof FollowedClaimPage>;

export const SavedSearchNameMax = 100;

export const SavedSearchNameRegExp = new RegExp('\\S');

export const SavedSearchName = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(SavedSearchNameMax))
  .check(/*#__PURE__*/ zod.regex(SavedSearchNameRegExp))
  .check(/*#__PURE__*/ zod.describe('What the buyer calls the search.'));

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

export const SavedSearchParams = /*#__PURE__*/ zod
  .strictObject({
    case_id: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(
            /*#__PURE__*/ zod
              .int()
              .check(/*#__PURE__*/ zod.gte(1))
              .check(/*#__PURE__*/ zod.lte(savedSearchParamsCaseIdItemMax)),
          )
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsCaseIdMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Claims of these cases.')),
    claim_type: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(ClaimType)
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsClaimTypeMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Claims of these types.')),
    claim_class: /*#__PURE__*/ zod
      .optional(
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
      )
      .check(/*#__PURE__*/ zod.describe('Claims of these classes of their case.')),
    priority: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(ClaimPriority)
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsPriorityMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Claims of these ranks.')),
    register_status: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(RegisterStatus)
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsRegisterStatusMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Claims that stand so in the register.')),
    estate_kyc_status: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(EstateKycStatus)
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsEstateKycStatusMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Claims whose holder stands so with the estate.')),
    recourse: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(Recourse)
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(savedSearchParamsRecourseMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Claims whose seller prefers this recourse.')),
    min_face_amount: /*#__PURE__*/ zod
      .optional(Amount)
      .check(/*#__PURE__*/ zod.describe('Claims of at least this face amount.')),
    max_face_amount: /*#__PURE__*/ zod
      .optional(Amount)
      .check(/*#__PURE__*/ zod.describe('Claims of at most this face amount.')),
    min_ask_percent: /*#__PURE__*/ zod
      .optional(Percent)
      .check(/*#__PURE__*/ zod.describe('Claims that ask for at least this.')),
    max_ask_percent: /*#__PURE__*/ zod
      .optional(Percent)
      .check(/*#__PURE__*/ zod.describe('Claims that ask for at most this.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'The filters of `listClaims` that the search sets; one that is missing filters nothing.',
    ),
  );

export type SavedSearchParams = zod.input<typeof SavedSearchParams>;
export type SavedSearchParamsOutput = zod.output<typeof SavedSearchParams>;

export const AlertFrequency = /*#__PURE__*/ zod
  .enum({
    /** Never. */
    off: 'off',
    /** As soon as one is listed. */
    instant: 'instant',
    /** Once a day, all of the day together. */
    daily: 'daily',
  } as const)
  .check(/*#__PURE__*/ zod.describe('How often new claims that fit a saved search are told.'));

export type AlertFrequency = zod.input<typeof AlertFrequency>;
export type AlertFrequencyOutput = zod.output<typeof AlertFrequency>;

export const savedSearchMatchesCountMin = 0;

export const SavedSearch = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    name: SavedSearchName,
    params: SavedSearchParams,
    frequency: AlertFrequency,
    matches_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(savedSearchMatchesCountMin))
      .check(/*#__PURE__*/ zod.describe('Open claims that fit it now.')),
    lock_version: LockVersion,
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was saved.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Filters that a buyer keeps, to come back to them and to be told of new claims.',
    ),
  );

export type SavedSearch = zod.input<typeof SavedSearch>;
export type SavedSearchOutput = zod.output<typeof SavedSearch>;

export const savedSearchPageTotalCountMin = 0;

export const savedSearchPageSavedSearchesMax = 100;

export const SavedSearchPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(savedSearchPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Searches on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    saved_searches: /*#__PURE__*/ zod
      .array(SavedSearch)
      .check(/*#__PURE__*/ zod.maxLength(savedSearchPageSavedSearchesMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of saved searches.'));

export type SavedSearchPage = zod.input<typeof SavedSearchPage>;
export type SavedSearchPageOutput = zod.output<typeof SavedSearchPage>;

export const SavedSearchFields = /*#__PURE__*/ zod
  .strictObject({
    name: SavedSearchName,
    params: SavedSearchParams,
    frequency: AlertFrequency,
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'What a search is called, what it looks for and how often it is told.',
    ),
  );

export type SavedSearchFields = zod.input<typeof SavedSearchFields>;
export type SavedSearchFieldsOutput = zod.output<typeof SavedSearchFields>;

export const SavedSearchInput = /*#__PURE__*/ zod
  .strictObject({
    saved_search: SavedSearchFields,
  })
  .check(/*#__PURE__*/ zod.describe('A search to save.'));

export type SavedSearchInput = zod.input<typeof SavedSearchInput>;
export type SavedSearchInputOutput = zod.output<typeof SavedSearchInput>;

export const SavedSearchUpdateInput = /*#__PURE__*/ zod
  .strictObject({
    saved_search: SavedSearchFields,
    lock_version: LockVersion,
  })
  .check(
    /*#__PURE__*/ zod.describe('The search as it shall be, and the version it was decided on.'),
  );

export type SavedSearchUpdateInput = zod.input<typeof SavedSearchUpdateInput>;
export type SavedSearchUpdateInputOutput = zod.output<typeof SavedSearchUpdateInput>;

export const ConversationKind = /*#__PURE__*/ zod
  .enum({
    /** A user with our staff. */
    staff: 'staff',
    /** The two sides of a negotiation; our staff can read and write as well. */
    negotiation: 'negotiation',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Who talks with whom.'));

export type ConversationKind = zod.input<typeof ConversationKind>;
export type ConversationKindOutput = zod.output<typeof ConversationKind>;

export const ConversationStatus = /*#__PURE__*/ zod
  .enum({
    /** Messages go to and fro. */
    open: 'open',
    /** The question is settled, or the negotiation has ended without a sale. */
    closed: 'closed',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Whether something is left to say.'));

export type ConversationStatus = zod.input<typeof ConversationStatus>;
export type ConversationStatusOutput = zod.output<typeof ConversationStatus>;

export const conversationClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const ConversationClaim = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the claim.')),
    reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(conversationClaimReferenceRegExp))
      .check(/*#__PURE__*/ zod.describe('What people call the claim.')),
  })
  .check(/*#__PURE__*/ zod.describe('The claim that a conversation is about.'));

export type ConversationClaim = zod.input<typeof ConversationClaim>;
export type ConversationClaimOutput = zod.output<typeof ConversationClaim>;

export const MessageSender = /*#__PURE__*/ zod
  .enum({
    /** A user who writes to our staff. */
    user: 'user',
    /** The buyer of a negotiation. */
    buyer: 'buyer',
    /** The seller of a negotiation. */
    seller: 'seller',
    /** Our staff. */
    staff: 'staff',
  } as const)
  .check(/*#__PURE__*/ zod.describe('As what somebody writes.'));

export type MessageSender = zod.input<typeof MessageSender>;
export type MessageSenderOutput = zod.output<typeof MessageSender>;

export const lastMessageExcerptMax = 140;

export const LastMessage = /*#__PURE__*/ zod
  .strictObject({
    excerpt: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.maxLength(lastMessageExcerptMax))
      .check(/*#__PURE__*/ zod.describe('How it begins.')),
    sender: MessageSender,
    is_mine: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether the caller has written it.')),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was sent.')),
  })
  .check(/*#__PURE__*/ zod.describe('What was written last.'));

export type LastMessage = zod.input<typeof LastMessage>;
export type LastMessageOutput = zod.output<typeof LastMessage>;

export const conversationSummaryUnreadCountMin = 0;

export const ConversationSummary = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    kind: ConversationKind,
    status: ConversationStatus,
    subject: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What it is about; of a negotiation, its reference.')),
    counterparty_label: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What the caller calls the other side.')),
    claim: /*#__PURE__*/ zod
      .union([ConversationClaim, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('The claim that it is about; null where it is about none.'),
      ),
    negotiation_id: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
      .check(/*#__PURE__*/ zod.describe('The negotiation; null with our staff.')),
    last_message: /*#__PURE__*/ zod
      .union([LastMessage, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('What was written last; null where nothing was written yet.'),
      ),
    unread_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(conversationSummaryUnreadCountMin))
      .check(/*#__PURE__*/ zod.describe('Messages that the caller has not read.')),
  })
  .check(/*#__PURE__*/ zod.describe('A conversation of the caller in a list.'));

export type ConversationSummary = zod.input<typeof ConversationSummary>;
export type ConversationSummaryOutput = zod.output<typeof ConversationSummary>;

export const conversationPageTotalCountMin = 0;

export const conversationPageConversationsMax = 100;

export const ConversationPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(conversationPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    conversations: /*#__PURE__*/ zod
      .array(ConversationSummary)
      .check(/*#__PURE__*/ zod.maxLength(conversationPageConversationsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of conversations.'));

export type ConversationPage = zod.input<typeof ConversationPage>;
export type ConversationPageOutput = zod.output<typeof ConversationPage>;

export const ConversationSubjectMax = 150;

export const ConversationSubjectRegExp = new RegExp('\\S');

export const ConversationSubject = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(ConversationSubjectMax))
  .check(/*#__PURE__*/ zod.regex(ConversationSubjectRegExp))
  .check(/*#__PURE__*/ zod.describe('What it is about; blanks around it are cut off.'));

export type ConversationSubject = zod.input<typeof ConversationSubject>;
export type ConversationSubjectOutput = zod.output<typeof ConversationSubject>;

export const MessageBodyMax = 5000;

export const MessageBodyRegExp = new RegExp('\\S');

export const MessageBody = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(MessageBodyMax))
  .check(/*#__PURE__*/ zod.regex(MessageBodyRegExp))
  .check(/*#__PURE__*/ zod.describe('Text; blanks around it are cut off.'));

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
  .check(/*#__PURE__*/ zod.maxLength(AttachedDocumentIdsMax))
  .check(
    /*#__PURE__*/ zod.describe(
      'Own, ready uploads of the kind `attachment` that were sent with no other message (`document_not_usable`).',
    ),
  );

export type AttachedDocumentIds = zod.input<typeof AttachedDocumentIds>;
export type AttachedDocumentIdsOutput = zod.output<typeof AttachedDocumentIds>;

export const ClientIdRegExp = new RegExp(
  '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
);

export const ClientId = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(ClientIdRegExp))
  .check(
    /*#__PURE__*/ zod.describe(
      'Named by the client, so that a message that is sent once more is there once.',
    ),
  );

export type ClientId = zod.input<typeof ClientId>;
export type ClientIdOutput = zod.output<typeof ClientId>;

export const conversationFieldsClaimIdMax = 2147483647;

export const ConversationFields = /*#__PURE__*/ zod
  .strictObject({
    subject: ConversationSubject,
    claim_id: /*#__PURE__*/ zod
      .nullable(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(conversationFieldsClaimIdMax)),
      )
      .check(
        /*#__PURE__*/ zod.describe(
          'A claim that the caller owns or that is listed, else `not_found`; null: about none.',
        ),
      ),
    body: MessageBody,
    document_ids: AttachedDocumentIds,
    client_id: ClientId,
  })
  .check(/*#__PURE__*/ zod.describe('What a conversation is about, and its first message.'));

export type ConversationFields = zod.input<typeof ConversationFields>;
export type ConversationFieldsOutput = zod.output<typeof ConversationFields>;

export const ConversationInput = /*#__PURE__*/ zod
  .strictObject({
    conversation: ConversationFields,
  })
  .check(/*#__PURE__*/ zod.describe('The conversation to begin.'));

export type ConversationInput = zod.input<typeof ConversationInput>;
export type ConversationInputOutput = zod.output<typeof ConversationInput>;

export const participantReadUpToIdMin = 0;

export const Participant = /*#__PURE__*/ zod
  .strictObject({
    role: MessageSender,
    label: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe(
          'What the caller calls them: a name, or `Buyer 4821` before names are disclosed.',
        ),
      ),
    is_me: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether it is the caller.')),
    read_up_to_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(participantReadUpToIdMin))
      .check(
        /*#__PURE__*/ zod.describe(
          'The latest message that they have read or written; 0 for none.',
        ),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('Who takes part in a conversation.'));

export type Participant = zod.input<typeof Participant>;
export type ParticipantOutput = zod.output<typeof Participant>;

export const conversationParticipantsMax = 3;

export const conversationUnreadCountMin = 0;

export const Conversation = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    kind: ConversationKind,
    status: ConversationStatus,
    subject: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What it is about; of a negotiation, its reference.')),
    claim: /*#__PURE__*/ zod
      .union([ConversationClaim, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('The claim that it is about; null where it is about none.'),
      ),
    negotiation_id: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
      .check(/*#__PURE__*/ zod.describe('The negotiation; null with our staff.')),
    participants: /*#__PURE__*/ zod
      .array(Participant)
      .check(/*#__PURE__*/ zod.maxLength(conversationParticipantsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Who takes part: the user and our staff, or the buyer and the seller.',
        ),
      ),
    can_write: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether a message can be sent.')),
    hides_contact_data: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether names are not disclosed yet, so that contact data in a message are marked for our staff.',
        ),
      ),
    unread_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(conversationUnreadCountMin))
      .check(/*#__PURE__*/ zod.describe('Messages that the caller has not read.')),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it began.')),
  })
  .check(/*#__PURE__*/ zod.describe('A conversation of the caller.'));

export type Conversation = zod.input<typeof Conversation>;
export type ConversationOutput = zod.output<typeof Conversation>;

export const messageDocumentsMax = 10;

export const Message = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; rises with time.')),
    client_id: ClientId,
    sender: MessageSender,
    sender_label: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What the caller calls the sender.')),
    is_mine: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether the caller has written it; of our staff: whether any of them.',
        ),
      ),
    body: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Plain text, with its line breaks.')),
    documents: /*#__PURE__*/ zod
      .array(Document)
      .check(/*#__PURE__*/ zod.maxLength(messageDocumentsMax))
      .check(/*#__PURE__*/ zod.describe('Documents that were sent with it.')),
    has_contact_data: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether it was marked for our staff because it seems to hold contact data that were not to be disclosed yet.',
        ),
      ),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was sent.')),
  })
  .check(/*#__PURE__*/ zod.describe('What somebody has written.'));

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const messagesMessagesMax = 30;

export const Messages = /*#__PURE__*/ zod
  .strictObject({
    messages: /*#__PURE__*/ zod
      .array(Message)
      .check(/*#__PURE__*/ zod.maxLength(messagesMessagesMax))
      .check(/*#__PURE__*/ zod.describe('In the order in which they were written.')),
    has_earlier: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether there are messages before these.')),
  })
  .check(/*#__PURE__*/ zod.describe('Some messages of a conversation.'));

export type Messages = zod.input<typeof Messages>;
export type MessagesOutput = zod.output<typeof Messages>;

export const MessageFields = /*#__PURE__*/ zod
  .strictObject({
    body: MessageBody,
    document_ids: AttachedDocumentIds,
    client_id: ClientId,
  })
  .check(/*#__PURE__*/ zod.describe('A message to send.'));

export type MessageFields = zod.input<typeof MessageFields>;
export type MessageFieldsOutput = zod.output<typeof MessageFields>;

export const MessageInput = /*#__PURE__*/ zod
  .strictObject({
    message: MessageFields,
  })
  .check(/*#__PURE__*/ zod.describe('The message.'));

export type MessageInput = zod.input<typeof MessageInput>;
export type MessageInputOutput = zod.output<typeof MessageInput>;

export const readInputUpToIdMax = 2147483647;

export const ReadInput = /*#__PURE__*/ zod
  .strictObject({
    up_to_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(readInputUpToIdMax))
      .check(/*#__PURE__*/ zod.describe('The latest message that was read.')),
  })
  .check(/*#__PURE__*/ zod.describe('How far somebody has read.'));

export type ReadInput = zod.input<typeof ReadInput>;
export type ReadInputOutput = zod.output<typeof ReadInput>;

export const NotificationCategory = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      'What a notification is about. Mails of the first three can be switched off in the preferences.',
    ),
  );

export type NotificationCategory = zod.input<typeof NotificationCategory>;
export type NotificationCategoryOutput = zod.output<typeof NotificationCategory>;

export const notificationPathRegExp = new RegExp('^');

export const Notification = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; rises with time.')),
    category: NotificationCategory,
    title: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What happened.')),
    body: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('One or two sentences about it.')),
    path: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(notificationPathRegExp))
      .check(/*#__PURE__*/ zod.describe('The page that it leads to.')),
    read_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When it was read; null before.')),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it happened.')),
  })
  .check(/*#__PURE__*/ zod.describe('Something that the user is told of.'));

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;

export const notificationPageTotalCountMin = 0;

export const notificationPageNotificationsMax = 100;

export const NotificationPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(notificationPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    notifications: /*#__PURE__*/ zod
      .array(Notification)
      .check(/*#__PURE__*/ zod.maxLength(notificationPageNotificationsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of notifications.'));

export type NotificationPage = zod.input<typeof NotificationPage>;
export type NotificationPageOutput = zod.output<typeof NotificationPage>;

export const notificationsReadInputPathMax = 200;

export const notificationsReadInputPathRegExp = new RegExp('^');
export const notificationsReadInputUpToIdMax = 2147483647;

export const NotificationsReadInput = /*#__PURE__*/ zod
  .strictObject({
    path: /*#__PURE__*/ zod
      .nullable(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.maxLength(notificationsReadInputPathMax))
          .check(/*#__PURE__*/ zod.regex(notificationsReadInputPathRegExp)),
      )
      .check(/*#__PURE__*/ zod.describe('Those that lead to this page; null: to whatever page.')),
    up_to_id: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(notificationsReadInputUpToIdMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Those up to this one; without it all.')),
  })
  .check(/*#__PURE__*/ zod.describe('Which notifications were read.'));

export type NotificationsReadInput = zod.input<typeof NotificationsReadInput>;
export type NotificationsReadInputOutput = zod.output<typeof NotificationsReadInput>;

export const unreadCountsNotificationsMin = 0;
export const unreadCountsNotificationsMax = 99;

export const unreadCountsMessagesMin = 0;
export const unreadCountsMessagesMax = 99;

export const unreadCountsOffersMin = 0;
export const unreadCountsOffersMax = 99;

export const UnreadCounts = /*#__PURE__*/ zod
  .strictObject({
    notifications: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(unreadCountsNotificationsMin))
      .check(/*#__PURE__*/ zod.lte(unreadCountsNotificationsMax))
      .check(/*#__PURE__*/ zod.describe('Unread notifications.')),
    messages: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(unreadCountsMessagesMin))
      .check(/*#__PURE__*/ zod.lte(unreadCountsMessagesMax))
      .check(/*#__PURE__*/ zod.describe('Unread messages.')),
    offers: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(unreadCountsOffersMin))
      .check(/*#__PURE__*/ zod.lte(unreadCountsOffersMax))
      .check(/*#__PURE__*/ zod.describe('Offers that wait for an answer of the caller.')),
  })
  .check(/*#__PURE__*/ zod.describe('What waits for the caller. A count above 99 is 99.'));

export type UnreadCounts = zod.input<typeof UnreadCounts>;
export type UnreadCountsOutput = zod.output<typeof UnreadCounts>;

export const UnsubscribeTokenMin = 20;
export const UnsubscribeTokenMax = 200;

export const UnsubscribeTokenRegExp = new RegExp('^[A-Za-z0-9_.-]+$');

export const UnsubscribeToken = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(UnsubscribeTokenMin))
  .check(/*#__PURE__*/ zod.maxLength(UnsubscribeTokenMax))
  .check(/*#__PURE__*/ zod.regex(UnsubscribeTokenRegExp))
  .check(/*#__PURE__*/ zod.describe('Names a user and a kind of mails, signed by the exchange.'));

export type UnsubscribeToken = zod.input<typeof UnsubscribeToken>;
export type UnsubscribeTokenOutput = zod.output<typeof UnsubscribeToken>;

export const Unsubscription = /*#__PURE__*/ zod
  .strictObject({
    category: NotificationCategory,
    is_on: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether such mails are sent to the user.')),
  })
  .check(/*#__PURE__*/ zod.describe('A kind of mails, and whether it still comes.'));

export type Unsubscription = zod.input<typeof Unsubscription>;
export type UnsubscriptionOutput = zod.output<typeof Unsubscription>;

export const ClaimStatus = /*#__PURE__*/ zod
  .enum({
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
    /** Off the market for a while, by its seller. */
    paused: 'paused',
    /** An offer was accepted; the sale is negotiated. */
    under_offer: 'under_offer',
    /** The sale is complete. */
    sold: 'sold',
    /** Taken back by its seller or with the account. */
    withdrawn: 'withdrawn',
    /** Its listing has run out. */
    expired: 'expired',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      'The states a claim passes; only its seller and the staff see it before it is listed.',
    ),
  );

export type ClaimStatus = zod.input<typeof ClaimStatus>;
export type ClaimStatusOutput = zod.output<typeof ClaimStatus>;

export const MyClaimSort = /*#__PURE__*/ zod
  .enum({
    /** When it changed last. */
    updated_at: 'updated_at',
    /** When it was begun. */
    created_at: 'created_at',
    /** Face amount. */
    face_amount: 'face_amount',
    /** Asking price. */
    ask_percent: 'ask_percent',
  } as const)
  .check(
    /*#__PURE__*/ zod.describe(
      "What one's own claims can be ordered by; claims without the value come last.",
    ),
  );

export type MyClaimSort = zod.input<typeof MyClaimSort>;
export type MyClaimSortOutput = zod.output<typeof MyClaimSort>;

export const myClaimCaseCaseCodeRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const MyClaimCase = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    case_code: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(myClaimCaseCaseCodeRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'Short name in addresses, unique and for good, for example `ftx`.',
        ),
      ),
    name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('Name that the case goes by.')),
    logo_url: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Address of the logo; null: show the name.')),
    guide_low_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Lower end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
    guide_high_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Upper end of the price guide, in percent of face; null: there is no guide.',
        ),
      ),
    status: ListedCaseStatus,
  })
  .check(/*#__PURE__*/ zod.describe("The case of one's own claim, as far as a row shows it."));

export type MyClaimCase = zod.input<typeof MyClaimCase>;
export type MyClaimCaseOutput = zod.output<typeof MyClaimCase>;

export const myClaimSummaryReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const myClaimSummaryOffersCountMin = 0;

export const MyClaimSummary = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(myClaimSummaryReferenceRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'What people call the claim, for good; six digits and capital letters without I, L, O and U.',
        ),
      ),
    case: MyClaimCase,
    status: ClaimStatus,
    claim_type: /*#__PURE__*/ zod
      .union([ClaimType, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('What the debtor owes it for; null: not answered yet.')),
    claim_class: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Code of one of the classes of the case; null: the case has none or it is not known.',
        ),
      ),
    currency: Currency,
    face_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Null in a draft without it.')),
    ask_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Asking price in percent of face; null where the claim is open to offers.',
        ),
      ),
    best_bid_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Highest standing bid, in percent of face; null: there is none.',
        ),
      ),
    offers_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(myClaimSummaryOffersCountMin))
      .check(/*#__PURE__*/ zod.describe('Offers that stand.')),
    sold_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the sale was completed; null before.')),
    deal: /*#__PURE__*/ zod
      .union([ClaimDeal, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What was agreed on; null before, and for everybody but the seller and the staff.',
        ),
      ),
    review_note: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'What the reviewer asks for, or why the claim was rejected; null: nothing was written.',
        ),
      ),
    listed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When it came onto the market; null before its first review has ended well.',
        ),
      ),
    expires_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When the listing ends unless it is renewed; null while there is none.',
        ),
      ),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it came into being.')),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('A claim of the caller in a list.'));

export type MyClaimSummary = zod.input<typeof MyClaimSummary>;
export type MyClaimSummaryOutput = zod.output<typeof MyClaimSummary>;

export const myClaimPageTotalCountMin = 0;

export const myClaimPageMyClaimsMax = 100;

export const MyClaimPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(myClaimPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    my_claims: /*#__PURE__*/ zod
      .array(MyClaimSummary)
      .check(/*#__PURE__*/ zod.maxLength(myClaimPageMyClaimsMax))
      .check(/*#__PURE__*/ zod.describe('Claims of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe("A page of one's own claims."));

export type MyClaimPage = zod.input<typeof MyClaimPage>;
export type MyClaimPageOutput = zod.output<typeof MyClaimPage>;

export const DeclaredAnswer = /*#__PURE__*/ zod
  .nullable(/*#__PURE__*/ zod.boolean())
  .check(
    /*#__PURE__*/ zod.describe(
      'What the seller has declared, in the meaning that the field has in `Claim`; null: not answered yet.',
    ),
  );

export type DeclaredAnswer = zod.input<typeof DeclaredAnswer>;
export type DeclaredAnswerOutput = zod.output<typeof DeclaredAnswer>;

export const claimAssetInputSymbolMax = 20;

export const claimAssetInputQuantityRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const ClaimAssetInput = /*#__PURE__*/ zod
  .strictObject({
    symbol: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimAssetInputSymbolMax))
      .check(/*#__PURE__*/ zod.describe("One of the case's assets.")),
    quantity: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(claimAssetInputQuantityRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'Decimal string in the `currency` beside it, at most 8 decimals.',
        ),
      ),
  })
  .check(/*#__PURE__*/ zod.describe('The exchange reckons the value at the petition price.'));

export type ClaimAssetInput = zod.input<typeof ClaimAssetInput>;
export type ClaimAssetInputOutput = zod.output<typeof ClaimAssetInput>;

export const claimAnswersOneMax = 2000;

export const ClaimAnswers = /*#__PURE__*/ zod
  .record(
    /*#__PURE__*/ zod.string(),
    /*#__PURE__*/ zod.union([
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(claimAnswersOneMax)),
      /*#__PURE__*/ zod.boolean(),
    ]),
  )
  .check(
    /*#__PURE__*/ zod.describe(
      'Answers to the questions of the case by their `key`: a boolean for `boolean`, a decimal string for `number`, an ISO date\nfor `date`, one of the options for `select`. A question without an answer is left out.\n',
    ),
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

export const ClaimFields = /*#__PURE__*/ zod
  .strictObject({
    holder_type: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([HolderType, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether a person or a legal entity holds it; null: not answered yet.',
        ),
      ),
    holder_name: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(claimFieldsHolderNameMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Private until an offer is accepted.')),
    holder_country: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'Where the holder lives or is registered; null before it was told.',
        ),
      ),
    acquired_from_other: /*#__PURE__*/ zod.optional(DeclaredAnswer),
    debtor_entity: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(claimFieldsDebtorEntityMax)),
      )
      .check(/*#__PURE__*/ zod.describe("Which of the debtor's companies owes it.")),
    claim_type: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('What the debtor owes it for; null: not answered yet.')),
    claim_class: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(claimFieldsClaimClassMax)),
      )
      .check(
        /*#__PURE__*/ zod.describe(
          'Code of one of the classes of the case; null: the case has none or it is not known.',
        ),
      ),
    priority: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([ClaimPriority, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('Its rank when the estate pays; null: not answered yet.')),
    face_amount: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'What the claim is for, as a decimal string in the currency of the case; null: not known yet.',
        ),
      ),
    assets: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod
          .array(ClaimAssetInput)
          .check(/*#__PURE__*/ zod.maxLength(claimFieldsAssetsMax)),
      )
      .check(
        /*#__PURE__*/ zod.describe(
          'Coins or securities that the claim is for; empty for a claim in money.',
        ),
      ),
    register_status: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([RegisterStatus, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('How it stands in the register; null: not answered yet.')),
    schedule_number: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(claimFieldsScheduleNumberMax)),
      )
      .check(/*#__PURE__*/ zod.describe("Number in the debtor's schedules; null: not scheduled.")),
    proof_of_claim_number: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(claimFieldsProofOfClaimNumberMax)),
      )
      .check(
        /*#__PURE__*/ zod.describe(
          'Number of the proof of claim in the register; null: not filed.',
        ),
      ),
    filed_on: /*#__PURE__*/ zod
      .nullish(/*#__PURE__*/ zod.iso.date())
      .check(
        /*#__PURE__*/ zod.describe('Day on which the proof of claim was filed; null: not filed.'),
      ),
    scheduled_amount: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'What the debtor has scheduled, in `currency`; null: not scheduled.',
        ),
      ),
    filed_amount: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'What the proof of claim asks for, in `currency`; null: not filed.',
        ),
      ),
    allowed_amount: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe('What the court has allowed, in `currency`; null: not decided.'),
      ),
    estate_kyc_status: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([EstateKycStatus, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether the estate has verified the holder; null: not answered yet.',
        ),
      ),
    contingent: /*#__PURE__*/ zod.optional(DeclaredAnswer),
    unliquidated: /*#__PURE__*/ zod.optional(DeclaredAnswer),
    disputed: /*#__PURE__*/ zod.optional(DeclaredAnswer),
    has_loan: /*#__PURE__*/ zod.optional(DeclaredAnswer),
    is_insider: /*#__PURE__*/ zod.optional(DeclaredAnswer),
    has_preference_exposure: /*#__PURE__*/ zod.optional(DeclaredAnswer),
    preference_exposure_amount: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'What the holder received in the 90 days before the petition. Needed with `has_preference_exposure`; null without it.',
        ),
      ),
    answers: /*#__PURE__*/ zod.optional(ClaimAnswers),
    ask_percent: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]))
      .check(/*#__PURE__*/ zod.describe('Null where the claim is open to offers.')),
    minimum_percent: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'Offers below it are declined at once. Only the seller sees it.',
        ),
      ),
    recourse_preference: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]))
      .check(
        /*#__PURE__*/ zod.describe(
          'What the seller would take back or pay for; null: open to negotiation.',
        ),
      ),
    partial_sale: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.boolean())
      .check(/*#__PURE__*/ zod.describe('Whether a part of the claim can be bought.')),
    description: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(claimFieldsDescriptionMax)),
      )
      .check(
        /*#__PURE__*/ zod.describe('What the seller tells buyers, as plain text; null: nothing.'),
      ),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      "What a seller says about a claim. Amounts are above zero and in the case's currency, with no more decimals than it has.\n`claim_type`, `claim_class`, `assets` and `answers` come from the case's parameters. A declared fact is null until the\nseller has answered yes or no, and so are `holder_type`, `claim_type`, `register_status`, `priority` and\n`estate_kyc_status` until one of their values was chosen; a claim is submitted with all of them answered.\n",
    ),
  );

export type ClaimFields = zod.input<typeof ClaimFields>;
export type ClaimFieldsOutput = zod.output<typeof ClaimFields>;

export const myClaimCreateInputCaseIdMax = 2147483647;

export const MyClaimCreateInput = /*#__PURE__*/ zod
  .strictObject({
    case_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(myClaimCreateInputCaseIdMax))
      .check(/*#__PURE__*/ zod.describe('Number of the case.')),
    claim: ClaimFields,
  })
  .check(/*#__PURE__*/ zod.describe('The case, and what is known of the claim so far.'));

export type MyClaimCreateInput = zod.input<typeof MyClaimCreateInput>;
export type MyClaimCreateInputOutput = zod.output<typeof MyClaimCreateInput>;

export const ClaimTimelineEventType = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('What can happen to a claim.'));

export type ClaimTimelineEventType = zod.input<typeof ClaimTimelineEventType>;
export type ClaimTimelineEventTypeOutput = zod.output<typeof ClaimTimelineEventType>;

export const ClaimTimelineEvent = /*#__PURE__*/ zod
  .strictObject({
    type: ClaimTimelineEventType.check(/*#__PURE__*/ zod.describe('What happened.')),
    actor_role: /*#__PURE__*/ zod
      .enum({
        /** The seller. */
        seller: 'seller',
        /** An administrator. */
        staff: 'staff',
        /** The clock, or what became of an offer. */
        system: 'system',
      } as const)
      .check(/*#__PURE__*/ zod.describe('Who brought it about; `system` is the clock.')),
    note: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('What the reviewer wrote.')),
    occurred_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it happened.')),
  })
  .check(/*#__PURE__*/ zod.describe('One thing that happened to a claim.'));

export type ClaimTimelineEvent = zod.input<typeof ClaimTimelineEvent>;
export type ClaimTimelineEventOutput = zod.output<typeof ClaimTimelineEvent>;

export const myClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const myClaimAssetsMax = 50;

export const myClaimDocumentsMax = 20;

export const myClaimTimelineMax = 500;

export const myClaimOffersCountMin = 0;

export const myClaimViewsCountMin = 0;

export const myClaimFollowersCountMin = 0;

export const MyClaim = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(myClaimReferenceRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'What people call the claim, for good; six digits and capital letters without I, L, O and U.',
        ),
      ),
    case: MyClaimCase,
    status: ClaimStatus,
    currency: Currency,
    holder_type: /*#__PURE__*/ zod
      .union([HolderType, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether a person or a legal entity holds it; null: not answered yet.',
        ),
      ),
    holder_name: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Who holds the claim, as in the register; buyers see it after an agreement only.',
        ),
      ),
    holder_country: /*#__PURE__*/ zod
      .union([CountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Where the holder lives or is registered; null before it was told.',
        ),
      ),
    acquired_from_other: DeclaredAnswer,
    debtor_entity: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe("Which of the debtor's companies owes it; null: not known."),
      ),
    claim_type: /*#__PURE__*/ zod
      .union([ClaimType, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('What the debtor owes it for; null: not answered yet.')),
    claim_class: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Code of one of the classes of the case; null: the case has none or it is not known.',
        ),
      ),
    priority: /*#__PURE__*/ zod
      .union([ClaimPriority, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Its rank when the estate pays; null: not answered yet.')),
    face_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the claim is for, as a decimal string in `currency`; null in a draft without it.',
        ),
      ),
    assets: /*#__PURE__*/ zod
      .array(ClaimAsset)
      .check(/*#__PURE__*/ zod.maxLength(myClaimAssetsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Coins or securities that the claim is for; empty for a claim in money.',
        ),
      ),
    register_status: /*#__PURE__*/ zod
      .union([RegisterStatus, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('How it stands in the register; null: not answered yet.')),
    schedule_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe("Number in the debtor's schedules; null: not scheduled.")),
    proof_of_claim_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'Number of the proof of claim in the register; null: not filed.',
        ),
      ),
    filed_on: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(
        /*#__PURE__*/ zod.describe('Day on which the proof of claim was filed; null: not filed.'),
      ),
    scheduled_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the debtor has scheduled, in `currency`; null: not scheduled.',
        ),
      ),
    filed_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the proof of claim asks for, in `currency`; null: not filed.',
        ),
      ),
    allowed_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('What the court has allowed, in `currency`; null: not decided.'),
      ),
    estate_kyc_status: /*#__PURE__*/ zod
      .union([EstateKycStatus, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Whether the estate has verified the holder; null: not answered yet.',
        ),
      ),
    contingent: DeclaredAnswer,
    unliquidated: DeclaredAnswer,
    disputed: DeclaredAnswer,
    has_loan: DeclaredAnswer,
    is_insider: DeclaredAnswer,
    has_preference_exposure: DeclaredAnswer,
    preference_exposure_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the holder received in the 90 days before the petition, in `currency`; null without `has_preference_exposure`.',
        ),
      ),
    answers: ClaimAnswers,
    ask_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Asking price in percent of face; null where the claim is open to offers.',
        ),
      ),
    minimum_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Offers below it are declined at once; null: none is. Only the seller sees it.',
        ),
      ),
    recourse_preference: /*#__PURE__*/ zod
      .union([Recourse, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What the seller would take back or pay for; null: open to negotiation.',
        ),
      ),
    partial_sale: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether a part of the claim can be bought.')),
    description: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('What the seller tells buyers, as plain text; null: nothing.'),
      ),
    documents: /*#__PURE__*/ zod
      .array(Document)
      .check(/*#__PURE__*/ zod.maxLength(myClaimDocumentsMax))
      .check(/*#__PURE__*/ zod.describe('Documents of the claim, the latest first.')),
    timeline: /*#__PURE__*/ zod
      .array(ClaimTimelineEvent)
      .check(/*#__PURE__*/ zod.maxLength(myClaimTimelineMax))
      .check(/*#__PURE__*/ zod.describe('The latest first.')),
    review_note: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe('What the reviewer asks for or why the claim was rejected.'),
      ),
    featured: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether staff show it first.')),
    best_bid_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Highest standing bid, in percent of face; null: there is none.',
        ),
      ),
    offers_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(myClaimOffersCountMin))
      .check(/*#__PURE__*/ zod.describe('Offers that stand.')),
    views_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(myClaimViewsCountMin))
      .check(/*#__PURE__*/ zod.describe('How often it was looked at.')),
    followers_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(myClaimFollowersCountMin))
      .check(/*#__PURE__*/ zod.describe('Users who follow it.')),
    submitted_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When it was last submitted for review; null before.')),
    listed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When it came onto the market; null before its first review has ended well.',
        ),
      ),
    expires_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When the listing ends unless it is renewed; null while there is none.',
        ),
      ),
    sold_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the sale was completed; null before.')),
    deal: /*#__PURE__*/ zod
      .union([ClaimDeal, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'What was agreed on; null before, and for everybody but the seller and the staff.',
        ),
      ),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it came into being.')),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('A claim as its seller reads it.'));

export type MyClaim = zod.input<typeof MyClaim>;
export type MyClaimOutput = zod.output<typeof MyClaim>;

export const MyClaimUpdateInput = /*#__PURE__*/ zod
  .strictObject({
    claim: ClaimFields,
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('What changes, and the version it was decided on.'));

export type MyClaimUpdateInput = zod.input<typeof MyClaimUpdateInput>;
export type MyClaimUpdateInputOutput = zod.output<typeof MyClaimUpdateInput>;

export const claimOffersOffersMax = 100;

export const ClaimOffers = /*#__PURE__*/ zod
  .strictObject({
    offers: /*#__PURE__*/ zod
      .array(Offer)
      .check(/*#__PURE__*/ zod.maxLength(claimOffersOffersMax))
      .check(/*#__PURE__*/ zod.describe('The highest net amount first, at most 100.')),
  })
  .check(/*#__PURE__*/ zod.describe('Pending offers for one claim.'));

export type ClaimOffers = zod.input<typeof ClaimOffers>;
export type ClaimOffersOutput = zod.output<typeof ClaimOffers>;

export const ClaimDocumentUpload = /*#__PURE__*/ zod
  .strictObject({
    file: /*#__PURE__*/ zod
      .instanceof(Blob)
      .check(/*#__PURE__*/ zod.describe('PDF, JPEG, PNG or WebP, at most 25 MB.')),
    kind: ClaimDocumentKind,
  })
  .check(/*#__PURE__*/ zod.describe('One file of a claim and what it shows.'));

export type ClaimDocumentUpload = zod.input<typeof ClaimDocumentUpload>;
export type ClaimDocumentUploadOutput = zod.output<typeof ClaimDocumentUpload>;

export const savedDocumentInputDocumentIdMax = 2147483647;

export const SavedDocumentInput = /*#__PURE__*/ zod
  .strictObject({
    document_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(savedDocumentInputDocumentIdMax))
      .check(/*#__PURE__*/ zod.describe('A saved document of the caller.')),
  })
  .check(/*#__PURE__*/ zod.describe('Which saved document is copied to the claim.'));

export type SavedDocumentInput = zod.input<typeof SavedDocumentInput>;
export type SavedDocumentInputOutput = zod.output<typeof SavedDocumentInput>;

export const stageCountCountMin = 0;

export const StageCount = /*#__PURE__*/ zod
  .strictObject({
    status: NegotiationStatus,
    count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(stageCountCountMin))
      .check(/*#__PURE__*/ zod.describe('How many.')),
  })
  .check(
    /*#__PURE__*/ zod.describe('How many negotiations of the caller as buyer are in one stage.'),
  );

export type StageCount = zod.input<typeof StageCount>;
export type StageCountOutput = zod.output<typeof StageCount>;

export const MoneySum = /*#__PURE__*/ zod
  .strictObject({
    currency: Currency,
    amount: AmountSum,
  })
  .check(/*#__PURE__*/ zod.describe('A sum in one currency.'));

export type MoneySum = zod.input<typeof MoneySum>;
export type MoneySumOutput = zod.output<typeof MoneySum>;

export const buyerPortalAwaitingMeMax = 10;

export const buyerPortalStagesMax = 6;

export const buyerPortalCommittedMax = 100;

export const buyerPortalSpentMax = 100;

export const BuyerPortal = /*#__PURE__*/ zod
  .strictObject({
    awaiting_me: /*#__PURE__*/ zod
      .array(NegotiationSummary)
      .check(/*#__PURE__*/ zod.maxLength(buyerPortalAwaitingMeMax))
      .check(
        /*#__PURE__*/ zod.describe(
          "Negotiations in which it is the caller's turn, the earliest deadline first.",
        ),
      ),
    stages: /*#__PURE__*/ zod
      .array(StageCount)
      .check(/*#__PURE__*/ zod.maxLength(buyerPortalStagesMax))
      .check(/*#__PURE__*/ zod.describe('From `open` to `completed`, also those with none.')),
    committed: /*#__PURE__*/ zod
      .array(MoneySum)
      .check(/*#__PURE__*/ zod.maxLength(buyerPortalCommittedMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'What the buyer has agreed to pay and not paid yet, with fees, by currency.',
        ),
      ),
    spent: /*#__PURE__*/ zod
      .array(MoneySum)
      .check(/*#__PURE__*/ zod.maxLength(buyerPortalSpentMax))
      .check(/*#__PURE__*/ zod.describe('What the buyer has paid, with fees, by currency.')),
  })
  .check(
    /*#__PURE__*/ zod.describe("What a buyer's negotiations need now, and what they come to."),
  );

export type BuyerPortal = zod.input<typeof BuyerPortal>;
export type BuyerPortalOutput = zod.output<typeof BuyerPortal>;

export const claimStatusCountCountMin = 0;

export const ClaimStatusCount = /*#__PURE__*/ zod
  .strictObject({
    status: ClaimStatus,
    count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(claimStatusCountCountMin))
      .check(/*#__PURE__*/ zod.describe('How many.')),
  })
  .check(/*#__PURE__*/ zod.describe('How many claims of the caller are in one state.'));

export type ClaimStatusCount = zod.input<typeof ClaimStatusCount>;
export type ClaimStatusCountOutput = zod.output<typeof ClaimStatusCount>;

export const HeldCase = /*#__PURE__*/ zod
  .strictObject({
    case: MyClaimCase,
    currency: Currency,
    claims_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('How many of these claims there are.')),
    face_amount: AmountSum.check(/*#__PURE__*/ zod.describe('Sum over these claims.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'A case in which the caller has claims that are not sold, rejected or withdrawn.',
    ),
  );

export type HeldCase = zod.input<typeof HeldCase>;
export type HeldCaseOutput = zod.output<typeof HeldCase>;

export const sellerPortalNegotiationsMax = 10;

export const sellerPortalClaimsByStatusMax = 10;

export const sellerPortalAttentionMax = 10;

export const sellerPortalHeldCasesMax = 1000;

export const SellerPortal = /*#__PURE__*/ zod
  .strictObject({
    negotiations: /*#__PURE__*/ zod
      .array(NegotiationSummary)
      .check(/*#__PURE__*/ zod.maxLength(sellerPortalNegotiationsMax))
      .check(
        /*#__PURE__*/ zod.describe(
          "Negotiations in which it is the seller's turn, the earliest deadline first.",
        ),
      ),
    claims_by_status: /*#__PURE__*/ zod
      .array(ClaimStatusCount)
      .check(/*#__PURE__*/ zod.maxLength(sellerPortalClaimsByStatusMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Every state in the order a claim passes them, also those with none.',
        ),
      ),
    attention: /*#__PURE__*/ zod
      .array(MyClaimSummary)
      .check(/*#__PURE__*/ zod.maxLength(sellerPortalAttentionMax))
      .check(
        /*#__PURE__*/ zod.describe(
          'Claims that wait for the seller: changes requested, listings that end within seven days, drafts; in this order.',
        ),
      ),
    held_cases: /*#__PURE__*/ zod
      .array(HeldCase)
      .check(/*#__PURE__*/ zod.maxLength(sellerPortalHeldCasesMax))
      .check(/*#__PURE__*/ zod.describe('Cases in which the caller holds claims.')),
  })
  .check(/*#__PURE__*/ zod.describe("What a seller's claims need now."));

export type SellerPortal = zod.input<typeof SellerPortal>;
export type SellerPortalOutput = zod.output<typeof SellerPortal>;

export const adminSignInInputAdminPasswordMax = 128;

export const AdminSignInInput = /*#__PURE__*/ zod
  .strictObject({
    admin: /*#__PURE__*/ zod
      .strictObject({
        email: Email,
        password: /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(adminSignInInputAdminPasswordMax))
          .check(/*#__PURE__*/ zod.describe('The present password.')),
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(/*#__PURE__*/ zod.describe('Address and password of an administrator.'));

export type AdminSignInInput = zod.input<typeof AdminSignInInput>;
export type AdminSignInInputOutput = zod.output<typeof AdminSignInInput>;

export const Admin = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    email: Email.check(/*#__PURE__*/ zod.describe('Address for the sign-in.')),
    first_name: PersonName.check(/*#__PURE__*/ zod.describe('Given name, as its owner writes it.')),
    last_name: PersonName.check(/*#__PURE__*/ zod.describe('Family name, as its owner writes it.')),
  })
  .check(/*#__PURE__*/ zod.describe('A member of the staff, as they see themselves.'));

export type Admin = zod.input<typeof Admin>;
export type AdminOutput = zod.output<typeof Admin>;

export const AdminUserSort = /*#__PURE__*/ zod
  .enum({
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
  } as const)
  .check(/*#__PURE__*/ zod.describe('What users can be ordered by.'));

export type AdminUserSort = zod.input<typeof AdminUserSort>;
export type AdminUserSortOutput = zod.output<typeof AdminUserSort>;

export const Manager = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('First and last name.')),
  })
  .check(/*#__PURE__*/ zod.describe('The administrator who looks after a user.'));

export type Manager = zod.input<typeof Manager>;
export type ManagerOutput = zod.output<typeof Manager>;

export const adminUserClaimsCountMin = 0;

export const adminUserSignInCountMin = 0;

export const adminUserLockVersionMin = 0;

export const AdminUser = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    first_name: PersonName.check(/*#__PURE__*/ zod.describe('Given name, as its owner writes it.')),
    last_name: PersonName.check(/*#__PURE__*/ zod.describe('Family name, as its owner writes it.')),
    company: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('For whom the person acts; null for themselves.')),
    email: Email.check(
      /*#__PURE__*/ zod.describe('Where mails go; unique without regard to case.'),
    ),
    email_verified_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the address was proved; null before.')),
    phone_number: /*#__PURE__*/ zod
      .union([PhoneNumber, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('National digits, without the country code; null: none given.'),
      ),
    phone_country_code: /*#__PURE__*/ zod
      .union([PhoneCountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Calling code of `phone_number` with its plus; null exactly when that is.',
        ),
      ),
    whatsapp_number: /*#__PURE__*/ zod
      .union([PhoneNumber, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('National digits, without the country code; null: none given.'),
      ),
    whatsapp_country_code: /*#__PURE__*/ zod
      .union([PhoneCountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Calling code of `whatsapp_number` with its plus; null exactly when that is.',
        ),
      ),
    telegram: /*#__PURE__*/ zod
      .union([TelegramHandle, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Handle without the at sign; null: none given.')),
    preferred_contact_method: ContactMethod,
    has_set_password: /*#__PURE__*/ zod
      .boolean()
      .check(
        /*#__PURE__*/ zod.describe(
          'False for accounts that staff made and whose user has set none yet.',
        ),
      ),
    status: UserStatus,
    status_reason: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'What staff wrote when they suspended or closed the account; else null.',
        ),
      ),
    buyer_account_status: BuyerAccountStatus,
    identity_status: IdentityStatus,
    type_of_user: TypeOfUser,
    country: /*#__PURE__*/ zod
      .union([CountryCode, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'Where the person lives, as in the identity documents; null before they told.',
        ),
      ),
    buyerAccount: /*#__PURE__*/ zod
      .union([BuyerAccountSummary, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Null for a user who never applied for a buyer account.')),
    manager: /*#__PURE__*/ zod
      .union([Manager, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('The administrator who looks after the user; null: nobody.'),
      ),
    claims_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminUserClaimsCountMin))
      .check(/*#__PURE__*/ zod.describe('Claims of the user, drafts included.')),
    sign_in_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminUserSignInCountMin))
      .check(/*#__PURE__*/ zod.describe('Successful sign-ins so far.')),
    last_sign_in_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the user last signed in; null: never.')),
    identity_verification: /*#__PURE__*/ zod
      .union([IdentityVerification, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('The latest submission; null before the first.')),
    lock_version: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminUserLockVersionMin))
      .check(/*#__PURE__*/ zod.describe('Sent back with a change; a stale one is 409.')),
    token: /*#__PURE__*/ zod
      .optional(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'A session token for this user, valid 15 minutes, carrying the administrator. Every issue is audited.',
        ),
      ),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it came into being.')),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'A user as administrators see them. `token` is present only when it was asked for.',
    ),
  );

export type AdminUser = zod.input<typeof AdminUser>;
export type AdminUserOutput = zod.output<typeof AdminUser>;

export const adminUserPageTotalCountMin = 0;

export const adminUserPageUsersMax = 100;

export const AdminUserPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminUserPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    users: /*#__PURE__*/ zod
      .array(AdminUser)
      .check(/*#__PURE__*/ zod.maxLength(adminUserPageUsersMax))
      .check(/*#__PURE__*/ zod.describe('Users of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of users.'));

export type AdminUserPage = zod.input<typeof AdminUserPage>;
export type AdminUserPageOutput = zod.output<typeof AdminUserPage>;

export const adminUserCreateInputUserCompanyMax = 200;

export const AdminUserCreateInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        first_name: PersonName,
        last_name: PersonName,
        company: /*#__PURE__*/ zod
          .nullish(
            /*#__PURE__*/ zod
              .string()
              .check(/*#__PURE__*/ zod.maxLength(adminUserCreateInputUserCompanyMax)),
          )
          .check(/*#__PURE__*/ zod.describe('For whom the person acts; null for themselves.')),
        email: Email,
        phone_number: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'National digits, without the country code; null: none given.',
            ),
          ),
        phone_country_code: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'Calling code of `phone_number` with its plus; null exactly when that is.',
            ),
          ),
        whatsapp_number: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'National digits, without the country code; null: none given.',
            ),
          ),
        whatsapp_country_code: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'Calling code of `whatsapp_number` with its plus; null exactly when that is.',
            ),
          ),
        telegram: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]))
          .check(/*#__PURE__*/ zod.describe('Handle without the at sign; null: none given.')),
        preferred_contact_method: /*#__PURE__*/ zod.optional(ContactMethod),
        status: /*#__PURE__*/ zod
          .optional(UserStatus)
          .check(/*#__PURE__*/ zod.describe('`pending` or `active`; `pending` without it.')),
        country: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'Where the person lives, as in the identity documents; null before they told.',
            ),
          ),
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'The account has no password until its user sets one; an invitation mail with a magic link is sent.',
    ),
  );

export type AdminUserCreateInput = zod.input<typeof AdminUserCreateInput>;
export type AdminUserCreateInputOutput = zod.output<typeof AdminUserCreateInput>;

export const identityReviewInputIdentityVerificationRejectionReasonMax = 1000;

export const IdentityReviewInput = /*#__PURE__*/ zod
  .strictObject({
    identity_verification: /*#__PURE__*/ zod
      .strictObject({
        status: /*#__PURE__*/ zod
          .enum({
            /** The documents show who the person is. */
            approved: 'approved',
            /** Other documents are needed. */
            resubmission_requested: 'resubmission_requested',
            /** The identity is not accepted, for good. */
            rejected: 'rejected',
          } as const)
          .check(/*#__PURE__*/ zod.describe('State of the record.')),
        rejection_reason: /*#__PURE__*/ zod
          .nullish(
            /*#__PURE__*/ zod
              .string()
              .check(/*#__PURE__*/ zod.minLength(1))
              .check(
                /*#__PURE__*/ zod.maxLength(
                  identityReviewInputIdentityVerificationRejectionReasonMax,
                ),
              ),
          )
          .check(
            /*#__PURE__*/ zod.describe(
              'What staff wrote to the user; null: nothing had to be said.',
            ),
          ),
      })
      .check(/*#__PURE__*/ zod.describe('The decision on the latest submission.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Transitions: pending to approved, resubmission_requested or rejected; approved or rejected to\nresubmission_requested. `rejection_reason` is required unless approving.\n',
    ),
  );

export type IdentityReviewInput = zod.input<typeof IdentityReviewInput>;
export type IdentityReviewInputOutput = zod.output<typeof IdentityReviewInput>;

export const adminUserChangeInputUserCompanyMax = 200;

export const adminUserChangeInputUserReasonMax = 1000;

export const adminUserChangeInputUserLockVersionMin = 0;

export const AdminUserChangeInput = /*#__PURE__*/ zod
  .strictObject({
    user: /*#__PURE__*/ zod
      .strictObject({
        first_name: /*#__PURE__*/ zod.optional(PersonName),
        last_name: /*#__PURE__*/ zod.optional(PersonName),
        company: /*#__PURE__*/ zod
          .nullish(
            /*#__PURE__*/ zod
              .string()
              .check(/*#__PURE__*/ zod.maxLength(adminUserChangeInputUserCompanyMax)),
          )
          .check(/*#__PURE__*/ zod.describe('For whom the person acts; null for themselves.')),
        email: /*#__PURE__*/ zod.optional(Email),
        phone_number: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'National digits, without the country code; null: none given.',
            ),
          ),
        phone_country_code: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'Calling code of `phone_number` with its plus; null exactly when that is.',
            ),
          ),
        whatsapp_number: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'National digits, without the country code; null: none given.',
            ),
          ),
        whatsapp_country_code: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]))
          .check(
            /*#__PURE__*/ zod.describe(
              'Calling code of `whatsapp_number` with its plus; null exactly when that is.',
            ),
          ),
        telegram: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]))
          .check(/*#__PURE__*/ zod.describe('Handle without the at sign; null: none given.')),
        preferred_contact_method: /*#__PURE__*/ zod.optional(ContactMethod),
        status: /*#__PURE__*/ zod.optional(UserStatus),
        buyer_account_status: /*#__PURE__*/ zod.optional(BuyerAccountStatus),
        reason: /*#__PURE__*/ zod
          .nullish(
            /*#__PURE__*/ zod
              .string()
              .check(/*#__PURE__*/ zod.minLength(1))
              .check(/*#__PURE__*/ zod.maxLength(adminUserChangeInputUserReasonMax)),
          )
          .check(
            /*#__PURE__*/ zod.describe(
              'Why, in words that the person reads; null where none is needed.',
            ),
          ),
        managed_by_me: /*#__PURE__*/ zod
          .optional(/*#__PURE__*/ zod.boolean())
          .check(
            /*#__PURE__*/ zod.describe('Makes the calling administrator the manager, or nobody.'),
          ),
        lock_version: /*#__PURE__*/ zod
          .optional(
            /*#__PURE__*/ zod
              .int()
              .check(/*#__PURE__*/ zod.gte(adminUserChangeInputUserLockVersionMin)),
          )
          .check(/*#__PURE__*/ zod.describe('Refuses with 409 when the user has changed since.')),
      })
      .check(/*#__PURE__*/ zod.describe('The fields, under one name as forms of Rails send them.')),
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Only what is sent changes. Status changes follow the state machines of user and buyer account. `reason` goes with\na change that takes something away or asks for something: `status` suspended or deactivated, or\n`buyer_account_status` info_requested, rejected or suspended. The person reads it.\n',
    ),
  );

export type AdminUserChangeInput = zod.input<typeof AdminUserChangeInput>;
export type AdminUserChangeInputOutput = zod.output<typeof AdminUserChangeInput>;

export const AdminUserUpdateInput = /*#__PURE__*/ zod
  .union([IdentityReviewInput, AdminUserChangeInput])
  .check(
    /*#__PURE__*/ zod.describe(
      'Either a review of the identity or a change of the user, never both.',
    ),
  );

export type AdminUserUpdateInput = zod.input<typeof AdminUserUpdateInput>;
export type AdminUserUpdateInputOutput = zod.output<typeof AdminUserUpdateInput>;

export const CountryInput = /*#__PURE__*/ zod
  .strictObject({
    country: CountryCode.check(/*#__PURE__*/ zod.describe('The country as the documents show it.')),
  })
  .check(/*#__PURE__*/ zod.describe('The country that replaces the present one.'));

export type CountryInput = zod.input<typeof CountryInput>;
export type CountryInputOutput = zod.output<typeof CountryInput>;

export const reviewedClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const ReviewedClaim = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.regex(reviewedClaimReferenceRegExp))
      .check(
        /*#__PURE__*/ zod.describe(
          'What people call the claim, for good; six digits and capital letters without I, L, O and U.',
        ),
      ),
    status: ClaimStatus,
    review_note: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(
        /*#__PURE__*/ zod.describe(
          'What the reviewer asks for, or why the claim was rejected; null: nothing was written.',
        ),
      ),
    listed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When it came onto the market; null before its first review has ended well.',
        ),
      ),
    expires_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe(
          'When the listing ends unless it is renewed; null while there is none.',
        ),
      ),
    lock_version: LockVersion,
  })
  .check(/*#__PURE__*/ zod.describe('What a review has made of a claim.'));

export type ReviewedClaim = zod.input<typeof ReviewedClaim>;
export type ReviewedClaimOutput = zod.output<typeof ReviewedClaim>;

export const claimReviewInputReviewNoteMax = 2000;

export const claimReviewInputReviewNoteRegExp = new RegExp('\\S');

export const ClaimReviewInput = /*#__PURE__*/ zod
  .strictObject({
    review_note: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(claimReviewInputReviewNoteMax))
      .check(/*#__PURE__*/ zod.regex(claimReviewInputReviewNoteRegExp))
      .check(/*#__PURE__*/ zod.describe('The seller reads it.')),
    lock_version: LockVersion,
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'What the reviewer tells the seller, and on which version it was decided.',
    ),
  );

export type ClaimReviewInput = zod.input<typeof ClaimReviewInput>;
export type ClaimReviewInputOutput = zod.output<typeof ClaimReviewInput>;

export const AdminNegotiationSort = /*#__PURE__*/ zod
  .enum({
    /** The deadline of the present stage. */
    due_at: 'due_at',
    /** What changed last. */
    updated_at: 'updated_at',
    /** The agreed amount. */
    agreed_amount: 'agreed_amount',
  } as const)
  .check(/*#__PURE__*/ zod.describe('What negotiations can be ordered by.'));

export type AdminNegotiationSort = zod.input<typeof AdminNegotiationSort>;
export type AdminNegotiationSortOutput = zod.output<typeof AdminNegotiationSort>;

export const AdminNegotiationSummary = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: NegotiationReference,
    status: NegotiationStatus,
    awaiting: Awaiting,
    due_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe('Deadline of whoever it awaits; null where there is none.'),
      ),
    claim: OfferClaim,
    buyer_name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('First and last name.')),
    seller_name: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('First and last name.')),
    price_percent: Percent.check(/*#__PURE__*/ zod.describe('Of the latest offer, or as agreed.')),
    amount: Amount.check(/*#__PURE__*/ zod.describe('Of the latest offer, or as agreed.')),
    currency: Currency,
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(/*#__PURE__*/ zod.describe('A negotiation in a list of staff.'));

export type AdminNegotiationSummary = zod.input<typeof AdminNegotiationSummary>;
export type AdminNegotiationSummaryOutput = zod.output<typeof AdminNegotiationSummary>;

export const adminNegotiationPageTotalCountMin = 0;

export const adminNegotiationPageNegotiationsMax = 100;

export const AdminNegotiationPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminNegotiationPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    negotiations: /*#__PURE__*/ zod
      .array(AdminNegotiationSummary)
      .check(/*#__PURE__*/ zod.maxLength(adminNegotiationPageNegotiationsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of negotiations.'));

export type AdminNegotiationPage = zod.input<typeof AdminNegotiationPage>;
export type AdminNegotiationPageOutput = zod.output<typeof AdminNegotiationPage>;

export const AdminParty = /*#__PURE__*/ zod
  .strictObject({
    user_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the user.')),
    name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('First and last name.')),
    company: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Its company; null: none.')),
    email: Email,
    label: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.describe('What the other side calls it before names are disclosed.'),
      ),
    has_signed: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether it has signed the assignment agreement.')),
  })
  .check(/*#__PURE__*/ zod.describe('A side of a negotiation as staff see it.'));

export type AdminParty = zod.input<typeof AdminParty>;
export type AdminPartyOutput = zod.output<typeof AdminParty>;

export const AdminMove = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    made_by: OfferSide,
    price_percent: Percent.check(/*#__PURE__*/ zod.describe('In percent of face.')),
    amount: Amount.check(/*#__PURE__*/ zod.describe('What it comes to.')),
    recourse: Recourse,
    excess_claim: ExcessClaim,
    settlement_days: SettlementDays,
    status: OfferStatus,
    expires_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('Until when it could be answered.')),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was made.')),
  })
  .check(/*#__PURE__*/ zod.describe('An offer as staff see it.'));

export type AdminMove = zod.input<typeof AdminMove>;
export type AdminMoveOutput = zod.output<typeof AdminMove>;

export const adminNegotiationMovesMax = 20;

export const adminNegotiationEventsMax = 100;

export const AdminNegotiation = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    reference: NegotiationReference,
    status: NegotiationStatus,
    awaiting: Awaiting,
    due_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(
        /*#__PURE__*/ zod.describe('Deadline of whoever it awaits; null where there is none.'),
      ),
    claim: OfferClaim,
    buyer: AdminParty,
    seller: AdminParty,
    moves: /*#__PURE__*/ zod
      .array(AdminMove)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(adminNegotiationMovesMax))
      .check(/*#__PURE__*/ zod.describe('All offers, the first one first.')),
    conversation_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Where its sides write to each other.')),
    agreed_percent: /*#__PURE__*/ zod
      .union([Percent, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe(
          'The price that was agreed on, in percent of face; null before.',
        ),
      ),
    agreed_amount: /*#__PURE__*/ zod
      .union([Amount, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('The amount that was agreed on, in `currency`; null before.'),
      ),
    agreed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the offer was accepted; null before.')),
    currency: Currency,
    payment_reference: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('What the buyer wrote on the payment; null before.')),
    payment_document_id: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.int())
      .check(/*#__PURE__*/ zod.describe('Document that proves the payment; null: none.')),
    paid_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the buyer marked it as paid; null before.')),
    received_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the payment was confirmed; null before.')),
    transfer_filed_on: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(/*#__PURE__*/ zod.describe('Day on which the transfer was filed; null before.')),
    objection_deadline_on: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.date())
      .check(/*#__PURE__*/ zod.describe('Last day for objections to the transfer; null before.')),
    docket_number: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Number of the filing in the docket; null before.')),
    cancel_reason: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Why it was cancelled; null where it was not.')),
    cancelled_by: /*#__PURE__*/ zod
      .union([NegotiationActor, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Who cancelled it; null where it was not.')),
    completed_at: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false }))
      .check(/*#__PURE__*/ zod.describe('When the sale was completed; null before.')),
    events: /*#__PURE__*/ zod
      .array(NegotiationEvent)
      .check(/*#__PURE__*/ zod.maxLength(adminNegotiationEventsMax))
      .check(/*#__PURE__*/ zod.describe('The latest first, at most 100.')),
    lock_version: LockVersion,
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When the first offer was made.')),
    updated_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it changed last.')),
  })
  .check(/*#__PURE__*/ zod.describe('A negotiation as staff see it.'));

export type AdminNegotiation = zod.input<typeof AdminNegotiation>;
export type AdminNegotiationOutput = zod.output<typeof AdminNegotiation>;

export const advanceInputDocketNumberMax = 50;

export const advanceInputDocketNumberRegExp = new RegExp('\\S');

export const AdvanceInput = /*#__PURE__*/ zod
  .strictObject({
    to: /*#__PURE__*/ zod
      .enum({
        /** Ends the examination. */
        signing: 'signing',
        /** Confirms the payment, or records the filing once it was confirmed. */
        transfer: 'transfer',
        /** Completes the sale. */
        completed: 'completed',
      } as const)
      .check(/*#__PURE__*/ zod.describe('The stage.')),
    transfer_filed_on: /*#__PURE__*/ zod
      .nullish(/*#__PURE__*/ zod.iso.date())
      .check(/*#__PURE__*/ zod.describe('Day on which the transfer was filed; not in the future.')),
    docket_number: /*#__PURE__*/ zod
      .nullish(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(advanceInputDocketNumberMax))
          .check(/*#__PURE__*/ zod.regex(advanceInputDocketNumberRegExp)),
      )
      .check(/*#__PURE__*/ zod.describe('Number of the filing in the docket.')),
    lock_version: LockVersion,
  })
  .check(
    /*#__PURE__*/ zod.describe(
      'Where to, with what is recorded there, and the version it was decided on.',
    ),
  );

export type AdvanceInput = zod.input<typeof AdvanceInput>;
export type AdvanceInputOutput = zod.output<typeof AdvanceInput>;

export const AssignedFilter = /*#__PURE__*/ zod
  .enum({
    /** The caller. */
    me: 'me',
    /** Nobody yet. */
    nobody: 'nobody',
  } as const)
  .check(/*#__PURE__*/ zod.describe('Who of our staff deals with it.'));

export type AssignedFilter = zod.input<typeof AssignedFilter>;
export type AssignedFilterOutput = zod.output<typeof AssignedFilter>;

export const ConversationUser = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the user.')),
    name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('First and last name.')),
  })
  .check(/*#__PURE__*/ zod.describe('The user of a conversation, as our staff see them.'));

export type ConversationUser = zod.input<typeof ConversationUser>;
export type ConversationUserOutput = zod.output<typeof ConversationUser>;

export const AssignedAdmin = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the administrator.')),
    name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The name.')),
    is_me: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether it is the caller.')),
  })
  .check(/*#__PURE__*/ zod.describe('Who of our staff deals with a conversation.'));

export type AssignedAdmin = zod.input<typeof AssignedAdmin>;
export type AssignedAdminOutput = zod.output<typeof AssignedAdmin>;

export const adminConversationSummaryUnreadCountMin = 0;

export const AdminConversationSummary = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    kind: ConversationKind,
    status: ConversationStatus,
    subject: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What it is about; of a negotiation, its reference.')),
    user: /*#__PURE__*/ zod
      .union([ConversationUser, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Who writes to our staff; null in a negotiation.')),
    claim: /*#__PURE__*/ zod
      .union([ConversationClaim, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('The claim that it is about; null where it is about none.'),
      ),
    negotiation_id: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
      .check(/*#__PURE__*/ zod.describe('The negotiation; null with a user.')),
    assigned_admin: /*#__PURE__*/ zod
      .union([AssignedAdmin, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Who deals with it; null for nobody.')),
    last_message: /*#__PURE__*/ zod
      .union([LastMessage, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('What was written last; null where nothing was written yet.'),
      ),
    unread_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminConversationSummaryUnreadCountMin))
      .check(/*#__PURE__*/ zod.describe('Messages that none of our staff has read.')),
    has_contact_data: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether contact data were marked in it.')),
    last_message_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When something was written last; else when it began.')),
  })
  .check(/*#__PURE__*/ zod.describe('A conversation in the list of our staff.'));

export type AdminConversationSummary = zod.input<typeof AdminConversationSummary>;
export type AdminConversationSummaryOutput = zod.output<typeof AdminConversationSummary>;

export const adminConversationPageTotalCountMin = 0;

export const adminConversationPageConversationsMax = 100;

export const AdminConversationPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminConversationPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    conversations: /*#__PURE__*/ zod
      .array(AdminConversationSummary)
      .check(/*#__PURE__*/ zod.maxLength(adminConversationPageConversationsMax))
      .check(/*#__PURE__*/ zod.describe('Those of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of conversations.'));

export type AdminConversationPage = zod.input<typeof AdminConversationPage>;
export type AdminConversationPageOutput = zod.output<typeof AdminConversationPage>;

export const adminConversationFieldsUserIdMax = 2147483647;

export const AdminConversationFields = /*#__PURE__*/ zod
  .strictObject({
    user_id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(adminConversationFieldsUserIdMax))
      .check(/*#__PURE__*/ zod.describe('To whom.')),
    subject: ConversationSubject,
    body: MessageBody,
    document_ids: AttachedDocumentIds,
    client_id: ClientId,
  })
  .check(/*#__PURE__*/ zod.describe('To whom our staff write, what about, and the first message.'));

export type AdminConversationFields = zod.input<typeof AdminConversationFields>;
export type AdminConversationFieldsOutput = zod.output<typeof AdminConversationFields>;

export const AdminConversationInput = /*#__PURE__*/ zod
  .strictObject({
    conversation: AdminConversationFields,
  })
  .check(/*#__PURE__*/ zod.describe('The conversation to begin.'));

export type AdminConversationInput = zod.input<typeof AdminConversationInput>;
export type AdminConversationInputOutput = zod.output<typeof AdminConversationInput>;

export const adminConversationParticipantsMax = 3;

export const adminConversationUnreadCountMin = 0;

export const AdminConversation = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    kind: ConversationKind,
    status: ConversationStatus,
    subject: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.describe('What it is about; of a negotiation, its reference.')),
    user: /*#__PURE__*/ zod
      .union([ConversationUser, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Who writes to our staff; null in a negotiation.')),
    claim: /*#__PURE__*/ zod
      .union([ConversationClaim, /*#__PURE__*/ zod.null()])
      .check(
        /*#__PURE__*/ zod.describe('The claim that it is about; null where it is about none.'),
      ),
    negotiation_id: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
      .check(/*#__PURE__*/ zod.describe('The negotiation; null with a user.')),
    assigned_admin: /*#__PURE__*/ zod
      .union([AssignedAdmin, /*#__PURE__*/ zod.null()])
      .check(/*#__PURE__*/ zod.describe('Who deals with it; null for nobody.')),
    participants: /*#__PURE__*/ zod
      .array(Participant)
      .check(/*#__PURE__*/ zod.maxLength(adminConversationParticipantsMax))
      .check(/*#__PURE__*/ zod.describe('Who takes part.')),
    can_write: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether a message can be sent.')),
    unread_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(adminConversationUnreadCountMin))
      .check(/*#__PURE__*/ zod.describe('Messages that none of our staff has read.')),
    has_contact_data: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('Whether contact data were marked in it.')),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it began.')),
  })
  .check(/*#__PURE__*/ zod.describe('A conversation as our staff see it.'));

export type AdminConversation = zod.input<typeof AdminConversation>;
export type AdminConversationOutput = zod.output<typeof AdminConversation>;

export const AssignInput = /*#__PURE__*/ zod
  .strictObject({
    to_me: /*#__PURE__*/ zod
      .boolean()
      .check(/*#__PURE__*/ zod.describe('The caller; false: nobody.')),
  })
  .check(/*#__PURE__*/ zod.describe('Who deals with it from now on.'));

export type AssignInput = zod.input<typeof AssignInput>;
export type AssignInputOutput = zod.output<typeof AssignInput>;

export const AdminDocumentUpload = /*#__PURE__*/ zod
  .strictObject({
    file: /*#__PURE__*/ zod
      .instanceof(Blob)
      .check(/*#__PURE__*/ zod.describe('PDF, JPEG, PNG or WebP, at most 25 MB.')),
  })
  .check(/*#__PURE__*/ zod.describe('One file that our staff send with a message.'));

export type AdminDocumentUpload = zod.input<typeof AdminDocumentUpload>;
export type AdminDocumentUploadOutput = zod.output<typeof AdminDocumentUpload>;

export const MailboxMessage = /*#__PURE__*/ zod
  .strictObject({
    id: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('Number of the record; never given twice.')),
    to: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address it is sent to.')),
    subject: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Subject of the mail.')),
    text: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The mail as plain text.')),
    link: /*#__PURE__*/ zod
      .nullable(/*#__PURE__*/ zod.string())
      .check(/*#__PURE__*/ zod.describe('Path and query of the page the mail leads to.')),
    created_at: /*#__PURE__*/ zod.iso
      .datetime({ offset: false })
      .check(/*#__PURE__*/ zod.describe('When it was written.')),
  })
  .check(/*#__PURE__*/ zod.describe('A mail that the trial keeps instead of sending it.'));

export type MailboxMessage = zod.input<typeof MailboxMessage>;
export type MailboxMessageOutput = zod.output<typeof MailboxMessage>;

export const mailboxPageTotalCountMin = 0;

export const mailboxPageMessagesMax = 100;

export const MailboxPage = /*#__PURE__*/ zod
  .strictObject({
    current_page: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.describe('The page that was asked for, from 1.')),
    total_count: /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(mailboxPageTotalCountMin))
      .check(/*#__PURE__*/ zod.describe('Rows that fit the filters, on all pages.')),
    total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
    messages: /*#__PURE__*/ zod
      .array(MailboxMessage)
      .check(/*#__PURE__*/ zod.maxLength(mailboxPageMessagesMax))
      .check(/*#__PURE__*/ zod.describe('Mails of this page.')),
  })
  .check(/*#__PURE__*/ zod.describe('A page of mails.'));

export type MailboxPage = zod.input<typeof MailboxPage>;
export type MailboxPageOutput = zod.output<typeof MailboxPage>;

export const StaffContact = /*#__PURE__*/ zod
  .strictObject({
    email: Email.check(/*#__PURE__*/ zod.describe('Address that staff read.')),
  })
  .check(/*#__PURE__*/ zod.describe('How to reach the staff.'));

export type StaffContact = zod.input<typeof StaffContact>;
export type StaffContactOutput = zod.output<typeof StaffContact>;

export const clientErrorInputMessageMax = 2000;

export const clientErrorInputStackMax = 10000;

export const clientErrorInputPathMax = 500;

export const ClientErrorInput = /*#__PURE__*/ zod
  .strictObject({
    message: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(clientErrorInputMessageMax))
      .check(/*#__PURE__*/ zod.describe('What the browser calls the error.')),
    stack: /*#__PURE__*/ zod
      .optional(
        /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(clientErrorInputStackMax)),
      )
      .check(/*#__PURE__*/ zod.describe('Where in the code it happened, as the browser tells it.')),
    path: /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(clientErrorInputPathMax))
      .check(/*#__PURE__*/ zod.describe('Path of the page, without query and fragment.')),
  })
  .check(/*#__PURE__*/ zod.describe('An error of the app, without anything that a person typed.'));

export type ClientErrorInput = zod.input<typeof ClientErrorInput>;
export type ClientErrorInputOutput = zod.output<typeof ClientErrorInput>;
