import type { CaseUpdate } from '@generated/model';
import { eq } from 'drizzle-orm';
import { latestDayAt, pastDayFault } from '@/domain/days';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import { lockCase } from '../../cases/lock-case';
import { caseUpdateRows } from '../../db/schema';
import { broadcastCasePage } from '../../ports/broadcast';
import { change } from '../../unit-of-work/change';

/** What our staff write of a case. */
export const newsHandlers = {
  createCaseUpdate: async (call) =>
    await change(call, async ({ db, now, insert, audit, publish }) => {
      const { date, title, body, url = null } = call.body.case_update;
      const of = await lockCase(db, call.params.id);
      if (!of) return refuse('not_found');
      const fault = pastDayFault(date, latestDayAt(now));
      if (fault !== null) return refuseFields({ 'case_update.date': fault });
      const written = { date, title: title.trim(), body: body.trim(), url };
      const row = await insert(caseUpdateRows, { case_id: of.id, ...written });
      await audit('case.update_added', of.id, { title: [null, row.title], date: [null, row.date] });
      broadcastCasePage({ publish }, of.id);
      return { status: 201 as const, body: caseUpdateBody(row) };
    }),

  deleteCaseUpdate: async (call) =>
    await change(call, async ({ db, audit, publish }) => {
      const which = eq(caseUpdateRows.id, call.params.id);
      const [row] = await db.delete(caseUpdateRows).where(which).returning();
      if (!row) return refuse('not_found');
      await audit('case.update_deleted', row.case_id, {
        title: [row.title, null],
        date: [row.date, null],
      });
      broadcastCasePage({ publish }, row.case_id);
      return { status: 204, body: null };
    }),
} satisfies Partial<Handlers>;

function caseUpdateBody({ id, date, title, body, url }: CaseUpdate): CaseUpdate {
  return { id, date, title, body, url };
}
