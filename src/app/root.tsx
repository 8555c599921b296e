import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { askForMissing } from '@/api/query-client';
import { useLive } from '@/cable/live';
import { placeAt, type RouteName } from '@/paths';
import { AdminProfileRefresh, useProfileRefresh } from '@/session/profile-refresh';
import { useSession } from '@/session/session-store';
import { LastingSpinner } from '@/session/guards/lasting-spinner';
import { SlowNotice } from './slow-notice';
import { atRest } from '@/api/at-rest';
import { optionalPart } from '@/ui/fetch-ahead';
import { focusHeading } from '@/ui/focus-heading';
import { applyFetchedFont } from '@/ui/layout/font';
import { noteScroll, restoreFirstScroll, restoreScroll } from '@/ui/layout/scroll-positions';

const WelcomeModal = optionalPart(async () => {
  // Who was logged in is told at once; a greeting can wait.
  if (useSession.getState().sessionLostAt === null) await atRest();
  return (await import('@/shell/welcome-modal')).WelcomeModal;
});

/** What lives as long as the app is open, whichever page is shown in it. */
export function Root() {
  useProfileRefresh();
  useReadAnew();
  useScroll();
  useArrival();
  useLiveAccount();
  const isAdmin = useSession(({ token, adminUser }) => token !== null && adminUser !== null);
  const { pathname } = useLocation();
  useEffect(applyFetchedFont, [pathname]);
  return (
    <>
      <Suspense fallback={<LastingSpinner />}>
        <Outlet />
      </Suspense>
      <Welcome />
      {isAdmin && <AdminProfileRefresh />}
      {/* Each page has its own patience. */}
      <SlowNotice key={pathname} />
    </>
  );
}

/** A page that stays when a session begins or ends shows what its new reader may see. */
function useReadAnew(): void {
  const token = useSession((session) => session.token);
  const previous = useRef(token);
  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    askForMissing();
  }, [token]);
}

/** What others change of the own account or of the administration shows on whichever page is open. */
function useLiveAccount(): void {
  const isUser = useSession(({ token, user }) => token !== null && user !== null);
  const isAdmin = useSession(({ token, adminUser }) => token !== null && adminUser !== null);
  useLive('UserChannel', isUser ? {} : null);
  useLive('AdminChannel', isAdmin ? {} : null);
}

/**
 * Pages on which a visitor is welcomed; on the auth pages the modal would stand in the way of what it offers. Who has
 * lost a session is told wherever that was (specification, section 4).
 */
const WELCOME_ON = new Set<RouteName | undefined>(['marketplace', 'featuredClaims']);

function Welcome() {
  const { pathname } = useLocation();
  const isDue = useSession(
    ({ welcomeModal, token, sessionLostAt }) =>
      welcomeModal &&
      token === null &&
      // Lost before this page was loaded: whoever has opened it since needs no dialog to stand in the way.
      (WELCOME_ON.has(placeAt(pathname)?.page) || (sessionLostAt ?? 0) >= performance.timeOrigin),
  );
  if (!isDue) return null;
  return <WelcomeModal key={pathname} />;
}

/** A new page is seen from its top; on the way back from where it was left. */
function useScroll(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const isOnTheWay = useNavigation().state === 'loading';
  const previous = useRef<{ key: string; pathname: string } | null>(null);
  useLayoutEffect(() => {
    noteScroll(isOnTheWay);
    const before = previous.current;
    if (before?.key === key) return;
    previous.current = { key, pathname };
    if (before === null) restoreFirstScroll();
    else if (type === NavigationType.Pop) restoreScroll();
    else if (before.pathname !== pathname) window.scrollTo(0, 0);
  }, [key, pathname, type, isOnTheWay]);
}

/** On a new page the heading has the focus, so that a screen reader reads where one is. */
function useArrival(): void {
  const { pathname, hash } = useLocation();
  const isOnTheWay = useNavigation().state === 'loading';
  const previous = useRef(pathname);
  const departed = useRef<Element | null>(null);
  useEffect(() => {
    if (isOnTheWay) departed.current = document.activeElement;
  }, [isOnTheWay]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The page has given it to the part that its address names.
    if (hash === `#${document.activeElement?.id}`) return;
    if (!hasOpenedMeanwhile(departed.current)) focusHeadingOnceThere();
  }, [pathname, hash]);
}

/**
 * Whether the person is in a menu or a dialog that was opened while the page was on its way.
 * @param departed what had the focus when the page was asked for.
 */
function hasOpenedMeanwhile(departed: Element | null): boolean {
  const opened = document.activeElement?.closest('[role=menu], [role=dialog], dialog');
  return opened !== null && opened !== undefined && !opened.contains(departed);
}

/** The page's code may still be on its way; its heading is waited for until something else takes the focus. */
function focusHeadingOnceThere(): void {
  const before = document.activeElement;
  const focus = () => {
    const active = document.activeElement;
    // A person who opened a menu meanwhile stays in it, as does the caret in a field of the page's own.
    const hasGoneOn = active !== before && active !== document.body;
    return hasGoneOn || active instanceof HTMLInputElement || focusHeading();
  };
  if (focus()) return;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 10_000);
}
