import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { ROUTES } from '@/route-table';
import { mayEnter } from '@/session/guards/may-enter';
import { useSession } from '@/session/session-store';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';

const PAGES = ['followedClaims', 'savedSearches'] as const;

/** Switches between followed claims and saved searches. A user who may not open the former sees only the searches. */
export function FollowTabs({ at }: { at: (typeof PAGES)[number] }) {
  const mayFollow = useSession((session) => mayEnter(ROUTES.followedClaims.area, session));
  if (!mayFollow) return null;
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
