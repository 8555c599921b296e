import type { CaseFactsInput, GuidePriceInput } from '@generated/model';
import Big from 'big.js';
import { percentFault } from '../amounts';
import { pastDayFault } from '../days';

export type CaseFacts = CaseFactsInput['case'];
export type GuidePrice = GuidePriceInput['guide_price'];

type Dates = Pick<CaseFacts, 'petition_date' | 'bar_date' | 'plan_effective_date'>;
type Recovery = Pick<CaseFacts, 'recovery_low_percent' | 'recovery_high_percent'>;

/**
 * What is wrong with facts of a case beyond the schema, by field.
 * @param today the latest day that it currently is anywhere on earth.
 */
export function caseFactFaults(facts: Dates & Recovery, today: string): Record<string, string> {
  const recovery = rangeFaults(facts.recovery_low_percent, facts.recovery_high_percent);
  return withoutNulls({
    ...dateFaults(facts, today),
    recovery_low_percent: recovery.low,
    recovery_high_percent: recovery.high,
  });
}

function dateFaults({ petition_date, bar_date, plan_effective_date }: Dates, today: string) {
  const early = (day: string) =>
    petition_date !== null && day < petition_date ? 'This is before the petition date.' : null;
  return {
    petition_date: petition_date && pastDayFault(petition_date, today),
    // It may lie ahead.
    bar_date: bar_date && (pastDayFault(bar_date, bar_date) ?? early(bar_date)),
    plan_effective_date:
      plan_effective_date &&
      (pastDayFault(plan_effective_date, today) ?? early(plan_effective_date)),
  };
}

/** What is wrong with a guide price beyond the schema, by field; null is what a form has not read. */
export function guidePriceFaults({
  low_percent,
  high_percent,
}: Record<'low_percent' | 'high_percent', string | null>): Record<string, string> {
  const { low, high } = rangeFaults(low_percent, high_percent);
  return withoutNulls({ low_percent: low, high_percent: high });
}

/** Both ends of a range of prices are there, or neither is. */
function rangeFaults(low: string | null, high: string | null) {
  const missing = 'Enter both ends, or neither.';
  const faults = {
    low: low === null && high !== null ? missing : percentFault(low),
    high: high === null && low !== null ? missing : percentFault(high),
  };
  if (faults.low === null && faults.high === null && low && high && new Big(high).lt(low))
    return { ...faults, high: 'This is below the lower end.' };
  return faults;
}

function withoutNulls(faults: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
