import type { ErrorCode, OfferClaim } from '@generated/model';
import type { BidObstacle } from '@/domain/permissions';
import { pathTo } from '@/paths';
import { bidObstacleWords, COUNTRY_RESTRICTED } from './bid-obstacle-words';

type Claim = Pick<OfferClaim, 'id' | 'case'>;

interface Way {
  to: string;
  label: string;
}

/** Codes that tell something of the account that its session did not know. Which state a buyer account is in it reads there. */
const OF_THE_PERSON: Partial<Record<ErrorCode, BidObstacle>> = {
  account_not_confirmed: 'account_not_confirmed',
  buyer_not_verified: 'buyer_suspended',
  identity_not_approved: 'identity_not_approved',
  agreement_outstanding: 'agreement_outstanding',
};

const OF_THE_CLAIM: Partial<Record<ErrorCode, (claim: Claim) => Way>> = {
  own_claim: ({ id }) => ({ to: pathTo('myClaim', { id }), label: 'Manage your claim' }),
  claim_not_open: (claim) => ({
    to: pathTo('caseClaims', { id: claim.case.case_code }),
    label: 'See other claims of this case',
  }),
  country_restricted: () => COUNTRY_RESTRICTED.link,
  negotiation_exists: () => ({ to: `${pathTo('myOffers')}?role=sent`, label: 'See your offers' }),
};

/** Where a refused offer, counter-offer or acceptance leads on to; null where the sentence itself says it all. */
export function wayOn(code: ErrorCode, claim: Claim): Way | null {
  const obstacle = OF_THE_PERSON[code];
  if (!obstacle) return OF_THE_CLAIM[code]?.(claim) ?? null;
  return bidObstacleWords(obstacle, pathTo('claim', { id: claim.id })).link ?? null;
}

export function isOfThePerson(code: ErrorCode): boolean {
  return code in OF_THE_PERSON;
}
