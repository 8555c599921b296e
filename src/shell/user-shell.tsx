import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ReconnectingSign } from '@/cable/reconnecting-sign';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { type LabelledRoute, pathTo, placeAt } from '@/paths';
import { ROUTES } from '@/route-table';
import { portalPath } from '@/session/after-login';
import { entryPath } from '@/session/entry-path';
import { MyBidsWatch } from '@/session/bids/my-bids-watch';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { AppShell } from '@/ui/layout/app-shell';
import { NavItem } from '@/ui/layout/nav-item';
import { accountButton } from './account-button';
import { FeaturedCases } from '@/cases/featured-cases';
import { Bell } from '@/notifications/bell';
import { CountBadge } from '@/notifications/count-badge';
import { SeenWatch } from '@/notifications/seen-watch';
import { useUnreadCounts } from '@/notifications/use-unread-counts';
import { ImpersonationBanner } from './impersonation-banner';
import { Footer } from './footer';
import { FreshProof } from './fresh-proof';
import { PageOutlet } from '@/page/page-outlet';

const AccountButton = accountButton(async () => (await import('./account-menu')).AccountMenu);
const AdminButton = accountButton(async () => (await import('./admin-menu')).AdminMenu);

/** The frame of every page outside the admin area and the auth pages. */
export function UserShell() {
  const user = useSession((session) => session.user);
  const adminUser = useSession((session) => session.adminUser);
  const isBuyer = isVerifiedBuyer(user);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // A new account begins with its settings. Only a claim form goes along into it, from wherever on its page.
  const isClaimForm = placeAt(pathname)?.page === 'claimOnboardingForCase';
  return (
    <AppShell
      homeLink={
        <Link
          to={user ? portalPath(user) : pathTo('marketplace')}
          aria-label="Claims Exchange, home"
        />
      }
      banner={
        user?.impersonator && <ImpersonationBanner user={user} impersonator={user.impersonator} />
      }
      nav={
        <>
          <MainLink page="marketplace" isExact />
          {isBuyer && <MainLink page="buyerPortal" />}
          {/* The sales of who may not buy stand in the portal alone. */}
          {user && !isBuyer && (
            <MainLink page="sellerPortal">
              <Waiting what="turns" of="negotiations waiting for you" />
            </MainLink>
          )}
          {user && <MainLink page="myClaims" />}
          {user && (
            <MainLink page="myOffers">
              <Waiting what="offers" of="to answer" />
            </MainLink>
          )}
          {isBuyer && (
            <MainLink page="negotiations">
              <Waiting what="turns" of="negotiations waiting for you" />
            </MainLink>
          )}
          {/* In the drawer; a wide header has no room for them, there they stand in the account menu. */}
          {user && (
            <div className="grid gap-1 lg:hidden">
              <MainLink page="chat">
                <Waiting what="messages" of="unread" />
              </MainLink>
              {isBuyer && <MainLink page="claimsForYou" />}
              {isBuyer && <MainLink page="followedClaims" />}
              <MainLink page="savedSearches" />
            </div>
          )}
          {!user && <MainLink page={adminUser ? 'adminHome' : 'claimOnboarding'} />}
          {/* Last, so that nothing moves when they arrive. Each page looks whether they are due. */}
          {/* Who is logged in has more ways, which leave no room for them in a header of 1024 pixels. */}
          <div
            className={
              user ? 'grid min-w-0 gap-1 lg:max-xl:hidden xl:flex' : 'grid min-w-0 gap-1 lg:flex'
            }
          >
            <p className="text-muted border-line mt-2 border-t px-3 pt-3 text-xs lg:hidden">
              Featured cases
            </p>
            <FeaturedCases key={pathname} />
          </div>
        </>
      }
      account={
        user ? (
          <>
            <Bell />
            <AccountButton person={user} />
          </>
        ) : adminUser ? (
          <AdminButton person={adminUser} />
        ) : (
          <>
            <Button variant="ghost" asChild>
              <Link to={entryPath('login', here)}>Log in</Link>
            </Button>
            {/* Secondary: the primary button belongs to the page. On a phone the login leads on to the registration. */}
            <Button variant="secondary" className="max-sm:hidden" asChild>
              <Link to={isClaimForm ? entryPath('register', here) : pathTo('register')}>
                Sign up
              </Link>
            </Button>
          </>
        )
      }
      footer={<Footer />}
    >
      <PageOutlet />
      <ReconnectingSign />
      <FreshProof />
      <MyBidsWatch />
      {user && <SeenWatch />}
    </AppShell>
  );
}

interface MainLinkProps {
  page: LabelledRoute;
  isExact?: boolean;
  /** Behind its name. */
  children?: ReactNode;
}

function MainLink({ page, isExact = false, children }: MainLinkProps) {
  return (
    <NavItem asChild>
      <NavLink to={pathTo(page)} end={isExact}>
        {ROUTES[page].label}
        {children}
      </NavLink>
    </NavItem>
  );
}

interface WaitingProps {
  what: 'offers' | 'turns' | 'messages';
  of: string;
}

/** Behind the word of its link, in a wide header in room that is kept for it, so that nothing moves when it comes. */
function Waiting({ what, of }: WaitingProps) {
  const { offers, sales, messages } = useUnreadCounts();
  // A negotiation waits for the reader with an offer to answer, or with a step of its sale.
  const counts = { offers, turns: offers + sales, messages };
  return (
    <span className="relative max-lg:ml-auto lg:w-3.5">
      <CountBadge count={counts[what]} of={of} className="lg:absolute lg:-top-2.25 lg:left-1" />
    </span>
  );
}
