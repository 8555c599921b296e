import type { ClaimFields } from '@generated/model';
import { eq, sql } from 'drizzle-orm';
import { priceFaults } from '@/domain/claims/claim-checks';
import { editableClaimPart, PRICE_FIELDS } from '@/domain/claims/claim-state';
import { audit, changesBetween } from '../../audit';
import { addClaimEvent } from '../../claims/claim-events';
import { type ClaimRow, lockClaim } from '../../claims/lock-claim';
import type { Database } from '../../db/database';
import { caseRows, claimRows } from '../../db/schema';
import type { Call, Handlers } from '../../router/operation-types';
import { refuse, refuseFields } from '../../router/refusals';
import { columnsOf, fieldFaults, fieldsOf, inRequest, tidied } from './claim-fields';
import { readMyClaim } from './my-claim-body';

export const updateHandlers = {
  updateMyClaim: async (call) => {
    const { params, body, caller, ports } = call;
    const own = { id: params.id, owner: caller.user.id };
    return await ports.db.transaction(async (tx) => {
      const claim = await lockClaim(tx, own);
      if (!claim) return refuse(404, 'not_found');
      if (claim.lock_version !== body.lock_version) return refuse(409, 'stale_version');
      const locked = lockedFields(claim, body.claim);
      if (locked) return refuseLocked(locked);
      const fields = tidied(body.claim);
      const faults =
        editableClaimPart(claim.status) === 'all'
          ? await changeDraft(tx, call, claim, fields)
          : await changePrice(tx, call, claim, fields);
      if (Object.keys(faults).length > 0) return refuseFields(faults);
      const changed = await readMyClaim(tx, call, own);
      return changed ? { status: 200, body: changed } : refuse(404, 'not_found');
    });
  },
} satisfies Pick<Handlers, 'updateMyClaim'>;

type UpdateCall = Call<'updateMyClaim'>;

/** The fields that cannot be changed in the claim's state; null where all that is sent can. */
function lockedFields({ status }: ClaimRow, sent: ClaimFields): string[] | null {
  const part = editableClaimPart(status);
  const fields = Object.keys(sent);
  if (part === 'all') return null;
  if (part === 'none') return fields;
  const prices: readonly string[] = PRICE_FIELDS;
  const others = fields.filter((field) => !prices.includes(field));
  return others.length > 0 ? others : null;
}

function refuseLocked(fields: string[]) {
  const message = 'This cannot be changed in the present state of the claim.';
  const errors = Object.fromEntries(fields.map((field) => [`claim.${field}`, [message]]));
  return refuse(422, 'transition_not_allowed', fields.length > 0 ? { errors } : {});
}

/** Not audited: a draft is saved after every pause in typing. @returns what is wrong, by field. */
async function changeDraft(
  tx: Database,
  { ports }: UpdateCall,
  claim: ClaimRow,
  fields: ClaimFields,
) {
  const [of] = await tx
    .select({ parameters: caseRows.parameters })
    .from(caseRows)
    .where(eq(caseRows.id, claim.case_id))
    .limit(1);
  if (!of) throw new Error(`Claim ${claim.id} has no case.`);
  const now = ports.clock();
  const faults = fieldFaults({ ...fieldsOf(claim), ...fields }, of.parameters, now);
  if (Object.keys(faults).length === 0) {
    await updateClaim(tx, claim, columnsOf(fields, of.parameters), now);
  }
  return faults;
}

/** @returns what is wrong, by field. */
async function changePrice(
  tx: Database,
  call: UpdateCall,
  claim: ClaimRow,
  prices: Pick<ClaimFields, (typeof PRICE_FIELDS)[number]>,
) {
  const faults = inRequest(priceFaults({ ...fieldsOf(claim), ...prices }));
  if (Object.keys(faults).length > 0) return faults;
  const now = call.ports.clock();
  const changed = await updateClaim(tx, claim, prices, now);
  // As the database has them: `72.50` in place of `72.5` is no change.
  const { ask_percent, minimum_percent } = changed;
  const changes = changesBetween(claim, { ask_percent, minimum_percent });
  if (Object.keys(changes).length === 0) return faults;
  await addClaimEvent(tx, claim.id, { type: 'price_changed', actor_role: 'seller' }, now);
  await audit(tx, call, {
    action: 'claim.price_changed',
    subject_type: 'claims',
    subject_id: claim.id,
    changes,
  });
  return faults;
}

async function updateClaim(
  tx: Database,
  { id }: ClaimRow,
  values: Partial<typeof claimRows.$inferInsert>,
  now: Date,
): Promise<ClaimRow> {
  const [changed] = await tx
    .update(claimRows)
    .set({ ...values, updated_at: now, lock_version: sql`${claimRows.lock_version} + 1` })
    .where(eq(claimRows.id, id))
    .returning();
  if (!changed) throw new Error(`Claim ${id} is gone.`);
  return changed;
}
