import type { Negotiation } from '@generated/model';
import { feeOf, feeWords, hasFee, owesFee } from '@/domain/deals/fees';
import {
  DILIGENCE_DAYS,
  OBJECTION_DAYS,
  objectionsAreOver,
  SIGNING_DAYS,
} from '@/domain/deals/deadlines/deadlines';
import { isForPart } from '@/domain/deals/part';
import { isByBank } from '@/domain/deals/payment-method';
import { formatAmount, formatPrice } from '@/domain/money';
import { countOf, sentences } from '@/domain/sentences';
import { formatDate, formatDateTimeWithZone } from '@/labels/dates';
import { stands } from '@/domain/deals/offer-state';
import { presentTime } from '@/domain/present-time';
import { BOUND_ONCE_SIGNED } from './deal-act-words';
import { end, endedWords } from './stages/ended-words';
import { lateWords } from './stages/late-words';
import { onPayments, placeOfPrice } from './payment-words';
import type { StageFacts, StageWords } from './stages/stage-facts';

/** What to call the other side: its label until names are disclosed. */
export function counterpartyName({ counterparty }: Pick<Negotiation, 'counterparty'>): string {
  return counterparty.name ?? counterparty.label;
}

const UNCLEAR = 'Is something unclear?';

/** What the current stage asks of a side, or what it is waiting for. */
export function stageWords(negotiation: StageFacts, now = new Date(presentTime())): StageWords {
  const isLate = lateWords(negotiation, now) !== null;
  switch (negotiation.status) {
    case 'open':
      return offerWords(negotiation, now);
    case 'diligence':
      return diligenceWords(negotiation, isLate);
    case 'signing':
      return signingWords(negotiation, isLate);
    case 'payment':
      return paymentWords(negotiation);
    case 'transfer':
      return transferWords(negotiation, now);
    case 'completed': {
      const isPart = isForPart(negotiation.current_offer, negotiation.claim);
      return negotiation.role === 'buyer'
        ? end(
            isPart ? 'The part that you bought is yours' : 'The claim is yours',
            sentences(
              'The transfer is recorded. Distributions of the estate come to you from now on.',
              feeToPay(negotiation),
            ),
          )
        : end(
            isPart ? 'A part of the claim is sold' : 'The claim is sold',
            sentences(
              'The transfer is recorded, and you are paid.',
              isPart && 'What was left of it is a claim of its own.',
              feeToPay(negotiation),
            ),
          );
    }
    case 'cancelled':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
    case 'closed':
      return endedWords(negotiation, negotiation.status);
  }
}

function offerWords(negotiation: StageFacts, now: Date): StageWords {
  const { role, current_offer: offer } = negotiation;
  const price = `${formatPrice(offer.price_percent)}, ${formatAmount(offer.amount, offer.currency)}`;
  const until = formatDateTimeWithZone(offer.expires_at);
  const next = `Once an offer is accepted, ${role === 'buyer' ? 'you examine' : 'the buyer examines'} the documents of the claim.`;
  if (!stands(offer, now.getTime())) {
    return { title: 'The last offer has run out', text: `It was for ${price}.`, next: null };
  }
  return offer.is_mine
    ? {
        title: `${counterpartyName(negotiation)} answers next`,
        text: `Your offer of ${price}, stands until ${until}.`,
        next,
      }
    : {
        title: `Answer the offer of ${price}`,
        text: `It can be answered until ${until}: accept it, counter it or reject it.`,
        next,
      };
}

function diligenceWords(negotiation: StageFacts, isLate: boolean): StageWords {
  const beyond = {
    next: `Then both sides sign the assignment agreement, within ${SIGNING_DAYS} business days.`,
    help: UNCLEAR,
  };
  return negotiation.role === 'buyer'
    ? {
        title: 'Examine the claim',
        text: sentences(
          'Compare the documents of the claim with the register.',
          negotiation.is_pledged &&
            'The claim is pledged to a lender: the seller hands you the lender’s release before you sign.',
          !isLate && 'End the examination when you are satisfied.',
          BOUND_ONCE_SIGNED,
        ),
        ...beyond,
      }
    : {
        title: `${counterpartyName(negotiation)} examines the claim`,
        text: sentences(
          !isLate && `The examination takes up to ${DILIGENCE_DAYS} business days.`,
          negotiation.is_pledged
            ? 'The claim is pledged: send the buyer the lender’s release as a document in the messages, before either of you signs.'
            : !isLate && 'You need to do nothing unless the buyer asks for something.',
          BOUND_ONCE_SIGNED,
        ),
        ...beyond,
      };
}

function signingWords(negotiation: StageFacts, isLate: boolean): StageWords {
  const other = counterpartyName(negotiation);
  const { current_offer: offer } = negotiation;
  const within = `within ${countOf(offer.settlement_days, 'day')}`;
  const next =
    negotiation.role === 'buyer' ? `Then you pay, ${within}.` : `Then the buyer pays, ${within}.`;
  if (negotiation.signed_by_me) {
    return {
      title: `${other} signs next`,
      text: sentences(
        'You have signed.',
        !isLate && `Both sides have ${SIGNING_DAYS} business days from the end of the examination.`,
      ),
      next,
      help: UNCLEAR,
    };
  }
  const payTo =
    negotiation.role === 'seller' ? `; enter your ${placeOfPrice(offer)} for the price there` : '';
  return {
    title: 'Sign the assignment agreement',
    text: sentences(
      negotiation.is_pledged &&
        (negotiation.role === 'buyer'
          ? 'The claim is pledged to a lender: sign once you have the lender’s release.'
          : 'The claim is pledged: send the buyer the lender’s release before you sign.'),
      negotiation.signed_by_counterparty
        ? `${other} has signed. With your signature both sides are bound${payTo}.`
        : `Read it, then sign with your name${payTo}. ${other} signs it, too, in either order.`,
    ),
    next,
    help: UNCLEAR,
  };
}

