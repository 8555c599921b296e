import type { Case, ClaimFields } from '@generated/model';
import Big from 'big.js';
import { wallTimeOfDay, writeDay } from '../../calendar';
import { pastDayFault } from '../../days';

/** The days between which a claim of a case can have been filed. */
export interface FilingDays extends Pick<Case, 'petition_date'> {
  /** The last day that is not in the future, as an ISO date. */
  today: string;
}

/** What is wrong with the day of a proof of claim, in a sentence, or null. There is no register before the petition. */
export function proofDayFault(
  filedOn: string,
  { petition_date: petition, today }: FilingDays,
): string | null {
  const fault = pastDayFault(filedOn, today);
  if (fault) return fault;
  return petition !== null && filedOn < petition
    ? `This is before the petition date, ${writeDay(wallTimeOfDay(petition))}.`
    : null;
}

export const REGISTER_AMOUNTS = [
  'scheduled_amount',
  'filed_amount',
  'allowed_amount',
] as const satisfies (keyof ClaimFields)[];

export type RegisterAmount = (typeof REGISTER_AMOUNTS)[number];

/** How an amount compares with the face amount, as worded before “the face amount”. */
type FarFromFace = 'more than twice' | 'less than half';

/** The amounts that are far from the face amount. */
export type FarAmounts = Partial<Record<RegisterAmount, FarFromFace>>;

interface RegisterDoubts extends FarAmounts {
  /** The bar date, if the claim was filed after it. */
  filed_on?: string;
}

/** Values that may be right but look like slips, for a second look by the seller and by the reviewing staff. */
export function registerDoubts(
  claim: Pick<ClaimFields, RegisterAmount | 'face_amount' | 'filed_on'>,
  { bar_date: barDate }: Pick<Case, 'bar_date'>,
): RegisterDoubts {
  const doubts: RegisterDoubts = {};
  for (const field of REGISTER_AMOUNTS) {
    const far = farFromFace(claim[field], claim.face_amount);
    if (far) doubts[field] = far;
  }
  if (claim.filed_on && barDate !== null && claim.filed_on > barDate) doubts.filed_on = barDate;
  return doubts;
}

function farFromFace(
  amount: string | null | undefined,
  face: string | null | undefined,
): FarFromFace | null {
  if (!amount || !face) return null;
  if (new Big(amount).gt(new Big(face).times(2))) return 'more than twice';
  return new Big(amount).times(2).lt(face) ? 'less than half' : null;
}
