import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { ROUTES } from '@/route-table';
import { ThemeToggle } from '@/ui/layout/theme-toggle';

const PAGES = ['marketplace', 'featuredClaims', 'claimOnboarding'] as const;

export function Footer() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <p className="max-w-measure">
        Prices are in percent of face (cents on the dollar). Guide prices are indications, not
        offers, and nothing here is legal or investment advice.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {PAGES.map((page) => (
          <Link key={page} to={pathTo(page)} className="hover:text-ink">
            {ROUTES[page].label}
          </Link>
        ))}
        <ThemeToggle />
      </div>
    </div>
  );
}
