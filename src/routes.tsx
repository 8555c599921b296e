import { Navigate, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import { keysOf } from './domain/keys-of';
import { openPage } from './opening/open-page';
import {
  AdminFrame,
  fetchNotFound,
  NotFoundPage,
  pageComponent,
  UserFrame,
} from './opening/page-modules';
import { pathTo, type RouteName } from './paths';
import { ROUTES, type Area } from './route-table';
import {
  OnlyLoggedOut,
  OnlyLoggedOutAdmin,
  RequireAdmin,
  RequireUser,
  RequireVerifiedBuyer,
} from './session/guards/guards';
import { LastingSpinner } from './session/guards/lasting-spinner';
import { PageOutlet } from './page/page-outlet';
import { rootRoute } from './app/root-route';

/** A change of the query alone belongs to the open page. */
const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** A page of the table. */
function page(name: RouteName): RouteObject {
  const Page = pageComponent(name);
  return {
    path: ROUTES[name].pattern,
    loader: async ({ request }) => await openPage(name, new URL(request.url)),
    shouldRevalidate: isOtherPage,
    element: <Page />,
  };
}

/** The pages of an area, except those with an entry of their own below. */
function pagesOf(area: Area, except: readonly RouteName[] = []): RouteObject[] {
  return keysOf(ROUTES)
    .filter((name) => ROUTES[name].area === area && !except.includes(name))
    .map(page);
}

const unknown: RouteObject = {
  path: '*',
  loader: async () => {
    await fetchNotFound();
    return null;
  },
  shouldRevalidate: isOtherPage,
  element: <NotFoundPage />,
};

/** Pages in a frame, which stays if one of them throws or cannot be loaded. */
const framed = (children: RouteObject[]): RouteObject[] => [
  { errorElement: <LastingSpinner hasFailed />, children },
];

/** Guards and frames around the pages of each area. */
export const routes: RouteObject[] = [
  rootRoute([
    {
      element: <PageOutlet />,
      children: [
        { element: <OnlyLoggedOut />, children: [page('register'), page('login')] },
        { element: <OnlyLoggedOutAdmin />, children: [page('adminLogin')] },
        ...pagesOf('auth', ['register', 'login', 'adminLogin']),
      ],
    },
    {
      element: <UserFrame />,
      children: framed([
        ...pagesOf('public'),
        {
          element: <RequireUser />,
          children: [
            ...pagesOf('user'),
            { element: <RequireVerifiedBuyer />, children: pagesOf('buyer') },
          ],
        },
        unknown,
      ]),
    },
    {
      element: <RequireAdmin />,
      children: [
        // An address that people type when they remember nothing more of it.
        { path: '/admin', element: <Navigate to={pathTo('adminHome')} replace /> },
        { element: <AdminFrame />, children: framed(pagesOf('admin')) },
      ],
    },
  ]),
];
