import type { Case } from '@generated/model';
import { formatPercentRange, formatPrice } from '@/domain/money';
import { formatRelative } from '@/labels/dates';
import { sizeBandLabels } from '@/cases/labels';
import { Card } from '@/ui/data/card';
import { Stat } from '@/ui/data/stat';
import { OpenFace } from './open-face';

const none = <span className="text-muted">–</span>;
const percent = (value: string | null) => (value ? formatPrice(value) : none);

/** Large claims trade higher than small ones: the best bid and the lowest ask are often for different claims. */
const OF_ONE = 'For one claim';

/** How the case is trading now. */
export function CaseStats({ item }: { item: Case }) {
  const { stats } = item;
  return (
    <Card className="p-4">
      <h2 className="sr-only">Market</h2>
      <div className="enlarged:grid-cols-1 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
        <Stat size="md" label="Open claims" value={stats.open_claims_count} />
        <Stat
          size="md"
          label="Open face"
          value={stats.open_claims_count > 0 ? <OpenFace item={item} /> : none}
        />
        {stats.best_bid_percent && (
          <Stat
            size="md"
            label="Best bid"
            value={formatPrice(stats.best_bid_percent)}
            note={OF_ONE}
          />
        )}
        <Stat
          size="md"
          label="Lowest ask"
          value={percent(stats.lowest_ask_percent)}
          note={stats.lowest_ask_percent && OF_ONE}
        />
        <Stat
          size="md"
          label="Last price"
          value={percent(stats.last_trade_percent)}
          note={
            stats.last_trade_size_band && sizeBandLabels(item.currency)[stats.last_trade_size_band]
          }
        />
        <Stat
          size="md"
          label="Guide price"
          value={formatPercentRange(item.guide_low_percent, item.guide_high_percent) ?? none}
          note={item.guide_updated_at && `Updated ${formatRelative(item.guide_updated_at)}`}
        />
      </div>
    </Card>
  );
}
