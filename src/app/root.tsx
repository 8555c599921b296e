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
  // A lost session is reported at once. A greeting can wait.
  if (useSession.getState().sessionLostAt === null) await atRest();
  return (await import('@/shell/welcome-modal')).WelcomeModal;
});

/** Everything that lives as long as the app is open, on every page. */
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
      {/* Each page starts the wait afresh. */}
      <SlowNotice key={pathname} />
    </>
  );
}

/** Makes a page that stays when a session begins or ends show what its new reader may see. */
function useReadAnew(): void {
  const token = useSession((session) => session.token);
  const previous = useRef(token);
  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    askForMissing();
  }, [token]);
}

/** Shows, on every page, what others change about the person's account or the administration. */
function useLiveAccount(): void {
  const isUser = useSession(({ token, user }) => token !== null && user !== null);
  const isAdmin = useSession(({ token, adminUser }) => token !== null && adminUser !== null);
  useLive('UserChannel', isUser ? {} : null);
  useLive('AdminChannel', isAdmin ? {} : null);
}

/**
 * Pages on which a visitor is welcomed. On the auth pages the modal would be in the way of what it offers. A lost
 * session is reported on every page (specification, section 4).
 */
const WELCOME_ON = new Set<RouteName | undefined>(['marketplace', 'featuredClaims']);

function Welcome() {
  const { pathname } = useLocation();
  const isDue = useSession(
    ({ welcomeModal, token, sessionLostAt }) =>
      welcomeModal &&
      token === null &&
      // The session was lost before this page was loaded. A person who has opened it since needs no dialog.
      (WELCOME_ON.has(placeAt(pathname)?.page) || (sessionLostAt ?? 0) >= performance.timeOrigin),
  );
  if (!isDue) return null;
  return <WelcomeModal key={pathname} />;
}

/** Scrolls a new page to its top. On the way back, the page is where the person left it. */
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

/** Focuses the heading of a new page, so that a screen reader says where the person is. */
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
    // The page has focused the part that its address names.
    if (hash === `#${document.activeElement?.id}`) return;
    if (!hasOpenedMeanwhile(departed.current)) focusHeadingOnceThere();
  }, [pathname, hash]);
}

/**
 * Whether the person is in a menu or a dialog that was opened while the page was loading.
 * @param departed what had the focus when the page was requested.
 */
function hasOpenedMeanwhile(departed: Element | null): boolean {
  const opened = document.activeElement?.closest('[role=menu], [role=dialog], dialog');
  return opened !== null && opened !== undefined && !opened.contains(departed);
}

/** Waits for the heading until something else takes the focus, because the page's code may still be loading. */
function focusHeadingOnceThere(): void {
  const before = document.activeElement;
  const focus = () => {
    const active = document.activeElement;
    // A person who has opened a menu meanwhile stays in it, and a caret in one of the page's own fields stays there.
    const hasGoneOn = active !== before && active !== document.body;
    return hasGoneOn || active instanceof HTMLInputElement || focusHeading();
  };
  if (focus()) return;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 10_000);
}
