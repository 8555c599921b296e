import { Link } from 'react-router-dom';
import { useGetFeaturedCases } from '@generated/api/marketplace/marketplace';
import { useLive } from '@/cable/live';
import { formatCompactAmount, formatPrice } from '@/domain/money';
import { pathTo } from '@/paths';
import { CoverLink } from '@/page/links';
import { Button } from '@/ui/button';
import { Monogram } from '@/ui/data/monogram';
import { HomeCard } from './home-card';

export function FeaturedCases() {
  const query = useGetFeaturedCases();
  useLive('MarketChannel', query.data ? {} : null);
  return (
    <HomeCard
      title="Featured cases"
      link={{ to: pathTo('adminCases'), label: 'All cases' }}
      rows={query.data}
      expectedRows={6}
      query={query}
      emptyDescription="No case is featured on the marketplace."
      emptyAction={
        <Button variant="secondary" asChild>
          <Link to={pathTo('adminCases')}>Go to cases</Link>
        </Button>
      }
      row={({ id, name, court, logo_url, currency, stats }) => (
        <>
          <Monogram name={name} src={logo_url} size="sm" />
          <div className="min-w-0 flex-1">
            <CoverLink
              to={pathTo('adminCase', { id })}
              className="block font-medium wrap-anywhere hover:underline"
            >
              {name}
            </CoverLink>
            <span className="text-muted block text-xs wrap-anywhere">{court}</span>
          </div>
          <dl className="tabular flex gap-4 text-right text-xs">
            <div className="hidden sm:block">
              <dt className="text-muted">Open claims</dt>
              <dd className="text-sm">
                {stats.open_claims_count}, {formatCompactAmount(stats.open_face_amount, currency)}
              </dd>
            </div>
            <div className="min-w-18">
              <dt className="text-muted">Best bid</dt>
              <dd className="text-sm font-medium">
                {stats.best_bid_percent ? formatPrice(stats.best_bid_percent) : '–'}
              </dd>
            </div>
          </dl>
        </>
      )}
    />
  );
}
