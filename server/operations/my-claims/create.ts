import { and, eq, ne } from 'drizzle-orm';
import { onlyTypeOf } from '@/domain/claims/declared-facts';
import { countOwnTry, RATE_LIMITS } from '../../auth/rate-limit';
import { addClaimEvent } from '../../claims/claim-events';
import { insertClaim } from '../../claims/insert-claim';
import { pickColumns } from '../../db/pick-columns';
import { caseRows } from '../../db/schema';
import { broadcastUnseen } from '../../ports/broadcast';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseTooMany } from '../../calls/refusals';
import { change } from '../../unit-of-work/change';
import { columnsOf, fieldFaults, tidied } from './claim-fields';
import { changedMyClaim } from './my-claim-body';
import { ownFields } from './own-minimum';

export const creationHandlers = {
  createMyClaim: async (call) => {
    const { body, caller } = call;
    const wait = await countOwnTry(call, RATE_LIMITS.newClaim);
    if (wait !== null) return refuseTooMany(wait);
    const owner = caller.user.id;
    return await change(call, async (work) => {
      const { db, now } = work;
      const [of] = await db
        .select(pickColumns(caseRows, 'id', 'status', 'parameters', 'petition_date'))
        .from(caseRows)
        .where(and(eq(caseRows.id, body.case_id), ne(caseRows.status, 'draft')))
        .limit(1);
      if (!of) return refuse('not_found');
      if (of.status !== 'active') return refuse('case_not_open');
      const own = ownFields(caller, body.claim);
      if (own.refusal) return own.refusal;
      const fields = tidied(own.fields);
      const faults = fieldFaults(fields, of, now);
      if (Object.keys(faults).length > 0) return refuseFields(faults);
      const values = {
        ...columnsOf(fields, of.parameters),
        claim_type: fields.claim_type ?? onlyTypeOf(of.parameters.claim_types),
        case_id: of.id,
        user_id: owner,
        currency: of.parameters.currency,
        created_at: now,
        updated_at: now,
      };
      const claim = await insertClaim(db, values);
      await addClaimEvent(work, claim.id, { type: 'created', actor_role: 'seller' });
      await work.audit('claim.created', claim.id);
      broadcastUnseen(work, claim);
      return { status: 201, body: await changedMyClaim(work, call, claim.id) };
    });
  },
} satisfies Partial<Handlers>;
