import { offerInputAsks } from '@generated/asks';
import type { CaseParameters, ErrorCode, OfferFields, OfferSide } from '@generated/model';
import { MakeOfferBody } from '@generated/zod/offers/offers';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorCodeOf, isUnanswered, statusOf } from '@/api/errors/problem';
import { type Compared, usePriceCheck } from '@/claims/form/use-price-check';
import { closeReasonOf, whyClosed } from '@/domain/deals/words/close-reason';
import { unreadPercent } from '@/domain/decimal-input';
import { sentences } from '@/domain/sentences';
import { ContractForm } from '@/forms/contract-form';
import { useContractForm } from '@/forms/use-contract-form';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { isOfThePerson, type Way, wayOn } from '../obstacles';
import { OfferFormFields } from './offer-fields';
import { faultsOf, type OfferSubject, type OfferValues, toSend } from './offer-form-values';
import { OfferSum, OfferSummary } from './offer-summary';

/** What has happened while the form is open that prevents sending it, and where the person can go next. */
export interface Overtaken {
  text: string;
  way: Way | null;
}

export interface OfferFormProps {
  claim: OfferSubject;
  /** Who makes the offer. */
  side: OfferSide;
  start: OfferValues;
  parameters: CaseParameters;
  /** If the person's own price is worse than this one, the form asks about it. */
  compared: Omit<Compared, 'face_amount' | 'currency'>;
  /** What to compare the price with: "Ask 118.5 %, best bid 112 %." */
  compare: string;
  submitLabel: string;
  overtaken: Overtaken | null;
  /** The name under which the typed values are kept until they are sent or the person logs out. */
  keepAs: string;
  /** @returns why the offer failed, if the person may try again at once; null if it was made. */
  send: (offer: OfferFields) => Promise<ReactNode>;
  onClose: () => void;
}

const NOT_KNOWN = 'We do not know whether your offer was made.';
const TRY_AGAIN = 'Try again: it is made only once, even if it was.';

/** Whether the outcome of a call is unknown, because it ended in a fault of the exchange. */
const isUnknown = (error: unknown) => (statusOf(error) ?? 0) >= 500;

/** The terms of an offer, the sums and consequences of an acceptance, and the button that makes the offer. */
export function OfferForm({
  claim,
  side,
  start,
  parameters,
  compared,
  compare,
  submitLabel,
  overtaken,
  keepAs,
  send,
  onClose,
}: OfferFormProps) {
  const [notice, setNotice] = useState<ReactNode>(null);
  const [mayBeMade, setMayBeMade] = useState(false);
  const { isMeant, dialog } = usePriceCheck(claim.case, side === 'buyer' ? 'Offer' : 'Ask for');
  const form = useContractForm<OfferValues, OfferFields>(MakeOfferBody.shape.offer, {
    asks: offerInputAsks.offer,
    defaultValues: start,
    prepare: (values) => toSend(values, claim),
    check: (values) => faultsOf(values, claim, parameters),
    unread: ({ price_percent }) => ({ price_percent: unreadPercent(price_percent) }),
  });

  const { setFocus, formState } = form;
  // Needed if the form appears after the dialog, which has focused the only button it had.
  useEffect(() => setFocus('price_percent'), [setFocus]);

  async function isPriceMeant(offer: OfferFields) {
    setNotice(null);
    const { currency } = claim;
    const face_amount = offer.face_amount ?? claim.face_amount;
    if (await isMeant(offer.price_percent, { ...compared, face_amount, currency })) return true;
    setFocus('price_percent');
    return false;
  }

  async function make(offer: OfferFields) {
    try {
      setNotice(await send(offer));
      setMayBeMade(false);
    } catch (error) {
      setMayBeMade(isUnknown(error) || isUnanswered(error));
      throw error;
    }
  }

  return (
    <>
      <ContractForm
        form={form}
        isMeant={isPriceMeant}
        onSubmit={make}
        submitLabel={submitLabel}
        errorPrefix="offer."
        errorMessage={(error) => (isUnknown(error) ? `${NOT_KNOWN} ${TRY_AGAIN}` : null)}
        errorAction={(error) => {
          const code = errorCodeOf<'makeOffer' | 'counterOffer'>(error);
          return code && linkFor(code, claim);
        }}
        obstacle={
          // An offer in flight may itself be what has happened, or may have been made before the claim was closed.
          formState.isSubmitting
            ? null
            : whyNotSent({ claim, side, overtaken, mayBeMade, isUnsent: formState.isDirty })
        }
        warnOnLeave={false}
        isInDialog
        foot={<OfferSum {...{ claim, side, parameters }} />}
        keepAs={keepAs}
        secondaryAction={
          // On a phone the sum needs the space, and the sheet has a close button.
          <Button variant="secondary" className="max-sm:hidden" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
          <div className="grid content-start gap-5">
            <OfferFormFields {...{ claim, side, parameters, compare }} />
          </div>
          <div className="sticky top-0">
            <OfferSummary {...{ claim, side, parameters }} />
          </div>
        </div>
        {notice && (
          <div ref={showInTheMiddle}>
            <Alert tone="warning">{notice}</Alert>
          </div>
        )}
      </ContractForm>
      {dialog}
    </>
  );
}

/** Below a long form, a person at its button would not see the notice. */
function showInTheMiddle(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' });
}

interface Typed extends Pick<OfferFormProps, 'claim' | 'side' | 'overtaken'> {
  /** Nobody knows whether it was made. */
  mayBeMade: boolean;
  isUnsent: boolean;
}

/** What has happened since the form was opened; null while the offer can be made. */
function whyNotSent({ claim, side, overtaken, mayBeMade, isUnsent }: Typed) {
  if (overtaken)
    return {
      text: sentences(overtaken.text, isUnsent && !mayBeMade && 'What you typed was not sent.'),
      action: overtaken.way && wayButton(overtaken.way),
    };
  const reason = closeReasonOf(claim.status);
  if (!reason) return null;
  // It is also unknown whether the accepted offer was a different one.
  if (mayBeMade)
    return {
      text: `The claim takes no offers now. ${NOT_KNOWN}`,
      action: linkFor('negotiation_exists', claim),
    };
  return {
    text: sentences(whyClosed(reason, side), isUnsent && 'Your offer was not sent.'),
    action: linkFor('claim_not_open', claim),
  };
}

/** Where a refusal can be resolved. If it reveals something new about the person, the profile is read again. */
function linkFor(code: ErrorCode, claim: OfferSubject): ReactNode {
  const way = wayOn(code, claim);
  return (
    way && wayButton(way, () => isOfThePerson(code) && useSession.setState({ shouldUpdate: true }))
  );
}

function wayButton({ to, label }: Way, onClick?: () => void): ReactNode {
  return (
    <Button variant="secondary" size="sm" asChild>
      <Link to={to} onClick={onClick}>
        {label}
      </Link>
    </Button>
  );
}
