import type { MyClaim } from '@generated/model';
import { currentEpoch } from '@/session/epoch';

export type SubmittedClaim = Pick<MyClaim, 'id' | 'reference'>;

/** By session and case, in this tab. */
const submitted = new Map<string, SubmittedClaim>();

const keyOf = (caseCode: string) => `${currentEpoch()}/${caseCode}`;

export function rememberSubmitted(caseCode: string, { id, reference }: SubmittedClaim): void {
  submitted.set(keyOf(caseCode), { id, reference });
}

/** The last claim of a case submitted in this tab. "Back" leads to the steps of its form, which is then empty. */
export function submittedHere(caseCode: string): SubmittedClaim | null {
  return submitted.get(keyOf(caseCode)) ?? null;
}
