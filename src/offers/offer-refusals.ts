import type { ErrorCode, OfferClaim } from '@generated/model';
import { pathTo } from '@/paths';

/** Where a refused offer, counter-offer or acceptance leads on to; null where the sentence itself says it all. */
export function wayOn(
  code: ErrorCode,
  claim: Pick<OfferClaim, 'id' | 'case'>,
): { to: string; label: string } | null {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- only what the operations of offers refuse with
  switch (code) {
    case 'account_not_confirmed':
      return { to: pathTo('accountSettings'), label: 'Go to your profile' };
    case 'buyer_not_verified':
      return { to: pathTo('applyBuyerAccount'), label: 'See your buyer account' };
    case 'identity_not_approved':
      return { to: pathTo('verifyIdentity'), label: 'Go to your identity' };
    case 'agreement_outstanding':
      return { to: pathTo('newAgreement'), label: 'Read the agreement' };
    case 'own_claim':
      return { to: pathTo('myClaim', { id: claim.id }), label: 'Manage your claim' };
    case 'claim_not_open':
      return {
        to: pathTo('caseClaims', { id: claim.case.case_code }),
        label: 'See other claims of this case',
      };
    case 'country_restricted':
      return { to: pathTo('marketplace'), label: 'See other cases' };
    case 'negotiation_exists':
      return { to: `${pathTo('myOffers')}?role=sent`, label: 'See your offers' };
    default:
      return null;
  }
}

const OF_THE_PERSON: readonly ErrorCode[] = [
  'account_not_confirmed',
  'buyer_not_verified',
  'identity_not_approved',
  'agreement_outstanding',
];

/** Whether a refusal tells something of the account that its session did not know. */
export function isOfThePerson(code: ErrorCode): boolean {
  return OF_THE_PERSON.includes(code);
}