function paymentWords(negotiation: StageFacts): StageWords {
  const other = counterpartyName(negotiation);
  const { currency, current_offer: offer, role, reference } = negotiation;
  const price = formatAmount(offer.amount, currency);
  const fee = feeOf(role, offer);
  const isFeeToCome = negotiation.fee_received_on === null;
  const withFee = isFeeToCome && hasFee(fee);
  const feeHelp = withFee &&
    negotiation.fee_instructions === null && { help: 'Where do you pay our fee?' };
  const byBank = isByBank(offer);
  const place = byBank ? 'account' : 'address';
  const next = 'Then our staff file the transfer of the claim with the court.';
  if (negotiation.unpaid_reason !== null) {
    return role === 'buyer'
      ? {
          title: `Look into your payment of ${price}`,
          text: `Our staff have marked it as not paid. Pay the price, or ${byBank ? 'ask your bank where the payment is' : 'look in your wallet where it went'}; then mark it as paid again, with its reference.`,
          next: `Then ${other} confirms that the money is there.`,
          help: UNCLEAR,
          ...feeHelp,
        }
      : {
          title: `${other} looks into the payment`,
          text: `Our staff have marked the price of ${price} as not paid. Check the ${place} that you have given on this page. You get a mail once the price is marked as paid again.`,
          next: 'Then you confirm that the money is there.',
          help: 'Is it not paid in time?',
          ...feeHelp,
        };
  }
  if (negotiation.paid_at === null) {
    return role === 'buyer'
      ? {
          title: `Pay ${price} to ${other}${withFee ? ` and ${feeWords(fee, currency)}` : ''}`,
          text: sentences(
            `${withFee ? 'These are two payments. ' : ''}The price goes to the ${place} given on this page.`,
            onPayments(reference, byBank, withFee),
            'Then mark the price here as paid, so that the seller looks for it.',
          ),
          next: `Then ${other} confirms that the money is there.`,
          help: UNCLEAR,
          ...feeHelp,
        }
      : {
          title: `${other} pays next`,
          text: sentences(
            `The price of ${price} comes to the ${place} that you have given on this page.`,
            isFeeToCome &&
              `Out of it you pay ${feeWords(fee, currency)} to the exchange${hasFee(fee) ? `, with ${reference} on the payment` : ''}.`,
            'You get a mail once the price is marked as paid.',
          ),
          next: 'Then you confirm that the money is there.',
          help: 'Is it not paid in time?',
          ...feeHelp,
        };
  }
  return role === 'buyer'
    ? {
        title: `${other} confirms the payment next`,
        text: sentences(
          'You have marked it as paid.',
          byBank && 'A bank transfer can take some business days.',
          feeToPay(negotiation),
        ),
        next,
        help: 'Is it not confirmed, or did you mark it by mistake or with a wrong reference?',
      }
    : {
        title: `Confirm that you received ${price}`,
        text: `${other} has marked the price as paid, with the reference ${negotiation.payment_reference ?? reference}. Confirm only once the money is in your ${byBank ? 'account' : 'wallet'}.`,
        next,
        help: 'Has it not arrived, or not all of it?',
      };
}

function transferWords(negotiation: StageFacts, now: Date): StageWords {
  const { transfer_filed_on: filedOn, objection_deadline_on: until, due_at: dueAt } = negotiation;
  if (filedOn === null || until === null) {
    return {
      title: 'Our staff file the transfer with the court',
      text: `The payment is confirmed. ${leftToDo(negotiation)} The filing appears here with its docket number.`,
      next: `Then ${OBJECTION_DAYS} days begin in which the transfer can be objected to, or as many as the law of the case sets.`,
      help: UNCLEAR,
    };
  }
  const isOver = objectionsAreOver(until, now);
  const isDueLater = dueAt !== null && new Date(dueAt) > now;
  const docket = negotiation.docket_number && `, docket number ${negotiation.docket_number}`;
  return {
    title: isOver
      ? 'The days for objections are over'
      : `Objections are possible until ${formatDate(until)}`,
    text: sentences(
      `The transfer was filed on ${formatDate(filedOn)}${docket ?? ''}.`,
      `If somebody ${isOver ? 'objected' : 'objects'} in time, the court decides on the transfer; our staff tell you what that means for the sale.`,
      leftToDo(negotiation),
    ),
    next: `${isOver ? 'Our' : 'After that day our'} staff complete the sale${isDueLater ? ` by ${formatDate(dueAt)}` : ''}${
      negotiation.role === 'buyer'
        ? `, and the ${isForPart(negotiation.current_offer, negotiation.claim) ? 'part' : 'claim'} is yours`
        : ''
    }.`,
    help: 'Is something unclear, or has somebody objected?',
  };
}

/** What a side still has to do once the price has arrived: its fee may be outstanding. */
function leftToDo(negotiation: StageFacts): string {
  return feeToPay(negotiation) ?? 'You need to do nothing.';
}

function feeToPay(negotiation: StageFacts): string | null {
  const { role, status, currency, current_offer, fee_received_on } = negotiation;
  const fee = feeOf(role, current_offer);
  return fee_received_on === null && owesFee(status, fee)
    ? `We have not received our fee of ${formatAmount(fee, currency)} yet; this page says how to pay it.`
    : null;
}
