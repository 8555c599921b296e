import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { ROUTES } from '@/route-table';
import { useSession } from '@/session/session-store';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';

const PAGES = ['followedClaims', 'savedSearches'] as const;

/** From what a verified buyer follows to the saved searches and back; others have the searches alone. */
export function FollowTabs({ at }: { at: (typeof PAGES)[number] }) {
  const isVerifiedBuyer = useSession(({ user }) => user?.buyer_account_status === 'verified');
  if (!isVerifiedBuyer) return null;
  return (
    <div className="mb-6">
      <NavTabs label="What you follow">
        {PAGES.map((page) => (
          <NavTab key={page}>
            <Link to={pathTo(page)} aria-current={page === at ? 'page' : undefined}>
              {ROUTES[page].label}
            </Link>
          </NavTab>
        ))}
      </NavTabs>
    </div>
  );
}
