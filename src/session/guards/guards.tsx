import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { getGetAdminProfileQueryOptions } from '@generated/api/admin-session/admin-session';
import { wasSentToLogin } from '@/api/announce';
import { isCancelled, isNotLoaded } from '@/api/errors/failed-call';
import { pathTo } from '@/paths';
import { LastingSpinner } from './lasting-spinner';
import { pathAfterLogin } from '../after-login';
import { withFrom } from '../entry-path';
import { mayEnter } from './may-enter';
import { safeFrom } from '../safe-from';
import { logout, setAdminUser } from '../session';
import { useSession } from '../session-store';

/*
 * The guards wrap branches of the route table. They follow the session: after a logout they redirect away from a
 * guarded page at once, with the way back in `from`. Anything that they block is neither loaded nor rendered.
 */

function ToLogin({ login }: { login: 'login' | 'adminLogin' }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={withFrom(pathTo(login), pathname + search + hash)} replace />;
}

/** Pages of logged-in users. Anybody else logs in first and comes back. */
export function RequireUser() {
  const isUser = useSession((session) => mayEnter('user', session));
  return isUser ? <Outlet /> : <ToLogin login="login" />;
}

/** Pages of verified buyers. Other users are sent to the seller portal (specification, section 2). */
export function RequireVerifiedBuyer() {
  const isVerified = useSession((session) => mayEnter('buyer', session));
  return isVerified ? <Outlet /> : <Navigate to={pathTo('sellerPortal')} replace />;
}

/** The admin area (specification, section 4, "Admin guard"). */
export function RequireAdmin() {
  const isAdmin = useSession((session) => mayEnter('admin', session));
  const hasProfile = useSession((session) => session.adminUser !== null);
  if (!isAdmin) return <ToLogin login="adminLogin" />;
  return hasProfile ? <Outlet /> : <FetchAdminProfile />;
}

/** Reads the profile that belongs to a token without one. A failure ends the session. */
function FetchAdminProfile() {
  const { data, error } = useQuery(getGetAdminProfileQueryOptions());
  useEffect(() => {
    if (data) setAdminUser(data);
  }, [data]);
  useEffect(() => {
    // Cancelled means that another session has begun meanwhile, which must not be ended. Of code that could not be
    // loaded a toast tells.
    if (error && !isCancelled(error) && !isNotLoaded(error)) logout();
  }, [error]);
  return <LastingSpinner />;
}

/** The admin login is closed to an administrator who is logged in. */
export function OnlyLoggedOutAdmin() {
  // Decided when the page is opened: the login itself says where it leads.
  const [wasAdmin] = useState(() => useSession.getState().adminUser !== null);
  return wasAdmin ? <Navigate to={pathTo('adminHome')} replace /> : <Outlet />;
}

/** Login and registration are closed to a user who is logged in. */
export function OnlyLoggedOut() {
  const [{ user, isFirstLogin, isLoggedIn }] = useState(() => useSession.getState());
  const from = safeFrom(new URLSearchParams(useLocation().search).get('from'), 'user');
  if (!isLoggedIn || !user || wasSentToLogin()) return <Outlet />;
  return <Navigate to={pathAfterLogin(user, { isFirstLogin, from })} replace />;
}
