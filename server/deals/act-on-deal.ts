import type { Caller } from '../calls/caller';
import type { Database } from '../db/database';
import type { ErrorCode } from '@generated/model';
import type { CallBy, Refused } from '../calls/operation-types';
import { refuse, refuseStale } from '../calls/refusals';
import { change, type Work } from '../unit-of-work/change';
import type { Deal } from './lock-deal';

export interface DealCall<Who extends Caller> extends CallBy<Who> {
  params: { id: number };
  body: { lock_version: number };
}

/** How a kind of caller locks a negotiation, and what it reads afterwards. */
interface Access<Locked extends Deal, Body> {
  lock: (db: Database) => Promise<Locked | undefined>;
  read: (db: Database) => Promise<Body | undefined>;
}

/** What is done with a locked negotiation, or the refusal. */
export type ActOn<Locked extends Deal, Code extends ErrorCode> = (
  work: Work,
  deal: Locked,
) => Promise<Refused<Code> | null | void>;

/** Acts on a negotiation, in the version on which the decision was made. */
export async function actOnDeal<Locked extends Deal, Body, Code extends ErrorCode = never>(
  call: DealCall<Caller>,
  { lock, read }: Access<Locked, Body>,
  act: ActOn<Locked, Code>,
) {
  return await change(call, async (work) => {
    const deal = await lock(work.db);
    if (!deal) return refuse('not_found');
    const refused =
      refuseStale(deal.negotiation, call.body.lock_version) ?? (await act(work, deal));
    if (refused) return refused;
    const body = await read(work.db);
    if (!body) throw new Error(`Negotiation ${call.params.id} is gone.`);
    return { status: 200 as const, body };
  });
}
