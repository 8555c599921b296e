import { Link, useSearchParams } from 'react-router-dom';
import { choicesOf } from '@/labels/choices';
import { pathTo } from '@/paths';
import { RoutePage } from '@/shell/route-page';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';
import { FollowedClaims } from './followed/followed-claims';
import { SavedSearches } from './followed/saved-searches';

const TABS = { claims: 'Claims', searches: 'Saved searches' };

type Tab = keyof typeof TABS;

export default function FollowedClaimsPage() {
  const tab: Tab = useSearchParams()[0].get('tab') === 'searches' ? 'searches' : 'claims';
  return (
    <RoutePage
      of="followedClaims"
      title="Followed claims"
      description="Claims you keep an eye on, and searches that tell you of new ones."
    >
      <div className="mb-6">
        <NavTabs label="What you follow">
          {choicesOf(TABS).map(({ value, label }) => (
            <NavTab key={value}>
              <Link
                to={pathTo('followedClaims') + (value === 'claims' ? '' : `?tab=${value}`)}
                aria-current={value === tab ? 'page' : undefined}
              >
                {label}
              </Link>
            </NavTab>
          ))}
        </NavTabs>
      </div>
      {tab === 'claims' ? <FollowedClaims /> : <SavedSearches />}
    </RoutePage>
  );
}
