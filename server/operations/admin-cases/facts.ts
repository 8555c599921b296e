import { caseFactFaults } from '@/domain/cases/case-facts';
import { latestDayAt } from '@/domain/days';
import { withoutEndZeros } from '@/domain/decimals';
import { keysOf } from '@/domain/keys-of';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseStale, underPath } from '../../calls/refusals';
import { findCaseId } from '../../cases/find-case';
import { lockCase } from '../../cases/lock-case';
import { type AuditChanges, caseRows } from '../../db/schema';
import { broadcastCase } from '../../ports/broadcast';
import { change } from '../../unit-of-work/change';
import { adminCaseBody } from '../case-bodies';

/** What is published about a case. */
export const factHandlers = {
  updateCase: async (call) => {
    const id = await findCaseId(call.ports.db, call.params.id);
    if (id === null) return refuse('not_found');
    return await change(call, async (work) => {
      const before = await lockCase(work.db, id);
      if (!before) return refuse('not_found');
      const stale = refuseStale(before, call.body.lock_version);
      if (stale) return stale;
      const facts = trimmed(call.body.case);
      const faults = caseFactFaults(facts, latestDayAt(work.now));
      if (Object.keys(faults).length > 0) return refuseFields(underPath('case', faults));
      const changes = changesOf(before, facts);
      if (Object.keys(changes).length === 0) {
        return { status: 200 as const, body: await adminCaseBody(work.db, before, call.caller) };
      }
      const row = await work.update(caseRows, before, facts);
      await work.audit('case.facts_changed', id, changes);
      broadcastCase(work, id);
      return { status: 200 as const, body: await adminCaseBody(work.db, row, call.caller) };
    });
  },
} satisfies Partial<Handlers>;

type Facts = Call<'updateCase'>['body']['case'];

/** Blanks around a text are cut off, and so are zeros that end a percentage. */
function trimmed(facts: Facts): Facts {
  const texts = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, value?.trim() ?? null]),
  ) as Facts;
  const percent = (value: string | null) => value && withoutEndZeros(value);
  return {
    ...texts,
    recovery_low_percent: percent(texts.recovery_low_percent),
    recovery_high_percent: percent(texts.recovery_high_percent),
  };
}

function changesOf(before: typeof caseRows.$inferSelect, facts: Facts): AuditChanges {
  return Object.fromEntries(
    keysOf(facts)
      .filter((name) => before[name] !== facts[name])
      .map((name) => [name, [before[name], facts[name]]]),
  );
}
