import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { pageModule, type RouteName } from './paths';
import { ROUTES, type Area } from './route-table';
import {
  LeaveAdminLogin,
  LeaveLogin,
  RequireAdmin,
  RequireUser,
  RequireVerifiedBuyer,
} from './session/guards';
import { PageOutlet } from './shell/root/page-outlet';
import { rootRoute } from './shell/root/root-route';

const modules = import.meta.glob<{ default: ComponentType }>('/src/features/**/*-page.tsx');

/** A page of the table; its code is fetched when it is first shown. */
function page(name: RouteName): RouteObject {
  const load = modules[`/${pageModule(name)}`];
  if (!load) throw new Error(`There is no module for the page ${name}.`);
  const Page = lazy(load);
  return { path: ROUTES[name].pattern, element: <Page /> };
}

/** The pages of an area that no entry above speaks of. */
function pagesOf(area: Area, except: readonly RouteName[] = []): RouteObject[] {
  return (Object.keys(ROUTES) as RouteName[])
    .filter((name) => ROUTES[name].area === area && !except.includes(name))
    .map(page);
}

const UserShell = lazy(async () => ({ default: (await import('./shell/user-shell')).UserShell }));
const AdminArea = lazy(async () => ({ default: (await import('./shell/admin-area')).AdminArea }));
const NotFound = lazy(async () => ({ default: (await import('./shell/not-found')).NotFound }));

/** Guards and frames around the pages of each area. */
export const routes: RouteObject[] = [
  rootRoute([
    {
      element: <PageOutlet />,
      children: [
        { element: <LeaveLogin />, children: [page('register'), page('login')] },
        { element: <LeaveAdminLogin />, children: [page('adminLogin')] },
        ...pagesOf('auth', ['register', 'login', 'adminLogin']),
      ],
    },
    {
      element: <UserShell />,
      children: [
        ...pagesOf('public'),
        {
          element: <RequireUser />,
          children: [
            ...pagesOf('user'),
            { element: <RequireVerifiedBuyer />, children: pagesOf('buyer') },
          ],
        },
        { path: '*', element: <NotFound /> },
      ],
    },
    {
      element: <RequireAdmin />,
      children: [{ element: <AdminArea />, children: pagesOf('admin') }],
    },
  ]),
];
