/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * The kinds of document that a claim takes.
 */
export type ClaimDocumentKind = (typeof ClaimDocumentKind)[keyof typeof ClaimDocumentKind];

export const ClaimDocumentKind = {
  proof_of_claim: 'proof_of_claim',
  account_statement: 'account_statement',
  transaction_history: 'transaction_history',
  claim_email: 'claim_email',
  corporate: 'corporate',
  tax_form: 'tax_form',
  other: 'other',
} as const;
