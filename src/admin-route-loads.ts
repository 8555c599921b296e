import { listAdminClaimsQuery } from '../generated/queries/admin-claims.ts';
import { listAdminConversationsQuery } from '../generated/queries/admin-conversations.ts';
import { listAdminNegotiationsQuery } from '../generated/queries/admin-negotiations.ts';
import { listAdminUsersQuery } from '../generated/queries/admin-users.ts';
import { listCasesQuery } from '../generated/queries/marketplace.ts';
import { openConversations, QUEUES } from './admin-first-queries.ts';
import { paramsInAddress } from './api/address-params.ts';
import { CASES_OF_EVERY_STATUS } from './first-queries.ts';
import type { RouteName } from './paths.ts';
import type { Load } from './route-loads.ts';

/** What the pages of the administration first ask for, as rows of the table of loads. */
export const ADMIN_LOADS = {
  adminHome: [
    { read: 'listAdminUsers', query: QUEUES.identities },
    { read: 'listAdminUsers', query: QUEUES.buyers },
    { read: 'listAdminClaims', query: QUEUES.claims },
    { read: 'listAdminConversations', query: QUEUES.conversations },
    { read: 'listAdminConversations', query: QUEUES.contactData },
    { read: 'listAdminNegotiations', query: QUEUES.transfers },
    { read: 'listAdminNegotiations', query: QUEUES.overdue },
    { read: 'listAdminNegotiations', query: QUEUES.fees },
    { read: 'getFeaturedCases' },
  ],
  adminUsers: [{ read: 'listAdminUsers', address: listAdminUsersQuery }],
  adminUser: [{ read: 'getAdminUser', path: { id: ':id' } }],
  adminCases: [{ read: 'listCases', address: listCasesQuery, otherwise: CASES_OF_EVERY_STATUS }],
  adminCase: [
    { read: 'getAdminCase', path: { id: ':id' } },
    { read: 'getCaseUpdates', path: { id: ':id' } },
    { read: 'getCaseParameters', path: { id: ':id' } },
  ],
  adminClaims: [{ read: 'listAdminClaims', address: listAdminClaimsQuery }],
  adminClaim: [{ read: 'getAdminClaim', path: { id: ':id' } }],
  adminNegotiations: [{ read: 'listAdminNegotiations', address: listAdminNegotiationsQuery }],
  adminNegotiation: [{ read: 'getAdminNegotiation', path: { id: ':id' } }],
  adminConversations: [
    {
      read: 'listAdminConversations',
      address: listAdminConversationsQuery,
      otherwise: (search) =>
        openConversations(paramsInAddress(listAdminConversationsQuery, search)),
    },
  ],
  adminConversation: [
    { read: 'getAdminConversation', path: { id: ':id' } },
    { read: 'getAdminMessages', path: { id: ':id' } },
  ],
} as const satisfies Partial<Record<RouteName, readonly Load[]>>;
