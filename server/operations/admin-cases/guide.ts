import { guidePriceFaults } from '@/domain/cases/case-facts';
import { dayOf } from '@/domain/days';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseStale, underPath } from '../../calls/refusals';
import { lockCase } from '../../cases/lock-case';
import { casePricePointRows as points, caseRows } from '../../db/schema';
import { broadcastCase } from '../../ports/broadcast';
import { change } from '../../unit-of-work/change';
import { adminCaseBody } from '../case-bodies';

/** What our staff think the claims of a case are worth. */
export const guideHandlers = {
  createGuidePrice: async (call) =>
    await change(call, async (work) => {
      const before = await lockCase(work.db, call.params.id);
      if (!before) return refuse('not_found');
      const stale = refuseStale(before, call.body.lock_version);
      if (stale) return stale;
      const { size_band, ...range } = call.body.guide_price;
      const faults = guidePriceFaults(range);
      if (Object.keys(faults).length > 0) return refuseFields(underPath('guide_price', faults));

      const ofSize = and(
        eq(points.case_id, before.id),
        eq(points.source, 'guide'),
        size_band === null ? isNull(points.size_band) : eq(points.size_band, size_band),
      );
      const [last] = await work.db
        .select()
        .from(points)
        .where(ofSize)
        .orderBy(desc(points.date), desc(points.id))
        .limit(1);
      const date = dayOf(work.now);
      await work.db.delete(points).where(and(ofSize, eq(points.date, date)));
      const point = { case_id: before.id, date, source: 'guide' as const, size_band, ...range };
      await work.db.insert(points).values({ ...point, created_at: work.now });
      const row = await work.update(caseRows, before, {
        // The guide of the case is the one for every size.
        ...(size_band === null && {
          guide_low_percent: range.low_percent,
          guide_high_percent: range.high_percent,
          guide_updated_at: work.now,
        }),
      });
      await work.audit('case.guide_price_set', row.id, {
        ...(size_band !== null && { size_band: [null, size_band] }),
        low_percent: [last?.low_percent ?? null, range.low_percent],
        high_percent: [last?.high_percent ?? null, range.high_percent],
      });
      broadcastCase(work, row.id);
      return { status: 200 as const, body: await adminCaseBody(work.db, row, call.caller) };
    }),
} satisfies Partial<Handlers>;
