import type { ClaimFields } from '@generated/model';
import { priceFaults } from '@/domain/claims/claim-checks';
import { dividedFields, editableClaimPart, PRICE_FIELDS } from '@/domain/claims/claim-state';
import { withoutEndZeros } from '@/domain/decimals';
import { broadcastClaim, broadcastUnseen } from '../../ports/broadcast';
import { caseOf } from '../../cases/find-case';
import { actorOf, addClaimEvent } from '../../claims/claim-events';
import { noteNews } from '../../claims/followers/follower-news';
import { lockClaim } from '../../claims/lock-claim';
import { tellSeller } from '../../claims/tell-seller';
import { asStored } from '../../db/as-stored';
import { claimRows, type ClaimRow } from '../../db/schema';
import type { Handlers } from '../../calls/operation-types';
import { refuse, refuseFields, refuseStale, underPath } from '../../calls/refusals';
import { changesBetween } from '../../unit-of-work/audit';
import { change, type Work } from '../../unit-of-work/change';
import { columnsOf, fieldFaults, fieldsOf, tidied } from './claim-fields';
import { changedMyClaim } from './my-claim-body';
import { ownFields } from './own-minimum';

export const updateHandlers = {
  updateMyClaim: async (call) =>
    await change(call, async (work) => {
      const { params, body, caller } = call;
      const claim = await lockClaim(work.db, { id: params.id, owner: caller.user.id });
      if (!claim) return refuse('not_found');
      const stale = refuseStale(claim, body.lock_version);
      if (stale) return stale;
      const own = ownFields(caller, body.claim, claim);
      if (own.refusal) return own.refusal;
      const locked = lockedFields(claim, own.fields);
      if (locked) return refuseLocked(locked);
      const fields = tidied(own.fields);
      const faults =
        editableClaimPart(claim.status) === 'all'
          ? await changeDraft(work, claim, fields)
          : await changePrice(work, claim, fields);
      if (Object.keys(faults).length > 0) return refuseFields(faults);
      return { status: 200, body: await changedMyClaim(work, call, claim.id) };
    }),
} satisfies Partial<Handlers>;

type ClaimPrices = Pick<ClaimFields, (typeof PRICE_FIELDS)[number]>;

/** The fields that cannot be changed in the claim's status; null if everything sent can be. */
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
  if (fields.length === 0) return refuse('transition_not_allowed');
  const message = 'This cannot be changed while the claim has this status.';
  const faults = Object.fromEntries(fields.map((field) => [field, message]));
  return refuseFields(underPath('claim', faults), 'transition_not_allowed');
}

/**
 * Not audited: a draft is saved after every pause in typing.
 * @returns what is wrong, by field.
 */
async function changeDraft(work: Work, claim: ClaimRow, fields: ClaimFields) {
  const of = await caseOf(work.db, claim);
  const faults = fieldFaults({ ...fieldsOf(claim), ...fields }, of, work.now);
  if (Object.keys(faults).length > 0) return faults;
  const values = asStored(claimRows, columnsOf(withoutKeptAssets(claim, fields), of.parameters));
  const changes = changesBetween(claim, values);
  const divided = dividedFields(claim).filter((field) => changes[field]);
  if (divided.length > 0)
    return underPath('claim', Object.fromEntries(divided.map((field) => [field, IS_PART])));
  if (Object.keys(changes).length > 0) await work.update(claimRows, claim, values);
  return faults;
}

/**
 * Drops the assets of the rest of a claim if they are unchanged: their values are shares of the original values, which
 * no price gives.
 */
function withoutKeptAssets(claim: ClaimRow, { assets, ...others }: ClaimFields): ClaimFields {
  const isKept = claim.is_part && assets && quantitiesOf(assets) === quantitiesOf(claim.assets);
  return assets === undefined || isKept ? others : { ...others, assets };
}

function quantitiesOf(assets: NonNullable<ClaimFields['assets']>): string {
  return JSON.stringify(assets.map(({ symbol, quantity }) => [symbol, withoutEndZeros(quantity)]));
}

const IS_PART =
  'A part of this claim is sold: what is left stays as it is. Please write to our staff if it is wrong.';

/** @returns what is wrong, by field. */
async function changePrice(work: Work, claim: ClaimRow, prices: ClaimPrices) {
  const faults = underPath('claim', priceFaults({ ...fieldsOf(claim), ...prices }));
  if (Object.keys(faults).length > 0) return faults;
  const { ask_percent: ask, minimum_percent: minimum } = changesBetween(
    claim,
    asStored(claimRows, prices),
  );
  // Nobody is told, and nobody's version becomes stale.
  if (!ask && !minimum) return faults;
  const changed = await work.update(claimRows, claim, prices);
  // The figure is stored nowhere else. The audit log, and the claim's new version, tell the staff only that it changed.
  if (minimum) await work.audit('claim.minimum_changed', claim.id);
  if (ask) await askChanged(work, claim, changed);
  else broadcastUnseen(work, claim);
  return faults;
}

async function askChanged(work: Work, claim: ClaimRow, changed: ClaimRow): Promise<void> {
  await addClaimEvent(work, claim.id, {
    type: 'price_changed',
    actor_role: 'seller',
    ask_percent_before: claim.ask_percent,
  });
  await work.audit('claim.price_changed', claim.id, {
    ask_percent: [claim.ask_percent, changed.ask_percent],
  });
  if (actorOf(work, 'seller') === 'staff') await tellSeller(work, changed, 'price_changed_in_name');
  broadcastClaim(work, claim);
  await noteNews(work, changed, 'price_changed');
}
