import type { DocumentKind } from '@generated/model';

/** The names of the document kinds, in every area. */
export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = {
  gov_id: 'Identity document',
  personal_photo: 'Photo of yourself',
  proof_of_claim: 'Proof of claim',
  account_statement: 'Account statement',
  transaction_history: 'Transaction history',
  claim_email: 'Email about the claim',
  corporate: 'Company document',
  tax_form: 'Tax form',
  payment_proof: 'Proof of payment',
  agreement: 'Agreement',
  attachment: 'Attachment',
  other: 'Other document',
};
