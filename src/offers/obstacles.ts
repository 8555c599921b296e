import type { ErrorCode, IdentityStatus, OfferClaim, OfferSide, User } from '@generated/model';
import {
  type BidObstacle,
  bidObstacle,
  OBSTACLE_CODES,
  sellObstacle,
} from '@/domain/users/permissions';
import { keysOf } from '@/domain/keys-of';
import { pathTo } from '@/paths';
import { pathToAgreement } from '@/session/after-login';
import { BUYER_STATUS_TITLES } from '@/users/buyer-account/status-titles';
import { wayToOtherClaims } from './claim-ways';

/** What prevents a person from acting, and the way on. */
export interface StepWords {
  title?: string;
  text?: string;
  /** The way on; a secondary link if there is nothing to do there. */
  link?: { to: string; label: string; isSecondary?: boolean };
}

const CLOSED_ACCOUNT: StepWords = {
  title: 'Your account cannot bid',
  text: 'It was suspended or closed by our staff.',
};

type Identified = Pick<User, 'identity_status'>;

/**
 * Why a person cannot bid yet, and the way there.
 * @param back the path to return to once the agreement is accepted; null for the portal.
 */
export function bidObstacleWords(
  obstacle: BidObstacle,
  { identity_status }: Identified,
  back: string | null,
): StepWords {
  if (obstacle === 'identity_not_approved') return identityWords(identity_status, BIDDING);
  if (obstacle === 'agreement_outstanding') return agreementWords(back);
  return WORDS[obstacle];
}

type WithFixedWords = Exclude<BidObstacle, 'identity_not_approved' | 'agreement_outstanding'>;

const WORDS: Record<WithFixedWords, StepWords> = {
  account_not_confirmed: {
    title: 'Confirm your email address first',
    text: 'We sent you a mail with a link.',
    link: { to: pathTo('accountSettings'), label: 'Go to your profile' },
  },
  account_suspended: CLOSED_ACCOUNT,
  account_deactivated: CLOSED_ACCOUNT,
  no_buyer_account: {
    text: 'Bidding needs a buyer account. We verify every buyer, once.',
    link: { to: pathTo('applyBuyerAccount'), label: 'Apply for a buyer account' },
  },
  buyer_in_review: {
    title: BUYER_STATUS_TITLES.pending,
    text: 'You can bid once your buyer account is verified and the agreement is accepted. We tell you by email.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See your application', isSecondary: true },
  },
  buyer_info_requested: {
    title: BUYER_STATUS_TITLES.info_requested,
    text: 'Bidding opens once our staff have what is missing and your buyer account is verified.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See what is missing' },
  },
  buyer_rejected: {
    title: BUYER_STATUS_TITLES.rejected,
    text: 'Without a buyer account you cannot bid. The page “Buyer account” says why your application was rejected, and what you can do.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See why', isSecondary: true },
  },
  buyer_suspended: {
    title: BUYER_STATUS_TITLES.suspended,
    text: 'You cannot bid until our staff lift the suspension.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See your buyer account', isSecondary: true },
  },
};

/** What an approved identity allows, and what is missing without it. */
interface Opened {
  can: string;
  cannot: string;
}

const BIDDING: Opened = { can: 'can bid again', cannot: 'cannot bid again' };
const ANSWERING: Opened = {
  can: 'can counter and accept offers',
  cannot: 'can neither counter nor accept offers',
};

/** What to do or to wait for, given the state of an identity. */
function identityWords(status: IdentityStatus, { can, cannot }: Opened): StepWords {
  const to = pathTo('verifyIdentity');
  switch (status) {
    // Still approved in the session, which does not know of the refusal yet.
    case 'approved':
    case 'not_submitted':
      return {
        title: 'Your identity comes first',
        text: `You ${can} as soon as it is approved.`,
        link: { to, label: 'Go to your identity' },
      };
    case 'pending':
      return {
        title: 'Your identity is being reviewed',
        text: `Our staff review your documents. You ${can} once they are approved; we tell you by email.`,
        link: { to, label: 'See your documents', isSecondary: true },
      };
    case 'resubmission_requested':
      return {
        title: 'Your identity comes first',
        text: `We have requested other documents. You ${can} as soon as they are approved.`,
        link: { to, label: 'Go to your identity' },
      };
    case 'rejected':
      return {
        title: 'Your identity was not approved',
        text: `You ${cannot} without it. Your identity page says why, and what you can do.`,
        link: { to, label: 'See why', isSecondary: true },
      };
  }
}

function agreementWords(back: string | null): StepWords {
  return {
    title: 'The agreement comes first',
    text: 'Accept the marketplace access agreement that is in force: then you see the exact terms and can bid.',
    link: { to: pathToAgreement(back), label: 'Read the agreement' },
  };
}

/** An obstacle for the claims of one case only. */
export const COUNTRY_RESTRICTED = {
  title: 'This case takes no buyers from your country',
  text: 'Your country comes from your identity document, or from our staff. You can bid for claims of cases that do not exclude it.',
  link: { to: pathTo('marketplace'), label: 'See other cases' },
} as const satisfies StepWords;

/**
 * What prevents a person from countering and accepting on their side, and the way on; null if nothing does.
 * @param back the path to return to afterwards.
 */
export function dealObstacle(side: OfferSide, user: User, back: string): StepWords | null {
  const obstacle = side === 'buyer' ? bidObstacle(user) : sellObstacle(user);
  if (!obstacle) return null;
  return side === 'seller' && obstacle === 'identity_not_approved'
    ? identityWords(user.identity_status, ANSWERING)
    : bidObstacleWords(obstacle, user, back);
}

type Claim = Pick<OfferClaim, 'id' | 'case'>;

export interface Way {
  to: string;
  label: string;
}

const OF_THE_CLAIM: Partial<Record<ErrorCode, (claim: Claim) => Way>> = {
  own_claim: ({ id }) => ({ to: pathTo('myClaim', { id }), label: 'Manage your claim' }),
  claim_not_open: wayToOtherClaims,
  country_restricted: () => COUNTRY_RESTRICTED.link,
  negotiation_exists: () => ({ to: `${pathTo('myOffers')}?role=sent`, label: 'See your offers' }),
};

/** Where to go after a refused offer, counter-offer or acceptance; null if the sentence itself is enough. */
export function wayOn(code: ErrorCode, claim: Claim): Way | null {
  const obstacle = obstacleOf(code);
  if (!obstacle) return OF_THE_CLAIM[code]?.(claim) ?? null;
  const back = pathTo('claim', { id: claim.id });
  // The session took the identity for an approved one. The page behind the link shows its actual state.
  return bidObstacleWords(obstacle, { identity_status: 'approved' }, back).link ?? null;
}

/** Whether a code reveals something about the account that its session did not know. */
export function isOfThePerson(code: ErrorCode): boolean {
  return obstacleOf(code) !== null;
}

function obstacleOf(code: ErrorCode): BidObstacle | null {
  // The session took the buyer account for a verified one. The page behind the link shows its actual state.
  if (code === 'buyer_not_verified') return 'buyer_suspended';
  return keysOf(OBSTACLE_CODES).find((obstacle) => OBSTACLE_CODES[obstacle] === code) ?? null;
}
