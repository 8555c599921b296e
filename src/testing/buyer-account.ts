import type { BuyerAccount, BuyerAccountState, CurrentAgreement } from '@generated/model';

/** For a user who has not begun an application. */
export const NO_APPLICATION: BuyerAccountState = { status: 'none', account: null };

/** An individual's application, complete except for its documents. */
export function anApplication(differences: Partial<BuyerAccount> = {}): BuyerAccount {
  return {
    status: 'none',
    account_type: 'individual',
    legal_name: 'Sofia Marchetti',
    registration_number: null,
    registration_country: 'IT',
    website: null,
    signatory_name: null,
    signatory_title: null,
    accreditation_basis: 'non_us',
    investment_min: null,
    investment_max: null,
    currency: 'USD',
    case_ids: [],
    source_of_funds: 'Savings.',
    documents: [],
    rejection_reason: null,
    earlier_reason: null,
    submitted_at: null,
    reviewed_at: null,
    lock_version: 3,
    updated_at: '2026-11-10T08:40:00.000Z',
    ...differences,
  };
}

/** The agreement in force, not accepted yet. */
export function anAgreement(differences: Partial<CurrentAgreement> = {}): CurrentAgreement {
  return {
    kind: 'buyer_access',
    version: '2026-09',
    title: 'Marketplace access agreement',
    effective_on: '2026-09-01',
    hash: '0'.repeat(64),
    sections: [{ heading: 'Confidentiality', paragraphs: ['You tell nobody.'] }],
    changes: [],
    acceptance: null,
    last_acceptance: null,
    ...differences,
  };
}
