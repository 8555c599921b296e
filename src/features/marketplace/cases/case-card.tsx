import type { CaseSummary } from '@generated/model';
import { memo } from 'react';
import { formatPrice } from '@/domain/money';
import { CASE_STAGE_LABELS } from '@/cases/labels';
import { FollowButton } from '@/follows/follow-button';
import { pathTo } from '@/paths';
import { Badge } from '@/ui/feedback/badge';
import { CasePrice } from '../case/case-price';
import { OpenFace } from '../case/open-face';
import { CardFigure, MarketCard } from '@/cases/market-card';

/** A case in the marketplace, as a card that links to it as a whole. Not redrawn when other cards arrive. */
export const CaseCard = memo(function CaseCard({ item }: { item: CaseSummary }) {
  const { stats } = item;
  return (
    <MarketCard
      item={item}
      to={pathTo('case', { id: item.case_code })}
      about={item.debtor_name}
      aside={<FollowButton kind="case" id={item.id} name={item.name} look="star" />}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted min-w-0 text-xs wrap-anywhere">
          {[item.court, item.case_number].filter(Boolean).join(' · ')}
        </p>
        <Badge hasDot={false}>{CASE_STAGE_LABELS[item.stage]}</Badge>
      </div>
      <dl className="mt-auto grid grid-cols-3 gap-3">
        <CardFigure label="Open claims" isNumeric>
          {stats.open_claims_count}
        </CardFigure>
        <CardFigure label="Open face" isNumeric>
          {stats.open_claims_count > 0 && <OpenFace item={item} />}
        </CardFigure>
        {stats.best_bid_percent ? (
          <CardFigure label="Best bid" isNumeric>
            {formatPrice(stats.best_bid_percent)}
          </CardFigure>
        ) : (
          <CardFigure label="Lowest ask" isNumeric>
            {stats.lowest_ask_percent && formatPrice(stats.lowest_ask_percent)}
          </CardFigure>
        )}
      </dl>
      <CasePrice item={item} />
    </MarketCard>
  );
});
