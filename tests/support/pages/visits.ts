import { pathTo, type RouteName } from '../../../src/paths.ts';
import { ROUTES } from '../../../src/route-table.ts';
import type { DemoAccount } from '../stored-session.ts';

/** Who looks at a page: nobody in particular, or a demo account. */
export type Visitor = DemoAccount | 'visitor';

const VISITORS: Record<(typeof ROUTES)[RouteName]['area'], Visitor> = {
  auth: 'visitor',
  public: 'visitor',
  user: 'seller',
  buyer: 'buyer',
  admin: 'admin',
};

/** Pages that have more to show to somebody else. */
const SPECIAL: Partial<Record<RouteName, Visitor>> = {
  verifyIdentity: 'newcomer',
  newAgreement: 'new-buyer',
};

/** What stands for the parameters of a path in the demo data. */
const PARAMS: Partial<Record<RouteName, string>> = {
  claimOnboardingForCase: pathTo('claimOnboardingForCase', { case_code: 'ftx' }),
  case: pathTo('case', { id: 'ftx' }),
  caseClaims: pathTo('caseClaims', { id: 'ftx' }),
  adminUser: `${pathTo('adminUser', { id: 5 })}?tab=identity`,
};

export interface Visit {
  name: string;
  path: string;
  visitor: Visitor;
}

/** Of what the demo data has none; tests/e2e/deals looks at them, with a sale of its own. */
const WITHOUT_RECORD = new Set<RouteName>([
  'myOffer',
  'negotiation',
  'conversation',
  'adminNegotiation',
]);

const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => !WITHOUT_RECORD.has(name));

/** Every page of the route table with the person it is for. */
export const visits: Visit[] = names.map((name) => ({
  name,
  path: PARAMS[name] ?? ROUTES[name].pattern.replaceAll(/:\w+/g, '1'),
  visitor: SPECIAL[name] ?? VISITORS[ROUTES[name].area],
}));

const step = (key: string) =>
  `${pathTo('claimOnboardingForCase', { case_code: 'ftx' })}?step=${key}`;

/** States of a page that its address alone does not show: the steps of a claim's form, a claim in each of its states. */
export const furtherVisits: Visit[] = [
  {
    name: 'saved-searches',
    path: `${pathTo('followedClaims')}?tab=searches`,
    visitor: 'buyer',
  },
  ...['amounts', 'register', 'risks', 'documents', 'price', 'review'].map((key): Visit => ({
    name: `claim-form-${key}`,
    path: step(key),
    visitor: 'visitor',
  })),
  // The demo's seller has a claim in every state, by these numbers.
  ...Object.entries({
    draft: 3,
    'in-review': 4,
    'changes-requested': 5,
    rejected: 6,
    paused: 7,
    'under-offer': 8,
    sold: 9,
    withdrawn: 10,
    expired: 11,
  }).map(([state, id]): Visit => ({
    name: `my-claim-${state}`,
    path: pathTo('myClaim', { id }),
    visitor: 'seller',
  })),
  ...['accreditation', 'documents', 'review'].map((key): Visit => ({
    name: `buyer-application-${key}`,
    path: `${pathTo('applyBuyerAccount')}?step=${key}`,
    visitor: 'seller',
  })),
  { name: 'buyer-application-pending', path: pathTo('applyBuyerAccount'), visitor: 'unverified' },
  { name: 'buyer-account-verified', path: pathTo('applyBuyerAccount'), visitor: 'buyer' },
  { name: 'new-conversation', path: `${pathTo('chat')}?new`, visitor: 'seller' },
  { name: 'new-agreement-applicant', path: pathTo('newAgreement'), visitor: 'unverified' },
  { name: 'new-agreement-accepted', path: pathTo('newAgreement'), visitor: 'buyer' },
  {
    name: 'admin-user-buyer-account',
    path: `${pathTo('adminUser', { id: 5 })}?tab=buyer`,
    visitor: 'admin',
  },
  {
    name: 'claim-form-changes-requested',
    path: `${pathTo('createMyClaim')}?claim=5&step=documents`,
    visitor: 'seller',
  },
];

/** Lists in which nothing is found. */
export const emptyVisits: Visit[] = [
  { name: 'marketplace-empty', path: '/marketplace?search=nothing', visitor: 'visitor' },
  { name: 'case-claims-empty', path: '/marketplace/ftx/all?search=nothing', visitor: 'visitor' },
  { name: 'mailbox-empty', path: '/mailbox?search=nothing', visitor: 'visitor' },
  { name: 'not-found', path: '/no-such-page', visitor: 'visitor' },
  { name: 'my-claims-empty', path: '/my-claims', visitor: 'newcomer' },
  { name: 'seller-portal-empty', path: '/seller-portal', visitor: 'newcomer' },
  { name: 'chat-empty', path: '/chat', visitor: 'newcomer' },
  {
    name: 'admin-conversations-empty',
    path: '/admin/conversations?search=nothing',
    visitor: 'admin',
  },
  { name: 'negotiations-empty', path: '/negotiations?search=nothing', visitor: 'buyer' },
  {
    name: 'negotiations-board-empty',
    path: '/negotiations?search=nothing&view=board',
    visitor: 'buyer',
  },
  {
    name: 'admin-negotiations-empty',
    path: '/admin/negotiations?search=nothing',
    visitor: 'admin',
  },
  { name: 'admin-users-empty', path: '/admin/users?search=nothing', visitor: 'admin' },
];
