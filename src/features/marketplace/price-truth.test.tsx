import { Blob } from 'node:buffer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  GetCasePriceHistoryRange,
  type CasePage,
  type CaseSummary,
  type PricePoint,
  SizeBand,
} from '@generated/model';
import { formatPercentRange, formatPrice } from '@/domain/money';
import { DAY } from '@/domain/time';
import { formatLongDate } from '@/ui/chart/format';
import { PriceChart } from '@/ui/chart/price-chart';
import { seedDemoData } from '../../../server/seed';
import { openExchange, type TestExchange } from '../../../server/testing/exchange-client';
import { CasePrice } from './case/case-price';
import { chartLegend, chartPoints } from '@/cases/chart-points';
import { LETTER_SETTINGS } from '../../../server/testing/letter-settings';

/*
 * Prices are what people act on: whatever is drawn of them stands in the table beside it, and both are what the exchange
 * answers. Asked of every case, size and range of the demo data.
 */

/** When the exchange of a test begins. */
const now = new Date('2026-11-20T10:00:00.000Z');

let exchange: TestExchange;
let cases: CaseSummary[];
beforeAll(async () => {
  // The demo's pictures are packed by a stream, which jsdom's Blob has not.
  vi.stubGlobal('Blob', Blob);
  exchange = await openExchange();
  await seedDemoData(exchange.db, {
    now,
    passwordHash: '$argon2id$demo',
    letters: LETTER_SETTINGS,
  });
  const { body } = await exchange.visitor.get<CasePage>('/api/cases?per_page=100');
  cases = body.cases;
}, 180_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await exchange.close();
});
afterEach(cleanup);

const bands = [null, ...Object.values(SizeBand)];
const ranges = Object.values(GetCasePriceHistoryRange);
const views = bands.flatMap((band) => ranges.map((range) => ({ band, range })));

describe.each(views)('the chart of $band over $range', ({ band, range }) => {
  test('draws the rows of its table, and these are what the exchange answers', async () => {
    let seen = 0;
    for (const { case_code } of cases) {
      const size = band ? `&size_band=${band}` : '';
      const { body: rows } = await exchange.visitor.get<PricePoint[]>(
        `/api/cases/${case_code}/price_history?range=${range}${size}`,
      );
      seen += rows.length;
      if (band) expect(rows.filter(({ size_band }) => size_band !== band)).toEqual([]);
      if (rows.length === 0) continue;
      render(
        <PriceChart
          label="Price"
          points={chartPoints(rows, 'USD', band)}
          legend={chartLegend('USD', band)}
        />,
      );
      expect(drawn()).toEqual({
        guide: rows.filter(({ source }) => source === 'guide').map(near),
        trades: rows.filter(({ source }) => source === 'trade').map(near),
      });
      fireEvent.click(screen.getByRole('button', { name: 'Table' }));
      expect(tableRows()).toEqual(rows.map(asRow).toReversed());
      cleanup();
    }
    expect(seen).toBeGreaterThan(0);
  });
});

test('the price on a card is where its sparkline ends, and that begins at most 90 days ago', () => {
  const from = new Date(now.getTime() - 90 * DAY).toISOString().slice(0, 10);
  for (const item of cases) {
    const { recent_prices: recent, stats, guide_low_percent, guide_high_percent } = item;
    const price = stats.last_trade_percent
      ? formatPrice(stats.last_trade_percent)
      : formatPercentRange(guide_low_percent, guide_high_percent);
    render(<CasePrice item={item} />);
    if (recent.length < 2) {
      expect(screen.queryByRole('img')).toBeNull();
    } else {
      expect(screen.getByText(price ?? 'no price')).toBeTruthy();
      const words = screen.getByRole('img').getAttribute('aria-label');
      expect(words).toContain(`${price} on ${formatLongDate(recent.at(-1)?.date ?? '')}`);
      expect(recent.filter(({ date }) => date <= from)).toEqual([]);
      const series = recent.map(({ source, size_band }) => `${source} ${size_band}`);
      expect(new Set(series).size).toBe(1);
    }
    cleanup();
  }
  expect(cases.filter(({ recent_prices: { length } }) => length > 1).length).toBeGreaterThan(5);
});

/** Percents to what a pixel can tell. */
const near = ({ low_percent: low, high_percent: high }: PricePoint) => ({
  low: expect.closeTo(Number(low), 0),
  high: expect.closeTo(Number(high), 0),
});

const asRow = ({ date, low_percent: low, high_percent: high, source }: PricePoint) => [
  formatLongDate(date),
  ...(source === 'trade' ? [low] : [low, high]).map((price) => `${Number(price).toFixed(2)} %`),
];

function tableRows() {
  // Its own rows: to look for a thousand of them by role takes seconds.
  const [, ...rows] = screen.getByRole<HTMLTableElement>('table').rows;
  return rows.map(({ cells: [date, , ...prices] }) =>
    [date, ...prices].map((cell) => cell?.textContent),
  );
}

/** What the marks of the plot say, read off its axis as a person would. */
function drawn() {
  const plot = screen.getByRole('slider');
  const percent = percentAt(plot);
  const heights = (points: string | null | undefined) =>
    [...(points ?? '').matchAll(/[\d.]+,([\d.]+)/g)].map(([, y]) => percent(Number(y)));
  // The lone guide price is a stroke from its low to its high end, several are the two edges of an area.
  const stroke = heights(plot.querySelector('path')?.getAttribute('d'));
  const [highs = [stroke[1]], lows = [stroke[0]]] = [...plot.querySelectorAll('polyline')].map(
    (edge) => heights(edge.getAttribute('points')),
  );
  const guide = highs.flatMap((high, place) =>
    high === undefined ? [] : [{ low: lows[place], high }],
  );
  const trades = [...plot.querySelectorAll('circle')].map((mark) => {
    const price = percent(Number(mark.getAttribute('cy')));
    return { low: price, high: price };
  });
  return { guide, trades };
}

function percentAt(plot: HTMLElement): (y: number) => number {
  const marks = [...plot.querySelectorAll('text[text-anchor="end"]')].map((text) => ({
    y: Number(text.getAttribute('y')) - 4,
    percent: Number.parseFloat(text.textContent),
  }));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) throw new Error('The axis has no ticks.');
  const step = (last.percent - first.percent) / (last.y - first.y);
  return (y) => first.percent + (y - first.y) * step;
}
