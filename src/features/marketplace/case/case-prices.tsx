import { useGetCasePriceHistory } from '@generated/api/marketplace/marketplace';
import { getCasePriceHistoryQuery } from '@generated/queries/marketplace';
import { SizeBand, type Case, type GetCasePriceHistoryRange } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { choicesOf } from '@/labels/choices';
import { presentTime } from '@/domain/present-time';
import { sizeBandLabels } from '@/cases/labels';
import { useListParams } from '@/table/list-params';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';
import { PriceChart } from '@/ui/chart/price-chart';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Segments } from '@/ui/inputs/segments';
import { Options, Select } from '@/ui/inputs/select';
import { chartLegend, chartPoints } from '@/cases/chart-points';
import { pointsIn, readableRange } from './price-range';

const RANGE_LABELS: Record<GetCasePriceHistoryRange, string> = {
  '3m': '3 months',
  '1y': '1 year',
  all: 'All',
};

/** The guide of a case and the prices of its claims over time, by size of claim. The switches are in the URL. */
export function CasePrices({
  id,
  name,
  currency,
}: { id: string } & Pick<Case, 'name' | 'currency'>) {
  const { params, setParams } = useListParams(getCasePriceHistoryQuery);
  const query = useGetCasePriceHistory(id, params, {
    query: { placeholderData: keepPreviousData },
  });
  const { data, isPlaceholderData } = query;
  const { size_band = null } = params;
  const [now] = useState(() => new Date(presentTime()));
  // Without a range in the address, all prices are read, and the number of their trades decides which are shown.
  const range = params.range ?? readableRange(data ?? [], now);
  const isAnswerOfRange = params.range !== undefined && !isPlaceholderData;

  return (
    <Card>
      <CardHeader
        title="Price"
        description="In percent of face"
        action={
          <Select
            aria-label="Size of the claim"
            className="w-40"
            value={size_band ?? ''}
            onChange={({ target: { value } }) =>
              setParams({ size_band: isSizeBand(value) ? value : undefined })
            }
          >
            <option value="">All sizes</option>
            <Options choices={choicesOf(sizeBandLabels(currency))} />
          </Select>
        }
      />
      <CardBody>
        <QueryPart
          query={query}
          alertClassName="mb-4"
          skeleton={
            <div aria-busy className="grid gap-3">
              <Skeleton className="h-9 w-60" />
              <Skeleton className="h-65" />
            </div>
          }
        >
          {(prices) => (
            <div
              className={clsx('fade', isPlaceholderData && 'opacity-60')}
              aria-busy={isPlaceholderData}
            >
              <PriceChart
                label={`Price of ${name} claims`}
                points={chartPoints(
                  isAnswerOfRange ? prices : pointsIn(range, prices, now),
                  currency,
                  size_band,
                )}
                legend={chartLegend(currency, size_band)}
                controls={
                  <Segments
                    label="Range"
                    options={choicesOf(RANGE_LABELS)}
                    value={range}
                    onChange={(chosen) => setParams({ range: chosen })}
                  />
                }
                {...((range !== 'all' || isPlaceholderData) && {
                  emptyTitle: 'No prices in this range',
                  emptyDescription: (
                    <Button
                      ref={handOnFocus}
                      variant="link"
                      onClick={() => setParams({ range: 'all' })}
                    >
                      Show all prices
                    </Button>
                  ),
                })}
              />
            </div>
          )}
        </QueryPart>
      </CardBody>
    </Card>
  );
}

function isSizeBand(value: string): value is SizeBand {
  return Object.hasOwn(SizeBand, value);
}
