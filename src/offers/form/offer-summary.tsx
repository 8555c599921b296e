import type { CaseParameters, OfferSide } from '@generated/model';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PriceLine } from '@/claims/price-card';
import { feeName, feeOf, feeText, feeWords, hasFee } from '@/domain/deals/fees';
import { DILIGENCE_DAYS } from '@/domain/deals/deadlines/deadlines';
import { otherSide } from '@/domain/deals/offer-state';
import { offerEnd, type SaleAmounts, saleAmounts } from '@/domain/deals/offer-terms';
import { readPercent } from '@/domain/decimal-input';
import { formatAmount, formatPrice } from '@/domain/money';
import { presentTime } from '@/domain/present-time';
import { MINUTE } from '@/domain/time';
import { formatDateTimeWithZone } from '@/labels/dates';
import { BOUND_ONCE_SIGNED } from '@/negotiations/deal-act-words';
import { Spoken } from '@/forms/spoken';
import { afterFees, daysText } from '../offer-view';
import { restText } from '../rest-text';
import { type OfferSubject, type OfferValues, readFace } from './offer-form-values';

interface OfferSummaryProps {
  claim: OfferSubject;
  side: OfferSide;
  parameters: CaseParameters;
}

/** The money of the offer in the form, and what its maker agrees to. Changes with every key. */
export function OfferSummary({ claim, side, parameters }: OfferSummaryProps) {
  const now = useNow();
  const { values, percent, face, amounts } = useAmounts(claim, parameters);
  const { currency } = claim;
  const hours = Number(values.expires_in_hours);
  const sum = amounts && formatAmount(afterFees(side, { ...amounts, currency }).amount, currency);
  return (
    <section aria-label="What it comes to" className="bg-subtle grid gap-4 rounded-lg p-4 text-sm">
      {amounts && percent !== null ? (
        <Amounts amounts={amounts} percent={percent} {...{ side, parameters, currency }} />
      ) : (
        <p className="text-muted">Enter a price to see what it comes to.</p>
      )}
      <Spoken
        text={sum === null ? '' : `${side === 'buyer' ? 'You pay' : 'You receive'} ${sum}.`}
      />
      <Commitment
        side={side}
        amounts={amounts}
        currency={currency}
        until={hours > 0 ? untilWhen(now, hours, claim) : null}
        days={Number(values.settlement_days)}
        rest={face === null ? null : restText({ face_amount: face, currency, claim })}
      />
    </section>
  );
}

/** Keeps the sum visible next to the button, for the eye only: the summary, which states it, may be scrolled away. */
export function OfferSum({ claim, side, parameters }: OfferSummaryProps) {
  const { amounts } = useAmounts(claim, parameters);
  if (!amounts) return null;
  const { label, amount, currency } = afterFees(side, { ...amounts, currency: claim.currency });
  return (
    <p aria-hidden className="text-muted grow text-xs">
      {label}
      <span className="tabular text-ink block text-xl font-semibold">
        {formatAmount(amount, currency)}
      </span>
    </p>
  );
}

/** The form's current values and the resulting sums; the sums are null while price or part cannot be read. */
function useAmounts(claim: OfferSubject, parameters: CaseParameters) {
  // All fields are registered with their defaults, so none is missing.
  const values = useWatch<OfferValues>() as OfferValues;
  const percent = readPercent(values.price_percent);
  const face = readFace(values, claim);
  const amounts =
    percent === null || face === null
      ? null
      : saleAmounts(face, percent, parameters, claim.currency);
  return { values, percent, face, amounts };
}

interface AmountsProps extends Pick<OfferSummaryProps, 'side' | 'parameters'> {
  amounts: SaleAmounts;
  percent: string;
  currency: string;
}

function Amounts({ amounts, percent, side, parameters, currency }: AmountsProps) {
  const money = (amount: string) => formatAmount(amount, currency);
  return (
    <dl className="grid gap-2">
      <PriceLine label={`At ${formatPrice(percent)}`}>{money(amounts.amount)}</PriceLine>
      {side === 'buyer' ? (
        <>
          <PriceLine label={feeName(parameters.buyer_fee_percent)}>
            {feeText(amounts.buyer_fee_amount, currency, '+')}
          </PriceLine>
          <PriceLine label="You pay" isStrong>
            {money(amounts.total_amount)}
          </PriceLine>
          <PriceLine label="Seller keeps">{money(amounts.net_amount)}</PriceLine>
        </>
      ) : (
        <>
          <PriceLine label={feeName(parameters.seller_fee_percent)}>
            {feeText(amounts.seller_fee_amount, currency, '−')}
          </PriceLine>
          <PriceLine label="You receive" isStrong>
            {money(amounts.net_amount)}
          </PriceLine>
          <PriceLine label="Buyer pays">{money(amounts.total_amount)}</PriceLine>
        </>
      )}
    </dl>
  );
}

/**
 * The time by the exchange's clock, renewed each minute: an offer binds from when it is received, not from when its
 * form was opened.
 */
function useNow(): number {
  const [now, setNow] = useState(presentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(presentTime()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface Until {
  at: string;
  /** Whether the end of the listing cuts the offer short. */
  isListingEnd: boolean;
}

function untilWhen(now: number, hours: number, { expires_at }: OfferSubject): Until {
  const listingEnd = expires_at === null ? null : new Date(expires_at);
  const at = offerEnd(new Date(now), hours, listingEnd);
  return { at: at.toISOString(), isListingEnd: at.getTime() === listingEnd?.getTime() };
}

interface CommitmentProps {
  side: OfferSide;
  /** Null while no price can be read. */
  amounts: SaleAmounts | null;
  currency: string;
  until: Until | null;
  days: number;
  /** Null if the whole claim is bought. */
  rest: string | null;
}

/** The consequences of an acceptance, in the maker's own numbers. */
function Commitment({ side, amounts, currency, until, days, rest }: CommitmentProps) {
  const other = otherSide(side);
  const examines = side === 'buyer' ? 'You then have' : 'The buyer then has';
  const price = amounts ? formatAmount(amounts.amount, currency) : 'the price';
  const fee = amounts && hasFee(feeOf(side, amounts)) && feeWords(feeOf(side, amounts), currency);
  const inTime = days > 0 ? ` within ${daysText(days)}` : '';
  return (
    <div className="border-line grid gap-2 border-t pt-4">
      <p className="font-semibold">What you agree to</p>
      <p>
        If the {other} accepts
        {until && (
          <>
            {' '}
            by <time dateTime={until.at}>{formatDateTimeWithZone(until.at)}</time>
            {until.isListingEnd && ', when the listing ends'}
          </>
        )}
        , these terms are agreed, the claim goes off the market, and both sides see each other’s
        names. {examines} {DILIGENCE_DAYS} business days to examine the documents. Both then sign
        the assignment agreement, and{' '}
        {side === 'buyer'
          ? `you pay ${price} to the seller${fee ? ` and ${fee} to the exchange` : ''}${inTime}.`
          : `the buyer pays you ${price}${inTime}.${fee ? ` Out of it you pay ${fee} to the exchange.` : ''}`}
      </p>
      <p>{BOUND_ONCE_SIGNED}</p>
      {rest && <p>The rest of {rest}</p>}
      <p>As long as the offer is not answered you can withdraw it.</p>
    </div>
  );
}
