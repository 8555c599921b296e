import type { CaseParameters } from '@generated/model';
import type { ChosenFact, DeclaredFact } from '@/domain/claims/declared-facts';
import type { Database } from '../db/database';
import { caseRows, claimRows } from '../db/schema';

type CaseInsert = typeof caseRows.$inferInsert;
type ClaimInsert = typeof claimRows.$inferInsert;
type ClaimValues = Partial<ClaimInsert> & Pick<ClaimInsert, 'case_id' | 'user_id'>;

const parameters: CaseParameters = {
  currency: 'USD',
  claim_types: ['customer'],
  claim_classes: [{ code: '5A', name: 'Customer claims' }],
  assets: [],
  required_document_kinds: ['proof_of_claim'],
  questions: [],
  minimum_claim_amount: '1000',
  offer_expiry_hours: 72,
  seller_fee_percent: '1',
  buyer_fee_percent: '1',
  restricted_countries: ['KP'],
};

/** The facts of a claim that has left its draft: all of them are answered. */
export const ALL_ANSWERED = {
  disputed: false,
  contingent: false,
  unliquidated: false,
  acquired_from_other: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
  holder_type: 'individual',
  claim_type: 'customer',
  register_status: 'scheduled',
  priority: 'general_unsecured',
  estate_kyc_status: 'not_started',
} as const satisfies Required<Pick<ClaimInsert, DeclaredFact | ChosenFact>>;

/** Makes complete cases and claims by default; the caller names only what the test is about. */
export function marketFactories(exchange: { db: Database }) {
  let made = 0;

  /** This many open claims of 100,000 USD, stored at once. */
  const claims = async (count: number, values: ClaimValues) =>
    await exchange.db
      .insert(claimRows)
      .values(
        Array.from({ length: count }, (): ClaimInsert => {
          made += 1;
          return {
            reference: `CLM-${String(made).padStart(6, '0')}`,
            status: 'open',
            holder_name: 'Hideo Holder',
            holder_country: 'JP',
            currency: 'USD',
            face_amount: '100000',
            ...ALL_ANSWERED,
            listed_at: new Date('2026-11-01T09:00:00.000Z'),
            expires_at: new Date('2026-12-31T09:00:00.000Z'),
            ...values,
          };
        }),
      )
      .returning();

  return {
    /** An active case. */
    case: async (values: Partial<CaseInsert> = {}) => {
      made += 1;
      const [row] = await exchange.db
        .insert(caseRows)
        .values({
          case_code: `case-${made}`,
          name: `Case ${made}`,
          debtor_name: `Debtor ${made} Ltd.`,
          court: 'D. Del.',
          jurisdiction: 'US',
          proceeding: 'chapter_11',
          status: 'active',
          parameters,
          ...values,
        })
        .returning();
      if (!row) throw new Error('The case was not stored.');
      return row;
    },

    claims,

    /** An open claim of 100,000 USD. */
    claim: async (values: ClaimValues) => {
      const [row] = await claims(1, values);
      if (!row) throw new Error('The claim was not stored.');
      return row;
    },
  };
}
