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

/** A sign-in was answered with a token: a new session begins, and nothing that was read before it is shown in it. */
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

/** The answer of a call within the session carried a new token. */
export function replaceToken(token: string): void {
  useSession.setState({ token });
}

/** What shows the user is not drawn again where nothing has changed. */
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

/** Remembers whether this is the user's first login, for the way after it. */
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

/** The profile was read again. */
export function updateAdminUser(adminUser: Admin): void {
  useSession.setState((before) => ({ adminUser: replaceEqualDeep(before.adminUser, adminUser) }));
}

/**
 * Ends the session on this device: user, token, admin data and flags, claim drafts, way back, bids and everything that was
 * read in the session's name. What is in flight is aborted. Safe to call twice.
 */
export function logout(): void {
  forgetForms();
  clearSession();
}

/** The exchange no longer knows the session: a logout, after which the same person finds unfinished forms again. */
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
 * Ends the session in which an administrator acts as a user: the tab is the administrator's again and shows the record
 * that it came from. With a full load, so that nothing of the user's pages is left to lead to a login.
 * @returns false where the tab holds no such session.
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

/** The profile could not be read: the token is of no use, and the welcome modal offers to log in again. */
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
 * This tab alone becomes a session in a user's name; the session of the other tabs stays untouched. Throws where the
 * browser stores nothing for a tab: the token must not end up in the session of the other tabs.
 */
export function beginTabSession(token: string): void {
  inTab().setItem(
    SESSION_KEY,
    JSON.stringify({ state: { ...INITIAL_SESSION, token }, version: 0 }),
  );
  beginSession(token, { isAdmin: false });
}

/** The tab gives up the session of its own and is one of the other tabs again. */
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

/** What the exchange answered to one person is not for the next. */
export function forgetAnswers(): void {
  useMyBids.setState({ myBids: [], bidsFetched: false });
  useMyBids.persist.clearStorage();
  dropAnswers();
}
