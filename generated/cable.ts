// Generated from openapi/cable.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';
import { READ_SETS } from './read-sets';
import type { ReadId } from './reads';

interface Channel {
  /** Who may watch it; a `party` is one of the two sides, or the staff. */
  audience: 'visitor' | 'user' | 'party' | 'admin';
  params: zod.ZodMiniType;
  messages: Record<string, { schema: zod.ZodMiniType; stale: readonly ReadId[] }>;
  /** What a client that watches it may say, by `perform`. */
  actions: Record<string, zod.ZodMiniType>;
}

/** The channels of the cable. */
export const CHANNELS = {
  /** The caller's own account, claims, negotiations, conversations and notifications have changed, by whomever, in another session too. Follows, saved searches, drafts of an application and documents are not told of. */
  UserChannel: {
    audience: 'user',
    params: zod.strictObject({}),
    messages: {
      'user.updated': {
        schema: zod.strictObject({ type: zod.literal('user.updated') }),
        stale: [
          'getCurrentUser',
          'getIdentityVerification',
          'getBuyerAccount',
          'getCurrentAgreement',
          ...READ_SETS.market,
        ],
      },
      'my_negotiations.updated': {
        schema: zod.strictObject({
          type: zod.literal('my_negotiations.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: [...READ_SETS.offers, ...READ_SETS.negotiation, 'listMyClaims', 'getMyClaim'],
      },
      'my_claims.updated': {
        schema: zod.strictObject({
          type: zod.literal('my_claims.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['listMyClaims', 'getMyClaim', 'getMyClaimOffers', 'getSellerPortal'],
      },
      'conversations.updated': {
        schema: zod.strictObject({
          type: zod.literal('conversations.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: [
          'listConversations',
          'getConversation',
          'getUnreadCounts',
          'listNegotiations',
          'getNegotiation',
          'getBuyerPortal',
          'getSellerPortal',
        ],
      },
      'notifications.updated': {
        schema: zod.strictObject({ type: zod.literal('notifications.updated') }),
        stale: [
          'listNotifications',
          'getUnreadCounts',
          'listNegotiations',
          'getBuyerPortal',
          'getSellerPortal',
          'listFollowedClaims',
          'listRecommendedClaims',
        ],
      },
    },
    actions: {},
  },
  /** Status, facts and figures of all cases and what is chosen among their claims, for everybody. */
  MarketChannel: {
    audience: 'visitor',
    params: zod.strictObject({}),
    messages: {
      'market.updated': {
        schema: zod.strictObject({ type: zod.literal('market.updated') }),
        stale: [
          'listCases',
          'getFeaturedCases',
          'getFeaturedClaims',
          'listFollowedClaims',
          'listRecommendedClaims',
          'listSavedSearches',
        ],
      },
      'cases.updated': {
        schema: zod.strictObject({ type: zod.literal('cases.updated') }),
        stale: ['getCaseFacets', 'listMyClaims', 'getMyClaim', 'getSellerPortal'],
      },
    },
    actions: {},
  },
  /** Status, figures and claims of a case, for everybody. */
  CaseChannel: {
    audience: 'visitor',
    params: zod.strictObject({
      case: zod.string().check(zod.regex(new RegExp('^[a-z0-9-]{1,40}$'))),
    }),
    messages: {
      'case.updated': {
        schema: zod.strictObject({
          type: zod.literal('case.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['getCase', 'getAdminCase', 'getCasePriceHistory', 'getCaseUpdates', 'listClaims'],
      },
    },
    actions: {},
  },
  /** Status, price and offers of a listed claim, for everybody. */
  ClaimChannel: {
    audience: 'visitor',
    params: zod.strictObject({
      claim_id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
    }),
    messages: {
      'claim.updated': {
        schema: zod.strictObject({
          type: zod.literal('claim.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['getClaim', 'listFollowedClaims'],
      },
    },
    actions: {},
  },
  /** For those who take part and the staff. */
  ConversationChannel: {
    audience: 'party',
    params: zod.strictObject({
      conversation_id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
    }),
    messages: {
      'message.created': {
        schema: zod.strictObject({
          type: zod.literal('message.created'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['getMessages', 'getConversation', 'getAdminMessages', 'getAdminConversation'],
      },
      'message.read': {
        schema: zod.strictObject({
          type: zod.literal('message.read'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['getConversation', 'getAdminConversation'],
      },
      'conversation.updated': {
        schema: zod.strictObject({
          type: zod.literal('conversation.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['getConversation', 'getAdminConversation'],
      },
      typing: {
        schema: zod.strictObject({
          type: zod.literal('typing'),
          sender: zod.enum(['user', 'buyer', 'seller', 'staff']),
        }),
        stale: [],
      },
    },
    actions: { announce_typing: zod.strictObject({ action: zod.literal('announce_typing') }) },
  },
  /** What the staff list, for administrators. */
  AdminChannel: {
    audience: 'admin',
    params: zod.strictObject({}),
    messages: {
      'users.updated': {
        schema: zod.strictObject({
          type: zod.literal('users.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: [
          'listAuditEvents',
          'listAdminUsers',
          'getAdminUser',
          'getAdminBuyerAccount',
          'listAdminClaims',
          'getAdminClaim',
          'listAdminNegotiations',
          'getAdminNegotiation',
          'listAdminConversations',
          'getAdminConversation',
        ],
      },
      'claims.updated': {
        schema: zod.strictObject({
          type: zod.literal('claims.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['listAuditEvents', 'listAdminClaims', 'getAdminClaim', 'listClaims', 'getClaim'],
      },
      'negotiations.updated': {
        schema: zod.strictObject({
          type: zod.literal('negotiations.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: [
          'listAuditEvents',
          'listAdminNegotiations',
          'getAdminNegotiation',
          'getAdminClaim',
          'listAdminConversations',
          'getAdminConversation',
          'getAdminMessages',
        ],
      },
      'staff_conversations.updated': {
        schema: zod.strictObject({
          type: zod.literal('staff_conversations.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['listAuditEvents', 'listAdminConversations', 'getAdminConversation'],
      },
    },
    actions: {},
  },
} as const satisfies Record<string, Channel>;

export type ChannelName = keyof typeof CHANNELS;
/** The actions of a channel. */
export type ChannelAction<Name extends ChannelName> = Extract<
  keyof (typeof CHANNELS)[Name]['actions'],
  string
>;
export type ChannelParams<Name extends ChannelName> = zod.output<(typeof CHANNELS)[Name]['params']>;
/** What a channel sends. */
export type ChannelMessage<Name extends ChannelName> = {
  [
    Type in keyof (typeof CHANNELS)[Name]['messages']
  ]: (typeof CHANNELS)[Name]['messages'][Type] extends {
    schema: infer Schema extends zod.ZodMiniType;
  }
    ? Extract<zod.output<Schema>, { type: string }>
    : never;
}[keyof (typeof CHANNELS)[Name]['messages']];
