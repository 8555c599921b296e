import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { getGetFeaturedCasesQueryOptions } from '@generated/api/marketplace/marketplace';
import { useAtRest } from '@/api/at-rest';
import { pathTo } from '@/paths';
import { storeFeaturedCases, useNavbar } from './featured-store';
import { NavItem } from '@/ui/layout/nav-item';

const SHOWN = 3;

/** The first featured cases in the navigation, kept on the device. When due, they are read again after the content. */
export function FeaturedCases() {
  const { featuredCases, nextFetch } = useNavbar((navbar) => navbar);
  const [isDue] = useState(() => Date.now() >= nextFetch);
  const isAtRest = useAtRest();
  const { data } = useQuery({ ...getGetFeaturedCasesQueryOptions(), enabled: isDue && isAtRest });

  useEffect(() => {
    // It surrounds every page, so an answer that is not a list leaves it as it was.
    if (Array.isArray(data)) storeFeaturedCases(data, Date.now());
  }, [data]);

  return featuredCases.slice(0, SHOWN).map((featured) => (
    <NavItem key={featured.id} asChild>
      <NavLink to={pathTo('case', { id: featured.case_code })} className="min-w-0">
        <span className="truncate">{featured.name}</span>
      </NavLink>
    </NavItem>
  ));
}
