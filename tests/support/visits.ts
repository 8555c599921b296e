import { pathTo, ROUTES, type RouteName } from '../../src/paths.ts';
import type { DemoAccount } from './stored-session.ts';

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

/** Every page of the route table with the person it is for. */
export const visits: Visit[] = (Object.keys(ROUTES) as RouteName[]).map((name) => ({
  name,
  path: PARAMS[name] ?? ROUTES[name].pattern.replaceAll(/:\w+/g, '1'),
  visitor: SPECIAL[name] ?? VISITORS[ROUTES[name].area],
}));

/** Lists in which nothing is found. */
export const emptyVisits: Visit[] = [
  { name: 'marketplace-empty', path: '/marketplace?search=nothing', visitor: 'visitor' },
  { name: 'case-claims-empty', path: '/marketplace/ftx/all?search=nothing', visitor: 'visitor' },
  { name: 'mailbox-empty', path: '/mailbox?search=nothing', visitor: 'visitor' },
  { name: 'not-found', path: '/no-such-page', visitor: 'visitor' },
  { name: 'admin-users-empty', path: '/admin/users?search=nothing', visitor: 'admin' },
];
