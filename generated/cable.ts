// Generated from openapi/cable.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod/mini';
import type { ReadId } from './writes';

interface Channel {
  /** Who may watch it; a `party` is one of the two sides, or the staff. */
  audience: 'visitor' | 'user' | 'party' | 'admin';
  params: zod.ZodMiniType;
  messages: Record<string, { schema: zod.ZodMiniType; stale: readonly ReadId[] }>;
}

/** The channels of the cable. */
export const CHANNELS = {
  /** Whatever of the caller's own may have changed by somebody else. */
  UserChannel: {
    audience: 'user',
    params: zod.strictObject({}),
    messages: {
      'user.updated': {
        schema: zod.strictObject({ type: zod.literal('user.updated') }),
        stale: ['getCurrentUser', 'getIdentityVerification', 'getBuyerAccount'],
      },
      'deals.updated': {
        schema: zod.strictObject({
          type: zod.literal('deals.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: [
          'listMyOffers',
          'getMyOffer',
          'getMyBids',
          'getMyClaimOffers',
          'listNegotiations',
          'getNegotiation',
          'listNegotiationEvents',
          'getAssignment',
          'getBuyerPortal',
          'getSellerPortal',
        ],
      },
      'my_claims.updated': {
        schema: zod.strictObject({
          type: zod.literal('my_claims.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['listMyClaims', 'getMyClaim', 'getMyClaimOffers', 'getSellerPortal'],
      },
    },
  },
  /** Figures and claims of a case, for everybody. */
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
        stale: ['getCase', 'getCasePriceHistory', 'listClaims'],
      },
    },
  },
  /** State, price and offers of a listed claim, for everybody. */
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
  },
  /** For its buyer, its seller and the staff; for everybody else the subscription is rejected. */
  NegotiationChannel: {
    audience: 'party',
    params: zod.strictObject({
      negotiation_id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
    }),
    messages: {
      'negotiation.updated': {
        schema: zod.strictObject({
          type: zod.literal('negotiation.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: [
          'getNegotiation',
          'listNegotiationEvents',
          'getAssignment',
          'getMyOffer',
          'getAdminNegotiation',
        ],
      },
    },
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
        stale: ['listAdminUsers', 'getAdminUser', 'getAdminBuyerAccount'],
      },
      'claims.updated': {
        schema: zod.strictObject({
          type: zod.literal('claims.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['listClaims', 'getClaim'],
      },
      'negotiations.updated': {
        schema: zod.strictObject({
          type: zod.literal('negotiations.updated'),
          id: zod.int().check(zod.minimum(1), zod.maximum(2147483647)),
        }),
        stale: ['listAdminNegotiations', 'getAdminNegotiation'],
      },
    },
  },
} as const satisfies Record<string, Channel>;

export type ChannelName = keyof typeof CHANNELS;
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
