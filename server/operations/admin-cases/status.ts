import { type CaseAct, caseStatusAfter } from '@/domain/cases/case-status';
import type { AdminCaller } from '../../calls/caller';
import type { Call, CallBy, Handlers } from '../../calls/operation-types';
import { refuse, refuseStale } from '../../calls/refusals';
import { lockCase } from '../../cases/lock-case';
import { caseRows } from '../../db/schema';
import { broadcastCase } from '../../ports/broadcast';
import { change } from '../../unit-of-work/change';
import { adminCaseBody, listedStatus } from '../case-bodies';

/** Whether a case takes new claims. */
export const statusHandlers = {
  pauseCase: (call) => changeStatus(call, 'pause'),
  reopenCase: (call) => changeStatus(call, 'reopen'),
  closeCase: (call) => changeStatus(call, 'close'),
} satisfies Partial<Handlers>;

type StatusCall = CallBy<AdminCaller> & Pick<Call<'pauseCase'>, 'params' | 'body'>;

const DONE = {
  pause: 'case.paused',
  reopen: 'case.reopened',
  close: 'case.closed',
} as const satisfies Record<CaseAct, string>;

async function changeStatus(call: StatusCall, act: CaseAct) {
  const { params, body, caller } = call;
  return await change(call, async (work) => {
    const before = await lockCase(work.db, params.id);
    if (!before) return refuse('not_found');
    const stale = refuseStale(before, body.lock_version);
    if (stale) return stale;
    const status = caseStatusAfter(listedStatus(before.status), act);
    if (status === null) return refuse('transition_not_allowed');
    const changed = await work.update(caseRows, before, { status });
    const reason = body.reason?.trim() || null;
    await work.audit(DONE[act], changed.id, {
      status: [before.status, status],
      ...(reason !== null && { reason: [null, reason] }),
    });
    broadcastCase(work, changed.id);
    return { status: 200 as const, body: await adminCaseBody(work.db, changed, caller) };
  });
}
