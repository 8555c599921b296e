import type { Claim } from '@generated/model';
import { DECLARED_FACTS, type DeclaredFact } from './declared-facts';

/** What court and estate have said against a claim: it weighs more than a declaration. */
export type RedFlag = 'disallowed' | 'disputed' | 'kyc_rejected';

/** What risks are told by; null where the seller has not answered yet. */
type Judged = {
  [Fact in DeclaredFact | 'register_status' | 'estate_kyc_status']: Claim[Fact] | null;
};

interface RedFlagRule {
  isRaised: (claim: Judged) => boolean;
  /** A declaration of the same, which is not said twice. */
  says: readonly DeclaredFact[];
  /** Facts that nobody may read as clear beside it, whatever the seller has declared of them. */
  overrules: readonly DeclaredFact[];
}

/** The gravest first. */
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
  kyc_rejected: {
    isRaised: ({ estate_kyc_status }) => estate_kyc_status === 'rejected',
    says: [],
    overrules: [],
  },
};

// `keys` forgets the names.
const NAMES = Object.keys(RED_FLAGS) as RedFlag[];

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
