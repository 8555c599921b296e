import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChannelName, ChannelParams } from '@generated/cable';
import { getAccountMock } from '@generated/msw/account/account.msw';
import { getAdminCasesMock } from '@generated/msw/admin-cases/admin-cases.msw';
import { getAdminClaimsMock } from '@generated/msw/admin-claims/admin-claims.msw';
import { getAdminConversationsMock } from '@generated/msw/admin-conversations/admin-conversations.msw';
import { getAdminNegotiationsMock } from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { getAdminSessionMock } from '@generated/msw/admin-session/admin-session.msw';
import { getAdminUsersMock } from '@generated/msw/admin-users/admin-users.msw';
import { getAgreementsMock } from '@generated/msw/agreements/agreements.msw';
import { getBuyerAccountMock } from '@generated/msw/buyer-account/buyer-account.msw';
import { getConversationsMock } from '@generated/msw/conversations/conversations.msw';
import { getDocumentsMock } from '@generated/msw/documents/documents.msw';
import { getFollowsMock } from '@generated/msw/follows/follows.msw';
import { getMarketplaceMock } from '@generated/msw/marketplace/marketplace.msw';
import { getMyClaimsMock } from '@generated/msw/my-claims/my-claims.msw';
import { getNegotiationsMock } from '@generated/msw/negotiations/negotiations.msw';
import { getListNotificationsMockHandler200 } from '@generated/msw/notifications/notifications.msw';
import { getOffersMock } from '@generated/msw/offers/offers.msw';
import { getSavedSearchesMock } from '@generated/msw/saved-searches/saved-searches.msw';
import { getSessionMock } from '@generated/msw/session/session.msw';
import { getSystemMock } from '@generated/msw/system/system.msw';
import { keysOf } from '@/domain/keys-of';
import { serializeParams } from '@/api/params-serializer';
import { queryClient } from '@/api/query-client';
import { keyOfRead } from '@/api/query-key';
import { ROUTES } from '@/route-table';
import { routes } from '@/routes';
import { useSession } from '@/session/session-store';
import { watchedChannels } from '@/testing/cable';
import { mockExchange } from '@/testing/exchange';
import { anAdmin, aUser } from '@/testing/people';
import { renderRoutes } from '@/testing/render-page';
import { EVERY_LOAD } from './every-load';
import { readsAt } from './page-reads';

const exchange = mockExchange();
let asked: string[];

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // What somebody looks at is marked as read, after which more is read anew.
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  asked = [];
  exchange.use(
    ...getAccountMock(),
    ...getAdminCasesMock(),
    ...getAdminClaimsMock(),
    ...getAdminConversationsMock(),
    ...getAdminNegotiationsMock(),
    ...getAdminSessionMock(),
    ...getAdminUsersMock(),
    ...getAgreementsMock(),
    ...getBuyerAccountMock(),
    ...getConversationsMock(),
    ...getDocumentsMock(),
    ...getFollowsMock(),
    ...getMarketplaceMock(),
    ...getMyClaimsMock(),
    ...getNegotiationsMock(),
    // Nothing is unread: what is marked as seen would be read anew.
    getListNotificationsMockHandler200(),
    ...getOffersMock(),
    ...getSavedSearchesMock(),
    ...getSessionMock(),
    ...getSystemMock(),
  );
  exchange.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
  });
  return () => exchange.events.removeAllListeners();
});

/** The numbers that the contract's examples have, where a page asks for more by the number of what it has read. */
const NUMBERS: Partial<Record<keyof typeof EVERY_LOAD, number>> = {
  claim: 77,
  negotiation: 31,
  conversation: 44,
  adminConversation: 44,
};

type Channel = { [Name in ChannelName]: [Name, ChannelParams<Name>] }[ChannelName];

/** What a page watches beside the account of its reader, so that what others change shows while it is open. */
const LIVE: Partial<Record<keyof typeof EVERY_LOAD, Channel>> = {
  marketplace: ['MarketChannel', {}],
  featuredClaims: ['MarketChannel', {}],
  case: ['CaseChannel', { case: '7' }],
  caseClaims: ['CaseChannel', { case: '7' }],
  claim: ['ClaimChannel', { claim_id: 77 }],
  negotiation: ['ConversationChannel', { conversation_id: 44 }],
  myOffer: ['ConversationChannel', { conversation_id: 44 }],
  conversation: ['ConversationChannel', { conversation_id: 44 }],
  buyerPortal: ['MarketChannel', {}],
  followedClaims: ['MarketChannel', {}],
  claimsForYou: ['MarketChannel', {}],
  adminHome: ['MarketChannel', {}],
  adminCases: ['MarketChannel', {}],
  adminCase: ['CaseChannel', { case: '7' }],
  adminNegotiation: ['ConversationChannel', { conversation_id: 44 }],
  adminConversation: ['ConversationChannel', { conversation_id: 44 }],
};

/** One address of each page that declares what it loads, and a second one where that depends on the query. */
const addresses = keysOf(EVERY_LOAD).flatMap((name) => {
  const id = NUMBERS[name] ?? 7;
  const path = ROUTES[name].pattern.replace(':case_code', 'ftx').replace(/:\w+/, `${id}`);
  const queries =
    name === 'createMyClaim'
      ? ['claim=7', 'case=ftx']
      : ['page=2&range=1y', ...(name === 'adminConversations' ? ['assigned=me'] : [])];
  return queries.map((query) => ({ name, address: `${path}?${query}` }));
});

test.each(addresses)(
  '$address asks for what its row declares, once, shows it and keeps it live',
  async ({ name, address }) => {
    const isAdmin = address.startsWith('/admin');
    // By the page of the test before.
    await expect.poll(watchedChannels).toEqual([]);
    useSession.setState(
      isAdmin
        ? { token: 't', isAdmin, adminUser: anAdmin() }
        : { token: 't', isLoggedIn: true, user: aUser({ buyer_account_status: 'verified' }) },
    );
    const reads = readsAt(
      new URL(address, window.location.origin),
      useSession.getState(),
      EVERY_LOAD,
    );
    expect(reads).not.toEqual([]);
    renderRoutes(routes, address);
    await screen.findByRole('heading', { level: 1 }, { timeout: 40_000 });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    for (const { url, params } of reads) {
      const query = params ? `?${serializeParams(params)}` : '';
      expect(
        asked.filter((one) => one === `/api${url}${query.length > 1 ? query : ''}`),
      ).toHaveLength(1);
      // Itself, or what lies below it: a list that knows its pages begins with it.
      const found = queryClient.getQueryCache().findAll({ queryKey: keyOfRead(url, params) });
      const observers = found.map((each) => each.getObserversCount());
      expect(Math.max(...observers), `${url} is not shown`).toBeGreaterThan(0);
    }
    const [channel, params] = LIVE[name] ?? [];
    if (channel)
      await expect.poll(watchedChannels).toContain(JSON.stringify({ channel, ...params }));
  },
);
