import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { ThemeToggle } from '@/ui/layout/theme-toggle';

export function Footer() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <p className="max-w-measure">
        Prices are in percent of face (cents on the dollar). Guide prices are indications, not
        offers, and nothing here is legal or investment advice.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link to={pathTo('marketplace')} className="hover:text-ink">
          Marketplace
        </Link>
        <Link to={pathTo('featuredClaims')} className="hover:text-ink">
          Featured claims
        </Link>
        <Link to={pathTo('claimOnboarding')} className="hover:text-ink">
          Sell a claim
        </Link>
        <ThemeToggle />
      </div>
    </div>
  );
}
