import { and, eq } from 'drizzle-orm';
import type { ErrorCode, OfferSide } from '@generated/model';
import {
  type DealAction,
  mayChangeInstructions,
  mayDo,
  maySign,
} from '@/domain/deals/deal-actions';
import { signatureFault } from '@/domain/users/party-names';
import { dueAfter } from '@/domain/deals/deadlines/deadlines';
import { feeOf, hasFee } from '@/domain/deals/fees';
import { otherSide } from '@/domain/deals/offer-state';
import { freshProofRefusal } from '../../auth/fresh-proof';
import type { UserCaller } from '../../calls/caller';
import type { Database } from '../../db/database';
import { documentRows, type NegotiationRow } from '../../db/schema';
import { type ActOn, actOnDeal, type DealCall } from '../../deals/act-on-deal';
import { cancelDeal, confirmDiligence, confirmPayment, markPaid } from '../../deals/stages';
import { assignmentBody, findAssignment, sign, signedAt } from '../../deals/assignment/assignments';
import { lockOwnDeal, type OwnDeal } from '../../deals/lock-deal';
import { recordAndTell } from '../../deals/record-in-negotiation';
import { readNegotiation } from '../../deals/negotiation-bodies';
import type { Call, Handlers } from '../../calls/operation-types';
import { refuse, refuseFields } from '../../calls/refusals';
import { change, type Work } from '../../unit-of-work/change';

export const stageHandlers = {
  confirmDiligence: async (call) =>
    await actAsSide(call, may('confirm_diligence'), (work, deal) =>
      confirmDiligence(work, deal, deal.side),
    ),

  markNegotiationPaid: async (call) =>
    await actAsSide(call, may('mark_paid'), async (work, deal) => {
      const { payment_reference, document_id: documentId = null } = call.body;
      if (documentId !== null && !(await isOwnProof(work, documentId, call.caller.user.id))) {
        return refuse('document_not_usable');
      }
      await markPaid(work, deal, deal.side, { reference: payment_reference, documentId });
      return null;
    }),

  updatePaymentInstructions: async (call) =>
    await actAsSide(
      call,
      ({ negotiation, side }) => mayChangeInstructions({ ...negotiation, role: side }),
      async (work, deal) => {
        const unproved = await freshProofRefusal(work, call.caller);
        if (unproved) return unproved;
        const values = instructionValues(work, call.body);
        // The buyer is not asked to check unchanged instructions again.
        if (values.payment_instructions === deal.negotiation.payment_instructions) return null;
        await recordAndTell(work, deal, {
          event: 'payment_instructions_changed',
          by: deal.side,
          values,
        });
        return null;
      },
    ),

  confirmPayment: async (call) =>
    await actAsSide(call, may('confirm_payment'), (work, deal) =>
      confirmPayment(work, deal, deal.side),
    ),

  cancelNegotiation: async (call) =>
    await actAsSide(call, may('cancel'), (work, deal) =>
      cancelDeal(work, deal, { by: deal.side, reason: call.body.reason }),
    ),

  signAssignment: async (call) => {
    const { params, body, caller } = call;
    return await change(call, async (work) => {
      const deal = await lockOwnDeal(work.db, params.id, caller.user.id);
      if (!deal) return refuse('not_found');
      const { negotiation, side } = deal;
      const drawnUp = await findAssignment(work.db, negotiation.id);
      const signed_by_me = drawnUp !== undefined && signedAt(drawnUp, side) !== null;
      if (!drawnUp || !maySign({ status: negotiation.status, signed_by_me })) {
        return refuse('transition_not_allowed');
      }
      if (drawnUp.text_hash !== body.hash) return refuse('agreement_superseded');
      const name = signatureFault(body.typed_name, caller.user);
      const faults = { ...(name && { typed_name: name }), ...instructionFaults(side, body) };
      if (Object.keys(faults).length > 0) return refuseFields(faults);
      const unproved = side === 'seller' ? await freshProofRefusal(work, caller) : null;
      if (unproved) return unproved;
      const typed_name = body.typed_name.trim();
      const signed = await sign(work, drawnUp, negotiation, { side, typed_name });
      await recordSignature(work, deal, signed, instructionValues(work, body));
      return { status: 200, body: await assignmentBody(work.db, signed, call) };
    });
  },
} satisfies Partial<Handlers>;

/** Only the seller says where the price is paid. */
function instructionFaults(
  side: OfferSide,
  { payment_instructions: instructions }: Call<'signAssignment'>['body'],
) {
  const isGiven = instructions !== undefined;
  if (isGiven === (side === 'seller')) return null;
  return {
    payment_instructions: isGiven
      ? 'Only the seller says where the price is paid to.'
      : 'Say where the buyer pays.',
  };
}

function instructionValues(
  { now }: Work,
  { payment_instructions: instructions }: { payment_instructions?: string | undefined },
) {
  return instructions === undefined
    ? {}
    : { payment_instructions: instructions.trim(), payment_instructions_at: now };
}

/** The second signature makes the payment and the buyer's fee due. */
async function recordSignature(
  work: Work,
  deal: OwnDeal,
  signed: Parameters<typeof signedAt>[0],
  instructions: Partial<NegotiationRow>,
): Promise<void> {
  const { offer, side } = deal;
  const isWhole = signedAt(signed, otherSide(side)) !== null;
  const due_at = dueAfter('payment_due', {
    at: work.now,
    settlementDays: offer.settlement_days,
  });
  await recordAndTell(work, deal, {
    ...(isWhole ? { transition: 'sign' } : { event: 'signed' }),
    by: side,
    values: {
      ...instructions,
      ...(isWhole && {
        due_at,
        buyer_fee_due_at: hasFee(feeOf('buyer', offer)) ? due_at : null,
      }),
    },
  });
}

type May = (deal: OwnDeal) => boolean;

const may =
  (action: Exclude<DealAction, 'sign'>): May =>
  ({ negotiation, side }) =>
    mayDo(action, { ...negotiation, role: side });

/** A side's act on its own negotiation. */
async function actAsSide<Code extends ErrorCode = never>(
  call: DealCall<UserCaller>,
  isAllowed: May,
  act: ActOn<OwnDeal, Code>,
) {
  const wanted = { id: call.params.id, userId: call.caller.user.id };
  const access = {
    lock: (db: Database) => lockOwnDeal(db, wanted.id, wanted.userId),
    read: (db: Database) => readNegotiation(db, call, wanted),
  };
  const allowed: ActOn<OwnDeal, Code | 'transition_not_allowed'> = async (work, deal) =>
    isAllowed(deal) ? await act(work, deal) : refuse('transition_not_allowed');
  return await actOnDeal(call, access, allowed);
}

async function isOwnProof({ db }: Work, id: number, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: documentRows.id })
    .from(documentRows)
    .where(
      and(
        eq(documentRows.id, id),
        eq(documentRows.user_id, userId),
        eq(documentRows.kind, 'payment_proof'),
        eq(documentRows.status, 'ready'),
      ),
    )
    // It cannot be deleted before this is committed.
    .for('share');
  return found.length > 0;
}
