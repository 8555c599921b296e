import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ROUTES, type RouteName } from './paths';
import { ROUTE_MODULES } from './route-modules';
import {
  LeaveAdminLogin,
  LeaveLogin,
  RequireAdmin,
  RequireUser,
  RequireVerifiedBuyer,
} from './session/guards';

const pages = import.meta.glob<{ default: ComponentType }>('./features/**/*-page.tsx');

/** A page of the table; its code is fetched when it is first shown. */
function page(name: RouteName): RouteObject {
  const load = pages[`./${ROUTE_MODULES[name]}.tsx`];
  if (!load) throw new Error(`There is no module for the page ${name}.`);
  const Page = lazy(load);
  return { path: ROUTES[name].pattern, element: <Page /> };
}

const UserShell = lazy(async () => ({ default: (await import('./shell/user-shell')).UserShell }));
const AdminArea = lazy(async () => ({ default: (await import('./shell/admin-area')).AdminArea }));
const NotFound = lazy(async () => ({ default: (await import('./shell/not-found')).NotFound }));

/** The whole route table (specification, section 2). */
export const routes: RouteObject[] = [
  { element: <LeaveLogin />, children: [page('register'), page('login')] },
  { element: <LeaveAdminLogin />, children: [page('adminLogin')] },
  page('forgotPassword'),
  page('verifyEmail'),
  page('magicLink'),
  page('accountToken'),
  {
    element: <UserShell />,
    children: [
      page('claimOnboarding'),
      page('claimOnboardingForCase'),
      page('marketplace'),
      page('featuredClaims'),
      page('case'),
      page('caseClaims'),
      page('claim'),
      page('mailbox'),
      {
        element: <RequireUser />,
        children: [
          page('test'),
          page('settings'),
          page('myClaims'),
          page('createMyClaim'),
          page('myClaim'),
          page('myOffers'),
          page('myOffer'),
          page('negotiation'),
          page('accountSettings'),
          page('verifyIdentity'),
          page('applyBuyerAccount'),
          page('buyerPortal'),
          page('sellerPortal'),
          page('newAgreement'),
          page('chat'),
          {
            element: <RequireVerifiedBuyer />,
            children: [page('negotiations'), page('followedClaims'), page('claimsForYou')],
          },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
  {
    element: <RequireAdmin />,
    children: [
      {
        element: <AdminArea />,
        children: [
          page('adminHome'),
          page('adminUsers'),
          page('adminCreateUser'),
          page('adminUser'),
          page('adminContacts'),
          page('adminContact'),
          page('adminEmails'),
          page('adminNewEmail'),
          page('adminEmail'),
          page('adminTags'),
          page('adminCases'),
          page('adminCreateCase'),
          page('adminCase'),
          page('adminCaseInfo'),
          page('adminCaseParameters'),
          page('adminClaims'),
          page('adminCreateClaim'),
          page('adminClaim'),
          page('adminEditClaim'),
          page('adminNegotiations'),
          page('adminNegotiation'),
        ],
      },
    ],
  },
];
