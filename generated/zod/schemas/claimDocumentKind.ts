/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

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
