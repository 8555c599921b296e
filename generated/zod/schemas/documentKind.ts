/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DocumentKind = /*#__PURE__*/ zod.enum({
  /** Passport, identity card or driver’s license. */
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
  /** The assignment agreement of a sale, drawn up by the exchange and signed by both sides. */
  agreement: 'agreement',
  /** Sent with a message. */
  attachment: 'attachment',
  /** Anything else. */
  other: 'other',
} as const);

export type DocumentKind = zod.input<typeof DocumentKind>;
export type DocumentKindOutput = zod.output<typeof DocumentKind>;
