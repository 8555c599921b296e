import { NavLink } from 'react-router-dom';
import { pathTo } from '@/paths';
import { NavTab, NavTabs } from '@/ui/overlay/nav-tabs';

const TABS = [
  ['accountSettings', 'Profile'],
  ['verifyIdentity', 'Identity'],
  ['applyBuyerAccount', 'Buyer account'],
  ['settings', 'Settings'],
] as const;

export function AccountTabs() {
  return (
    <div className="mb-6">
      <NavTabs label="Account">
        {TABS.map(([route, label]) => (
          <NavTab key={route}>
            <NavLink to={pathTo(route)}>{label}</NavLink>
          </NavTab>
        ))}
      </NavTabs>
    </div>
  );
}
