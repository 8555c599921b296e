import { keysOf } from '../../../src/domain/keys-of.ts';
import { pathTo, type RouteName } from '../../../src/paths.ts';
import { EVERY_LOAD } from '../../../src/opening/every-load.ts';
import { ROUTES } from '../../../src/route-table.ts';
import { type DemoAccount, storedSession } from '../stored-session.ts';

/** Who looks at a page: a visitor, or a demo account. */
export type Visitor = DemoAccount | 'visitor';

const VISITORS: Record<(typeof ROUTES)[RouteName]['area'], Visitor> = {
  auth: 'visitor',
  public: 'visitor',
  user: 'seller',
  buyer: 'buyer',
  admin: 'admin',
};

/** Pages that have more to show to a particular person. */
const SPECIAL: Partial<Record<RouteName, Visitor>> = {
  verifyIdentity: 'newcomer',
  newAgreement: 'new-buyer',
};

/** The values of path parameters in the demo data. */
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

/**
 * The page of a record whose number only the running exchange knows: the oldest of a list, which no journey touches.
 */
interface RecordVisit {
  name: string;
  visitor: 'seller' | 'buyer' | 'admin';
  page: 'myOffer' | 'negotiation' | 'conversation' | 'adminNegotiation' | 'adminConversation';
  /** Filters of the list, as written in its address. */
  where: string;
}

/** Lists of conversations have only their own order. */
const LISTS = {
  myOffer: { path: '/api/my_offers', rows: 'my_offers', sort: 'created_at' },
  negotiation: { path: '/api/negotiations', rows: 'negotiations', sort: 'updated_at' },
  conversation: { path: '/api/conversations', rows: 'conversations', sort: null },
  adminNegotiation: { path: '/admin/negotiations', rows: 'negotiations', sort: 'updated_at' },
  adminConversation: { path: '/admin/conversations', rows: 'conversations', sort: null },
} as const satisfies Record<RecordVisit['page'], object>;

/** One of each page; `deal-visits.ts` looks at every stage of a deal. */
const recordVisits: RecordVisit[] = [
  { name: 'my-offer', page: 'myOffer', where: 'role=received&status=pending', visitor: 'seller' },
  {
    name: 'negotiation',
    page: 'negotiation',
    where: 'role=buyer&status=diligence',
    visitor: 'buyer',
  },
  {
    name: 'admin-negotiation',
    page: 'adminNegotiation',
    where: 'status=transfer',
    visitor: 'admin',
  },
  { name: 'conversation', page: 'conversation', where: 'kind=staff', visitor: 'seller' },
  {
    name: 'admin-conversation',
    page: 'adminConversation',
    where: 'kind=staff',
    visitor: 'admin',
  },
];

/** @throws if the demo data has no such record. */
async function findRecord(
  origin: string,
  { name, page, where, visitor }: RecordVisit,
): Promise<Visit> {
  const { path, rows, sort } = LISTS[page];
  const { token } = await storedSession(origin, visitor);
  const order = sort ? `&sort_by=${sort}&sort_direction=asc` : '';
  const query = `${where}${order}&per_page=1`;
  const answer = await fetch(`${origin}/api${path}?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body = (await answer.json()) as Record<string, { id: number }[] | undefined>;
  const id = body[rows]?.[0]?.id;
  if (id === undefined) throw new Error(`The demo data has nothing for ${name}.`);
  return { name, path: pathTo(page, { id }), visitor };
}

const names = keysOf(ROUTES).filter((name) => !(name in LISTS));

const pathOf = (name: RouteName) => PARAMS[name] ?? ROUTES[name].pattern.replaceAll(/:\w+/g, '1');

/** Every page of the route table with the person it is for. */
const visits: Visit[] = names.map((name) => ({
  name,
  path: pathOf(name),
  visitor: SPECIAL[name] ?? VISITORS[ROUTES[name].area],
}));

/** Pages that begin with a read at some addresses alone. */
const READING: Partial<Record<RouteName, string>> = {
  createMyClaim: `${pathTo('createMyClaim')}?claim=3`,
};

/** Every page that begins with reads, to be looked at where these fail: whether there is such a record does not matter then. */
export const readingVisits: Visit[] = keysOf(EVERY_LOAD).map((name) => ({
  name,
  path: READING[name] ?? pathOf(name),
  visitor: VISITORS[ROUTES[name].area],
}));

const step = (key: string) =>
  `${pathTo('claimOnboardingForCase', { case_code: 'ftx' })}?step=${key}`;

/**
 * States of a page that its address alone does not show: the steps of a claim's form, and a claim in each of its
 * statuses.
 */
const furtherVisits: Visit[] = [
  ...['amounts', 'register', 'risks', 'documents', 'price', 'review'].map((key): Visit => ({
    name: `claim-form-${key}`,
    path: step(key),
    visitor: 'visitor',
  })),
  // The demo's seller has a claim in every status, with these numbers.
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
  ...Object.entries({ 'in-review': 4, rejected: 6, sold: 9 }).map(([state, id]): Visit => ({
    name: `admin-claim-${state}`,
    path: pathTo('adminClaim', { id }),
    visitor: 'admin',
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
const emptyVisits: Visit[] = [
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
  { name: 'my-offers-empty', path: pathTo('myOffers'), visitor: 'newcomer' },
  { name: 'buyer-portal-empty', path: pathTo('buyerPortal'), visitor: 'newcomer' },
  {
    name: 'my-offers-nothing-found',
    path: `${pathTo('myOffers')}?search=nothing`,
    visitor: 'buyer',
  },
  {
    name: 'followed-claims-nothing-found',
    path: `${pathTo('followedClaims')}?search=nothing`,
    visitor: 'buyer',
  },
  { name: 'saved-searches-of-a-buyer', path: pathTo('savedSearches'), visitor: 'buyer' },
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
  { name: 'admin-claims-empty', path: '/admin/claims?search=nothing', visitor: 'admin' },
  { name: 'admin-users-empty', path: '/admin/users?search=nothing', visitor: 'admin' },
];

const known = [...visits, ...furtherVisits, ...emptyVisits];

/** Everybody who has pages to look at. */
export const visitors: readonly Visitor[] = [
  ...new Set([...known, ...recordVisits].map(({ visitor }) => visitor)),
];

/** Everything for somebody to look at, on an exchange with the demo data. */
export async function visitsOf(origin: string, visitor: Visitor): Promise<Visit[]> {
  const found: Visit[] = [];
  for (const each of recordVisits)
    if (each.visitor === visitor) found.push(await findRecord(origin, each));
  return [...known.filter((visit) => visit.visitor === visitor), ...found];
}
