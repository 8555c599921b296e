import type { AdminNegotiation, AdminParty } from '@generated/model';
import { whyClosed } from '@/domain/deals/words/close-reason';
import { owesFee } from '@/domain/deals/fees';
import {
  addBusinessDays,
  OBJECTION_DAYS,
  objectionsAreOver,
  REMINDER_DAYS,
} from '@/domain/deals/deadlines/deadlines';
import { isForPart } from '@/domain/deals/part';
import { isLive } from '@/domain/deals/negotiation-state';
import { presentTime } from '@/domain/present-time';
import { sentences } from '@/domain/sentences';
import { mayLogIn } from '@/domain/users/user-status';
import { formatDate, formatDateTimeWithZone } from '@/labels/dates';
import { USER_STATUS_LABELS } from '@/users/labels';

/** What a negotiation is waiting for and what staff do about it, in a sentence or two. */
export function staffWords(negotiation: AdminNegotiation, now = new Date(presentTime())): string {
  return sentences(stageWords(negotiation, now), barredWords(negotiation));
}

/** Which side can currently do nothing, as long as there is something to do. */
function barredWords({ status, buyer, seller }: AdminNegotiation): string | null {
  const barred = [buyer, seller].filter((party) => !mayLogIn(party.status));
  if (!isLive(status) || barred.length === 0) return null;
  return sentences(
    ...barred.map(
      (party) =>
        `${party.name} may not log in: the account is ${USER_STATUS_LABELS[party.status].toLowerCase()}.`,
    ),
  );
}

function stageWords(negotiation: AdminNegotiation, now: Date): string {
  const { status, buyer, seller } = negotiation;
  const filed = filedTransfer(negotiation);
  switch (status) {
    case 'open':
      return 'Offers are being exchanged. Staff act once one is accepted.';
    case 'diligence':
      return sentences(
        `${buyer.name} examines the documents of the claim. End the examination in their place only when they have said so.`,
        notBoundYet(negotiation),
      );
    case 'signing': {
      const missing = [buyer, seller].filter((party) => !party.has_signed);
      return sentences(
        `Waiting for the ${missing.length === 1 ? 'signature' : 'signatures'} of ${missing.map(({ name }) => name).join(' and ')}.`,
        notBoundYet(negotiation),
      );
    }
    case 'payment':
      return negotiation.paid_at === null
        ? unpaidWords(negotiation, now)
        : `${buyer.name} has marked the price as paid; ${seller.name} has not confirmed it yet. Confirm it in their place only on proof; mark it as not paid where it does not arrive.`;
    case 'transfer':
      return transferWords(negotiation, now);
    case 'completed':
      return `The ${isAboutPart(negotiation) ? 'part' : 'claim'} is ${inAgreement(buyer)}’s. ${outstandingFees(negotiation) ?? 'Nothing is left to do.'}`;
    case 'cancelled':
      return sentences(
        negotiation.claim.status === 'open'
          ? 'The sale was cancelled, and the claim is on the market again.'
          : 'The sale was cancelled. The claim is not on the market now.',
        filed && `${filed}: see that it was withdrawn there.`,
      );
    case 'rejected':
      return 'The last offer was rejected.';
    case 'withdrawn':
      return 'The last offer was withdrawn.';
    case 'expired':
      return 'The last offer was not answered in time.';
    case 'closed':
      return whyClosed(negotiation.moves.at(-1)?.close_reason ?? null, 'staff');
  }
}

/** For use once a deadline before the last signature has passed. */
function notBoundYet({ reminded_at }: AdminNegotiation): string | null {
  return (
    reminded_at &&
    `Both sides were reminded on ${formatDate(reminded_at)}. Nobody is bound before both have signed: write to them, or cancel the sale.`
  );
}

/** The access agreement's rule: a sale that is not paid is cancelled after a reminder of two business days. */
function unpaidWords({ buyer, unpaid_reason, reminded_at }: AdminNegotiation, now: Date): string {
  const patience =
    reminded_at &&
    `Both sides were reminded on ${formatDate(reminded_at)}; if it is still unpaid, you may cancel the sale ${fromThen(addBusinessDays(new Date(reminded_at), REMINDER_DAYS), now)}.`;
  return sentences(
    unpaid_reason === null
      ? `${buyer.name} has not marked the price as paid yet.`
      : `The price is marked as not paid; ${buyer.name} has not marked it as paid again.`,
    'Mark it as paid in their place once you have proof that it was.',
    patience,
  );
}

const fromThen = (at: Date, now: Date) =>
  at <= now ? 'now' : `from ${formatDateTimeWithZone(at.toISOString())} on`;

function transferWords(
  { transfer_filed_on: filedOn, objection_deadline_on: until, due_at: dueAt }: AdminNegotiation,
  now: Date,
): string {
  if (filedOn === null || until === null)
    return `The price was received. File the transfer with the court and record the day and the docket number; ${OBJECTION_DAYS} days for objections begin with it, or as many as the law of the case sets.`;
  return objectionsAreOver(until, now)
    ? `The objection deadline of ${formatDate(until)} has passed. Complete the sale unless somebody has objected.`
    : `Filed on ${formatDate(filedOn)}. The sale can be completed once the objection deadline of ${formatDate(until)} has passed${dueAt ? `, and is due by ${formatDate(dueAt)}` : ''}.`;
}

/** The court's record of a filed transfer; null before the filing. */
export function filedTransfer({
  transfer_filed_on: filedOn,
  docket_number: docket,
}: AdminNegotiation): string | null {
  return (
    filedOn &&
    `The transfer was filed on ${formatDate(filedOn)}, docket number ${docket ?? 'unknown'}`
  );
}

/** Whose fees are owed but not received yet, in a sentence; null if there are none. */
export function outstandingFees({ status, buyer, seller }: AdminNegotiation): string | null {
  const owing = [buyer, seller].filter(
    (party) => party.fee_received_on === null && owesFee(status, party.fee_amount),
  );
  if (owing.length === 0) return null;
  const whose = owing.map(({ name }) => `${name}’s`).join(' and ');
  return owing.length === 1 ? `${whose} fee is outstanding.` : `${whose} fees are outstanding.`;
}

/** A side's name in the agreement; before it is drawn up, the name of the account. */
export function inAgreement({ legal_name, name }: AdminParty): string {
  return legal_name ?? name;
}

/** Whether its last offer is for a part of the claim. */
export function isAboutPart({ moves, claim }: AdminNegotiation): boolean {
  const last = moves.at(-1);
  return last !== undefined && isForPart(last, claim);
}
