import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useAtRest } from '@/api/at-rest';
import { pathTo } from '@/paths';
import { optionalPart } from '@/ui/fetch-ahead';
import { NavItem } from '@/ui/layout/nav-item';
import { useNavbar } from './featured-store';

const SHOWN = 3;

/** Without its code, the navigation shows the cases that the device has kept. */
const FeaturedRefresh = optionalPart(
  async () => (await import('./featured-refresh')).FeaturedRefresh,
);

/** The first featured cases in the navigation, kept on the device. When due, they are read again after the content. */
export function FeaturedCases() {
  const { featuredCases, nextFetch } = useNavbar((navbar) => navbar);
  const [isDue] = useState(() => Date.now() >= nextFetch);
  const isAtRest = useAtRest();
  return (
    <>
      {featuredCases.slice(0, SHOWN).map((featured) => (
        <NavItem key={featured.id} asChild>
          <NavLink to={pathTo('case', { id: featured.case_code })} className="min-w-0">
            <span className="truncate">{featured.name}</span>
          </NavLink>
        </NavItem>
      ))}
      {isDue && isAtRest && <FeaturedRefresh />}
    </>
  );
}
