import type { BidObstacle } from '@/domain/permissions';
import { pathTo } from '@/paths';
import { pathToAgreement } from '@/session/after-login';

/** What stands in a person's way, and the way on. */
export interface StepWords {
  title?: string;
  text?: string;
  /** The way on; a secondary one where nothing is to be done there. */
  link?: { to: string; label: string; isSecondary?: boolean };
}

const CLOSED_ACCOUNT: StepWords = {
  title: 'Your account is closed to bids',
  text: 'It was suspended or closed by our staff.',
};

/**
 * Why a person cannot bid yet, and the way there.
 * @param back the path to come back to once the agreement is accepted; null for the portal.
 */
export function bidObstacleWords(obstacle: BidObstacle, back: string | null): StepWords {
  if (obstacle !== 'agreement_outstanding') return WORDS[obstacle];
  return { ...AGREEMENT, link: { to: pathToAgreement(back), label: 'Read the agreement' } };
}

const WORDS: Record<Exclude<BidObstacle, 'agreement_outstanding'>, StepWords> = {
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
    title: 'Your buyer account is being reviewed',
    text: 'You can bid as soon as it is verified. We tell you by email.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See your application', isSecondary: true },
  },
  buyer_info_requested: {
    title: 'We need more for your buyer account',
    text: 'Bidding opens once our staff have what is missing and your buyer account is verified.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See what is missing' },
  },
  buyer_rejected: {
    title: 'Your buyer account was not approved',
    text: 'Without it there is no bidding. Your buyer account says why, and what you can do.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See why', isSecondary: true },
  },
  buyer_suspended: {
    title: 'Your buyer account is suspended',
    text: 'It cannot bid until our staff lift the suspension.',
    link: { to: pathTo('applyBuyerAccount'), label: 'See your buyer account', isSecondary: true },
  },
  identity_not_approved: {
    title: 'Your identity comes first',
    text: 'We asked you for other documents. You can bid again as soon as they are approved.',
    link: { to: pathTo('verifyIdentity'), label: 'Go to your identity' },
  },
};

/** What stands in the way of claims of one case only. */
export const COUNTRY_RESTRICTED = {
  title: 'This case takes no buyers from your country',
  text: 'Your country is the one of your verified identity. You can bid for claims of cases that do not exclude it.',
  link: { to: pathTo('marketplace'), label: 'See other cases' },
} as const satisfies StepWords;

const AGREEMENT = {
  title: 'The agreement comes first',
  text: 'Accept the marketplace access agreement that is in force: then you see the exact terms and can bid.',
} as const satisfies StepWords;
