// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
import type { ReadId } from './reads.ts';

/** Reads that become stale together. */
export const READ_SETS = {
  offers: ['listMyOffers', 'getMyOffer', 'getMyBids', 'getMyClaimOffers'],
  negotiation: [
    'listNegotiations',
    'getNegotiation',
    'listNegotiationEvents',
    'getAssignment',
    'getBuyerPortal',
    'getSellerPortal',
    'listConversations',
    'getConversation',
    'getMessages',
    'getUnreadCounts',
  ],
  market: [
    'listClaims',
    'getFeaturedClaims',
    'getClaim',
    'listCases',
    'getFeaturedCases',
    'getCase',
    'listFollowedClaims',
    'listRecommendedClaims',
    'listSavedSearches',
  ],
  my_claims: ['listMyClaims', 'getSellerPortal'],
} satisfies Record<string, readonly ReadId[]>;
