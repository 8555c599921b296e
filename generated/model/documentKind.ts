/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];

export const DocumentKind = {
  gov_id: 'gov_id',
  personal_photo: 'personal_photo',
  proof_of_claim: 'proof_of_claim',
  account_statement: 'account_statement',
  transaction_history: 'transaction_history',
  claim_email: 'claim_email',
  corporate: 'corporate',
  tax_form: 'tax_form',
  payment_proof: 'payment_proof',
  agreement: 'agreement',
  attachment: 'attachment',
  other: 'other',
} as const;
