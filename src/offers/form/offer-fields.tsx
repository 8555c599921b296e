import type { CaseParameters, OfferSide } from '@generated/model';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RECOURSE_LABELS } from '@/claims/labels';
import { isPayableBy } from '@/domain/deals/payment-method';
import { formatAmount } from '@/domain/money';
import { countOf, sentences } from '@/domain/sentences';
import { choicesOf } from '@/labels/choices';
import { RadioField, SelectField, TextareaField, TextField } from '@/forms/fields';
import { NumberField } from '@/forms/number-field';
import { ContactDataWarning } from '@/negotiations/contact-data-warning';
import {
  EXCESS_CLAIM_LABELS,
  EXCESS_CLAIM_MEANINGS,
  RECOURSE_MEANINGS,
  SETTLEMENT_METHOD_LABELS,
} from '../labels';
import type { OfferSubject, OfferValues } from './offer-form-values';

interface OfferFieldsProps {
  claim: OfferSubject;
  side: OfferSide;
  parameters: CaseParameters;
  /** What to compare the price with: "Ask 118.5 %, best bid 112 %". */
  compare: ReactNode;
}

/** The terms of an offer, each with its meaning. */
export function OfferFormFields({ claim, side, parameters, compare }: OfferFieldsProps) {
  return (
    <>
      <NumberField<OfferValues>
        name="price_percent"
        label="Price, in percent of face"
        hint={compare}
        isRequired
        suffix="%"
      />
      {claim.partial_sale && <PartField {...{ claim, side, parameters }} />}
      <RadioField<OfferValues>
        name="recourse"
        label="Recourse, if the claim is not paid as sold"
        isRequired
        choices={RECOURSES}
      />
      <RadioField<OfferValues>
        name="excess_claim"
        label="Excess claim, if more than the face amount is allowed"
        isRequired
        choices={EXCESS_CLAIMS}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField<OfferValues>
          name="settlement_days"
          label="Settlement, in days"
          hint="Days from the last signature to payment."
          isRequired
          inputMode="numeric"
          autoComplete="off"
          isNumeric
        />
        <SelectField<OfferValues>
          name="payment_method"
          label="Payment"
          hint="How the buyer pays."
          isRequired
          choices={SETTLEMENT_METHODS.filter(({ value }) => isPayableBy(value, claim.currency))}
        />
      </div>
      <SelectField<OfferValues>
        name="expires_in_hours"
        label="Offer valid for"
        hint="After that it expires, and can no longer be accepted."
        isRequired
        choices={durations(parameters.offer_expiry_hours)}
      />
      <WrittenField
        name="conditions"
        label="Conditions (optional)"
        hint="Anything the sale depends on, for example which documents you need to see."
      />
      <WrittenField
        name="message"
        label="Message (optional)"
        hint="Leave out names and contact details. Both sides see each other’s after an acceptance."
      />
    </>
  );
}

/** The part of the claim that the offer is for. */
function PartField({ claim, side, parameters }: Omit<OfferFieldsProps, 'compare'>) {
  const { face_amount: whole, currency } = claim;
  const { minimum_claim_amount: minimum } = parameters;
  return (
    <NumberField<OfferValues>
      name="face_amount"
      label={side === 'buyer' ? 'Face amount to buy' : 'Face amount to sell'}
      hint={sentences(
        `All of it, or a part: up to ${formatAmount(whole, currency)}.`,
        minimum &&
          `A part is ${formatAmount(minimum, currency)} or more, and leaves as much or more.`,
      )}
      isRequired
      suffix={currency}
      className="[&_input]:pr-14"
    />
  );
}

interface WrittenFieldProps {
  name: 'conditions' | 'message';
  label: string;
  hint: string;
}

/** A text in the maker's own words, which the other side reads before either side knows the other's name. */
function WrittenField(field: WrittenFieldProps) {
  const text = useWatch<OfferValues, WrittenFieldProps['name']>({ name: field.name });
  // A counter-offer starts with what the other side wrote.
  const begun = useFormContext<OfferValues>().formState.defaultValues?.[field.name];
  return (
    <div className="grid gap-1.5">
      <TextareaField<OfferValues> {...field} />
      <div role="status" className="empty:sr-only">
        {text !== begun && <ContactDataWarning text={text} />}
      </div>
    </div>
  );
}

const SETTLEMENT_METHODS = choicesOf(SETTLEMENT_METHOD_LABELS);
const RECOURSES = choicesOf(RECOURSE_LABELS, RECOURSE_MEANINGS);
const EXCESS_CLAIMS = choicesOf(EXCESS_CLAIM_LABELS, EXCESS_CLAIM_MEANINGS);

/** From one day to a month, including what is usual in the case. */
function durations(usual: number) {
  const hours = [...new Set([24, 48, 72, 120, 168, 336, 720, usual])].toSorted((a, b) => a - b);
  return hours.map((each) => {
    const text = each % 24 === 0 ? countOf(each / 24, 'day') : countOf(each, 'hour');
    return { value: String(each), label: each === usual ? `${text} (usual in this case)` : text };
  });
}
