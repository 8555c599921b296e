import { NavLink } from 'react-router-dom';
import { pathTo } from '@/paths';
import { ROUTES } from '@/route-table';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';

const TABS = ['accountSettings', 'verifyIdentity', 'applyBuyerAccount', 'settings'] as const;

export function AccountTabs() {
  return (
    <div className="mb-6">
      <NavTabs label="Account">
        {TABS.map((page) => (
          <NavTab key={page}>
            <NavLink to={pathTo(page)}>{ROUTES[page].label}</NavLink>
          </NavTab>
        ))}
      </NavTabs>
    </div>
  );
}
