import { dayOf } from '@/domain/days';
import { DAY } from '@/domain/time';
import type { Database } from '../../db/database';
import { casePricePointRows, caseRows, caseUpdateRows } from '../../db/schema';
import { type CaseFacts, caseFacts, type PriceAnchor } from './case-facts';
import { createClock, daysBetween, type SeedClock } from '../clock';
import { insertRows, resetIds } from '../insert';
import { createRandom, type Random } from '../random';
import { bandPrices } from '../sizes';

/** A case as the seed of claims needs it. */
export interface SeededCase extends CaseFacts {
  id: number;
  /** Today's guide; null without a price history. */
  guide: { low: number; high: number } | null;
  /** Stands still if the case takes no more listings: everything listed and sold in it happened before. */
  clock: SeedClock;
  /** The period in which claims against the debtor could be filed. */
  filing: { from: string; to: string };
}

/** How long ago a case that is not active ended; its last sale was completed before. */
const ENDED_DAYS_AGO = 2;

/** For cases whose beginning is not on record. */
const UNKNOWN_PETITION = '2023-01-01';

/** For cases without a set day. */
const FILING_DAYS = 270;

type PricePoint = typeof casePricePointRows.$inferInsert;
type Update = typeof caseUpdateRows.$inferInsert;

export async function seedCases(db: Database, clock: SeedClock): Promise<SeededCase[]> {
  const random = createRandom('cases');
  const cases = caseFacts.map((facts, index): SeededCase => {
    const last = facts.prices.at(-1);
    return {
      ...facts,
      id: index + 1,
      guide: last ? { low: last[1], high: last[2] } : null,
      clock: isEnded(facts) ? createClock(clock.daysAgo(ENDED_DAYS_AGO)) : clock,
      filing: filingOf(facts, clock),
    };
  });
  await insertRows(
    db,
    caseRows,
    cases.map(({ row, id, guide, parameters, prices, clock: own }) => ({
      id,
      district: null,
      case_number: null,
      bar_date: null,
      plan_effective_date: null,
      claims_agent: null,
      claims_agent_url: null,
      estimated_assets: null,
      estimated_liabilities: null,
      estimated_creditors: null,
      recovery_low_percent: null,
      recovery_high_percent: null,
      featured: false,
      featured_position: null,
      ...row,
      guide_low_percent: guide ? String(guide.low) : null,
      guide_high_percent: guide ? String(guide.high) : null,
      guide_updated_at: prices.at(-1)?.[0] === 'today' ? own.daysAgo(guideAge(id)) : null,
      parameters,
      created_at: clock.daysAgo(addedDaysAgo(id)),
      updated_at: isEnded({ row }) ? own.now : clock.daysAgo(guideAge(id)),
    })),
  );
  await insertRows(
    db,
    casePricePointRows,
    cases.flatMap((seeded) => [...guideHistory(seeded, random), ...bandHistory(seeded, random)]),
  );
  await insertRows(
    db,
    caseUpdateRows,
    cases.flatMap((seeded) => updatesOf(seeded, clock)),
  );
  await resetIds(db, [caseRows]);
  return cases;
}

/** Days since the guide price of a case was reviewed. */
const guideAge = (id: number) => 1 + (id % 9);

/** Every case was added before its oldest claim. */
const addedDaysAgo = (id: number) => 420 - id * 11;

const isEnded = ({ row: { status } }: Pick<CaseFacts, 'row'>) =>
  status === 'closed' || status === 'paused';

function filingOf({ row }: CaseFacts, clock: SeedClock): SeededCase['filing'] {
  const from = row.petition_date ?? UNKNOWN_PETITION;
  const to = row.bar_date ?? dayOf(new Date(Date.parse(from) + FILING_DAYS * DAY));
  return { from, to: to < clock.today ? to : clock.today };
}

/** A point every two weeks between the known prices, a little off the straight line. */
function guideHistory(seeded: SeededCase, random: Random): PricePoint[] {
  const { clock } = seeded;
  const anchors = seeded.prices
    .map(([date, low, high]): PriceAnchor => {
      // The last one is the one that the case says was reviewed then.
      return [date === 'today' ? clock.dateAgo(guideAge(seeded.id)) : date, low, high];
    })
    .filter(([date]) => date <= clock.today);
  const points = anchors.map(([date, low, high]) => guidePoint(seeded.id, date, low, high));
  for (const [index, from] of anchors.entries()) {
    const to = anchors[index + 1];
    if (!to) break;
    const days = daysBetween(from[0], to[0]);
    for (let day = 14; day < days - 7; day += 14) {
      const share = day / days;
      const drift = random.between(0.97, 1.03);
      const at = (column: 1 | 2) => (from[column] + (to[column] - from[column]) * share) * drift;
      const date = dayOf(new Date(Date.parse(from[0]) + day * DAY));
      points.push(guidePoint(seeded.id, date, at(1), at(2)));
    }
  }
  return points.toSorted((a, b) => a.date.localeCompare(b.date));
}

function guidePoint(case_id: number, date: string, low: number, high: number): PricePoint {
  return {
    case_id,
    date,
    low_percent: low.toFixed(2),
    high_percent: high.toFixed(2),
    size_band: null,
    source: 'guide',
  };
}

/** A monthly price for each size, over the last year. */
function bandHistory(seeded: SeededCase, random: Random): PricePoint[] {
  const { guide, clock } = seeded;
  if (!guide) return [];
  return Array.from({ length: 12 }, (_, month) => 11 - month).flatMap((month) =>
    bandPrices(guide, seeded.pricesRiseWithSize).map(({ size_band, low, high }): PricePoint => {
      const drift = (1 - month * 0.006) * random.between(0.985, 1.015);
      return {
        ...guidePoint(seeded.id, clock.dateAgo(month * 30 + 3), low * drift, high * drift),
        size_band,
      };
    }),
  );
}

function updatesOf({ id, row, guide, clock: own }: SeededCase, clock: SeedClock): Update[] {
  const updates: Omit<Update, 'case_id' | 'url'>[] = [];
  const add = (date: string | null | undefined, title: string, body: string) => {
    if (date && date <= clock.today) updates.push({ date, title, body });
  };
  add(
    row.petition_date,
    'Petition filed',
    `${row.debtor_name} asked the court for protection (${row.court}).`,
  );
  add(
    row.bar_date,
    'Last day to file a claim',
    'Claims filed later may be disallowed. Check the register before you buy.',
  );
  add(
    row.plan_effective_date,
    'Plan effective',
    'The confirmed plan took effect. Transfers of claims are now entered by the distribution agent before each record date.',
  );
  const ended = dayOf(own.now);
  if (row.status !== 'draft') {
    add(
      clock.dateAgo(addedDaysAgo(id)),
      'Open to new listings',
      `Holders of claims against ${row.name} may list them. Have the proof of claim at hand.`,
    );
  }
  if (row.status === 'closed')
    add(ended, 'Closed to new listings', `Claims against ${row.name} are no longer listed.`);
  if (row.status === 'paused') {
    add(ended, 'Listings paused', `For the time being no claims against ${row.name} are listed.`);
  }
  if (guide && !isEnded({ row })) {
    add(
      clock.dateAgo(1 + (id % 9)),
      'Guide price reviewed',
      `The guide stands at ${guide.low} to ${guide.high} percent of face. It is what similar claims asked and fetched lately, not a promise.`,
    );
  }
  return updates.map((update) => ({ case_id: id, url: row.claims_agent_url ?? null, ...update }));
}
