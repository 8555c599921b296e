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
  // A new account begins with its settings. Only a claim form is carried over into it, from anywhere on its page.
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
          {/* A user who may not buy finds their sales only in the portal. */}
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
          {/* Only in the drawer. A wide header has no room for these links; the account menu has them there. */}
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
          {/* Last, so that nothing moves when they arrive. Each page checks whether they are due. */}
          {/* A person who is logged in has more links, which leave no room for these in a header of 1024 pixels. */}
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
            {/* Secondary: the primary button is the page's. On a phone the login links to the registration. */}
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
  /** Shown after its name. */
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

/** Comes after the word of its link. In a wide header its room is reserved, so that nothing moves when it appears. */
function Waiting({ what, of }: WaitingProps) {
  const { offers, sales, messages } = useUnreadCounts();
  // A negotiation waits for the reader if it has an offer to answer or a step of its sale to take.
  const counts = { offers, turns: offers + sales, messages };
  return (
    <span className="relative max-lg:ml-auto lg:w-3.5">
      <CountBadge count={counts[what]} of={of} className="lg:absolute lg:-top-2.25 lg:left-1" />
    </span>
  );
}
