import type { DeclaredFact } from '@/domain/claims/declared-facts';

interface FactWords {
  /** Where it stands with a yes or a no beside it. */
  name: string;
  question: string;
  /** Below the question. */
  hint: string;
  /** What a yes means to a buyer. */
  risk: string;
  /** A no as a sentence of its own. */
  clear: string;
}

/** The facts that a seller declares, in the same words to everybody: seller, buyers and staff. */
export const DECLARED_FACT_WORDS: Record<DeclaredFact, FactWords> = {
  disputed: {
    name: 'Disputed',
    question: 'Is the claim disputed?',
    hint: 'The debtor or somebody else has objected to it or to its amount.',
    risk: 'Somebody has objected to the claim or its amount. It may be allowed in part or not at all.',
    clear: 'Not disputed',
  },
  contingent: {
    name: 'Contingent',
    question: 'Is it contingent?',
    hint: 'It is owed only if something happens first.',
    risk: 'Whether anything is owed depends on an event that has not happened yet.',
    clear: 'Not contingent',
  },
  unliquidated: {
    name: 'Unliquidated',
    question: 'Is it unliquidated?',
    hint: 'Its amount is not fixed yet.',
    risk: 'The amount is not fixed yet; the face amount is an estimate.',
    clear: 'Amount is fixed',
  },
  acquired_from_other: {
    name: 'Bought from an earlier holder',
    question: 'Did the holder buy the claim from an earlier holder?',
    hint: 'Then have the evidence of that transfer at hand; it is among what a buyer asks for first.',
    risk: 'The seller is not the original creditor. Ask for the papers of the earlier transfer.',
    clear: 'Held by the original creditor',
  },
  has_loan: {
    name: 'Pledged to a lender',
    question: 'Is the claim pledged to a lender?',
    hint: 'As security for a loan. The lender has to release it before it can be sold.',
    risk: 'The claim is security for a loan. The lender has to release it before it can be transferred.',
    clear: 'Not pledged to a lender',
  },
  is_insider: {
    name: 'Holder is an insider',
    question: 'Is the holder an insider of the debtor?',
    hint: 'A director, an officer, a relative of one, or an affiliate.',
    risk: 'The holder is close to the debtor. Such claims are looked at more strictly and may rank lower.',
    clear: 'Holder is not an insider',
  },
  has_preference_exposure: {
    name: 'Preference exposure',
    question: 'Did the holder receive anything from the debtor in the 90 days before the petition?',
    hint: 'Withdrawals and payments count. The estate may ask them back.',
    risk: 'The holder received something from the debtor in the 90 days before the petition. The estate may ask it back.',
    clear: 'No preference exposure',
  },
};

export const yesOrNo = (answer: boolean) => (answer ? 'Yes' : 'No');
