import type { Case } from '@generated/model';
import { formatCompactAmount, formatPrice } from '@/domain/money';
import { formatCount } from '@/labels/counts';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { Card } from '@/ui/data/card';
import { Stat } from '@/ui/data/stat';

const price = (value: string | null) => (value ? formatPrice(value) : '–');

/** The trading figures of the case. */
export function CaseFigures({ item: { id, stats, currency } }: { item: Case }) {
  const claims = `${pathTo('adminClaims')}?case_id=${id}`;
  return (
    <Card className="grid grid-cols-2 gap-4 p-4 md:grid-cols-3 xl:grid-cols-6">
      <Stat
        size="md"
        label="Open claims"
        value={
          <TextLink to={`${claims}&status=open`}>{formatCount(stats.open_claims_count)}</TextLink>
        }
        note={<TextLink to={claims}>All claims</TextLink>}
      />
      <Stat
        size="md"
        label="Open face"
        value={formatCompactAmount(stats.open_face_amount, currency)}
      />
      {stats.best_bid_percent && (
        <Stat size="md" label="Best bid" value={formatPrice(stats.best_bid_percent)} />
      )}
      <Stat size="md" label="Lowest ask" value={price(stats.lowest_ask_percent)} />
      <Stat size="md" label="Last price" value={price(stats.last_trade_percent)} />
      <Stat size="md" label="Followers" value={stats.followers_count} />
    </Card>
  );
}
