import type { Claim, ClaimExactTerms } from '@generated/model';
import Big from 'big.js';
import { keysOf } from '../keys-of';
import { DECLARED_FACTS, type DeclaredFact } from './declared-facts';

/** What court, estate and register say against a claim. It outweighs a declaration. */
export type RedFlag =
  | 'disallowed'
  | 'disputed'
  | 'allowed_for_less'
  | 'kyc_rejected'
  | 'filed_late'
  | 'not_filed'
  | 'subordinated';

type Answered = DeclaredFact | 'register_status' | 'estate_kyc_status' | 'priority' | 'face_amount';
type Registered = 'allowed_amount' | 'proof_of_claim_number' | 'filed_on' | 'bar_date';

/** The facts that risks depend on: null if the seller has not answered yet, missing if the reader may not see them. */
type Judged = { [Fact in Answered]: Claim[Fact] | null } & Partial<
  Pick<ClaimExactTerms, Registered>
>;

interface RedFlagRule {
  isRaised: (claim: Judged) => boolean;
  /** Declarations that say the same, so that they are not repeated. */
  says: readonly DeclaredFact[];
  /** Facts that must not appear as clear next to it, whatever the seller has declared. */
  overrules: readonly DeclaredFact[];
}

/** Most serious first. */
const RED_FLAGS: Record<RedFlag, RedFlagRule> = {
  disallowed: {
    isRaised: ({ register_status }) => register_status === 'disallowed',
    says: [],
    overrules: ['disputed', 'unliquidated'],
  },
  disputed: {
    isRaised: ({ register_status }) => register_status === 'disputed',
    says: ['disputed'],
    overrules: ['disputed'],
  },
  allowed_for_less: {
    isRaised: ({ register_status, face_amount: face, allowed_amount: allowed }) =>
      register_status === 'allowed' && Boolean(face && allowed && new Big(allowed).lt(face)),
    says: [],
    overrules: [],
  },
  kyc_rejected: {
    isRaised: ({ estate_kyc_status }) => estate_kyc_status === 'rejected',
    says: [],
    overrules: [],
  },
  filed_late: {
    isRaised: ({ filed_on: filedOn, bar_date: barDate }) =>
      Boolean(filedOn && barDate && filedOn > barDate),
    says: [],
    overrules: [],
  },
  // A scheduled claim with any of these marks counts only with a proof of claim (Rule 3003(c)(2)).
  not_filed: {
    isRaised: ({ register_status, proof_of_claim_number: number, ...declared }) =>
      register_status === 'scheduled' &&
      number === null &&
      Boolean(declared.disputed || declared.contingent || declared.unliquidated),
    says: [],
    overrules: [],
  },
  subordinated: {
    isRaised: ({ priority }) => priority === 'subordinated',
    says: [],
    overrules: [],
  },
};

const NAMES = keysOf(RED_FLAGS);

/** What speaks against a claim, red flags first, and what its seller has declared to be clear. */
export function claimRisks(claim: Judged) {
  const red = NAMES.filter((flag) => RED_FLAGS[flag].isRaised(claim));
  const isIn = (list: 'says' | 'overrules', fact: DeclaredFact) =>
    red.some((flag) => RED_FLAGS[flag][list].includes(fact));
  return {
    red,
    declared: DECLARED_FACTS.filter((fact) => claim[fact] && !isIn('says', fact)),
    clear: DECLARED_FACTS.filter((fact) => !claim[fact] && !isIn('overrules', fact)),
  };
}
