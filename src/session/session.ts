import { replaceEqualDeep } from '@tanstack/react-query';
import type { Admin, User } from '@generated/model';
import { dropAnswers } from '@/api/query-client';
import { pathTo } from '@/paths';
import { inTab, readText, removeText } from '@/storage/storage';
import {
  forgetHeldDrafts,
  holdDrafts,
  releaseDrafts,
  removeClaimDrafts,
} from './kept/claim-drafts';
import { endEpoch, startEpoch } from './epoch';
import { forgetForms } from './kept/kept-forms';
import { forgetWayBack, forgetWayBackOfOthers } from './kept/way-back';
import { useMyBids } from './bids/my-bids-store';
import { INITIAL_SESSION, useSession } from './session-store';
import { SESSION_KEY } from './stored-session';

/** Begins a new session with the token of a sign-in. Nothing that was read before is shown in it. */
export function beginSession(token: string, { isAdmin }: { isAdmin: boolean }): void {
  startEpoch();
  forgetAnswers();
  useSession.setState({
    ...INITIAL_SESSION,
    token,
    isAdmin,
    shouldUpdate: true,
    welcomeModal: false,
  });
}

/** Replaces the token with a new one from an answer within the session. */
export function replaceToken(token: string): void {
  useSession.setState({ token });
}

/** Sets the user without redrawing components for which nothing has changed. */
export function setUser(user: User, now = Date.now()): void {
  releaseDrafts(user.id);
  forgetWayBackOfOthers(user.email);
  useSession.setState((before) => ({
    user: replaceEqualDeep(before.user, user),
    isLoggedIn: true,
    lastUpdate: now,
    shouldUpdate: false,
  }));
}

/** Remembers whether this is the user's first login, which decides where the login leads. */
export function setFirstLogin(isFirstLogin: boolean): void {
  useSession.setState({ isFirstLogin });
}

export function setAdminUser(adminUser: Admin): void {
  forgetWayBack();
  useSession.setState({
    adminUser,
    isAdmin: true,
    isAdminMenuCollapsed: true,
    shouldUpdate: false,
  });
}

/** Updates the administrator after the profile was read again. */
export function updateAdminUser(adminUser: Admin): void {
  useSession.setState((before) => ({ adminUser: replaceEqualDeep(before.adminUser, adminUser) }));
}

/**
 * Ends the session on this device: user, token, admin data and flags, claim drafts, way back, bids and everything that
 * was read in the session's name. Requests in flight are aborted. Safe to call twice.
 */
export function logout(): void {
  forgetForms();
  clearSession();
}

/** Logs out because the exchange no longer knows the session. The same person gets unfinished forms back later. */
export function expireSession(): void {
  if (endImpersonation()) return;
  const { user } = useSession.getState();
  const hold = user && holdDrafts(user.id);
  clearSession();
  hold?.();
}

function clearSession(): void {
  endEpoch();
  forgetAnswers();
  forgetHeldDrafts();
  forgetWayBack();
  removeClaimDrafts();
  useSession.setState({ ...INITIAL_SESSION });
}

/**
 * Ends the session in which an administrator acts as a user. The tab is the administrator's again and shows the record
 * that it came from. A full page load makes sure that none of the user's pages is left to redirect to a login.
 * @returns false if the tab holds no such session.
 */
export function endImpersonation(): boolean {
  const { user } = useSession.getState();
  if (!user || !isImpersonation()) return false;
  endTabSession();
  window.location.replace(pathTo('adminUser', { id: user.id }));
  return true;
}

/** Whether an administrator acts as a user in this tab. */
export function isImpersonation(): boolean {
  return Boolean(useSession.getState().user?.impersonator) && isTabSession();
}

/** Gives up a session whose profile could not be read. Its token is useless, and the welcome modal offers the login. */
export function loseSession(now = Date.now()): void {
  endEpoch();
  forgetAnswers();
  useSession.setState({
    token: null,
    user: null,
    isLoggedIn: false,
    shouldUpdate: false,
    welcomeModal: true,
    sessionLostAt: now,
  });
}

/**
 * Turns this tab alone into a session in a user's name; the session of the other tabs stays untouched. Throws if the
 * browser stores nothing for a tab, because the token must not end up in the session of the other tabs.
 */
export function beginTabSession(token: string): void {
  inTab().setItem(
    SESSION_KEY,
    JSON.stringify({ state: { ...INITIAL_SESSION, token }, version: 0 }),
  );
  beginSession(token, { isAdmin: false });
}

/** Ends the tab's own session, so that it shares that of the other tabs again. */
export function endTabSession(): void {
  forgetForms();
  endEpoch();
  forgetAnswers();
  removeText(inTab, SESSION_KEY);
  void useSession.persist.rehydrate();
}

/** True in a tab that holds a session of its own. */
export function isTabSession(): boolean {
  return readText(inTab, SESSION_KEY) !== null;
}

/** Forgets what the exchange answered to one person, because it is not for the next. */
export function forgetAnswers(): void {
  useMyBids.setState({ myBids: [], bidsFetched: false });
  useMyBids.persist.clearStorage();
  dropAnswers();
}
