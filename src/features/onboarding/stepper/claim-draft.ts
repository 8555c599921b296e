import type { Case, ClaimFields } from '@generated/model';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { CLAIM_STEPS } from '@/claims/form/claim-steps';
import { isStep } from '@/forms/stepper/steps';
import {
  isKeptForAnAccount,
  keptDrafts,
  type DraftName,
  type DraftOwner,
  type KeptDraft,
} from '@/session/kept/claim-drafts';
import { readKeptClaimForm, type KeptClaimForm } from '@/session/kept/kept-claim-form';
import { fieldsOf } from '@/storage/storage';

/** An unfinished claim, as kept on the device. */
export interface ClaimDraft extends Pick<KeptClaimForm, 'claim' | 'isUnsaved'> {
  caseCode: string;
  step: ClaimStepKey;
  values: ClaimFormValues;
  /** What was being sent to the exchange. Whether it arrived is unknown. */
  sent: ClaimFields | null;
}

export interface StoredClaimDraft extends KeptClaimForm {
  name: DraftName;
  savedAt: string;
  /** Its values are read later, against the defaults of its case. */
  form: unknown;
  caseCode: string;
  /** The code of the case, if an earlier version of the app has kept no name. */
  caseName: string;
}

/**
 * What this device keeps from a person, latest first. Anything that another version of the app stored differently is
 * left out.
 */
export function storedClaimDrafts(owner: DraftOwner): StoredClaimDraft[] {
  return keptDrafts(owner).flatMap((kept) => {
    const draft = readStored(kept);
    return draft ? [draft] : [];
  });
}

/** Whether somebody who was logged in has begun a claim of the case on this device. Nothing else is revealed. */
export function isBegunInAnAccount({ case_code: code }: Pick<Case, 'case_code'>): boolean {
  return isKeptForAnAccount((form) => readKeptClaimForm(form).caseCode === code);
}

function readStored({ name, form, savedAt }: KeptDraft): StoredClaimDraft | null {
  const kept = readKeptClaimForm(form);
  const { caseCode } = kept;
  return caseCode === null
    ? null
    : { ...kept, name, savedAt, form, caseCode, caseName: kept.caseName ?? caseCode };
}

/** @param defaults the values for fields that are missing or of another type. */
export function readClaimDraft(stored: StoredClaimDraft, defaults: ClaimFormValues): ClaimDraft {
  const { caseCode, claim, isUnsaved } = stored;
  const { step, values, sent } = fieldsOf(stored.form);
  return {
    caseCode,
    claim,
    step: isStep(CLAIM_STEPS, step) ? step : 'holder',
    values: readValues(values, defaults),
    isUnsaved,
    // Used only for comparison.
    sent: isRecord(sent) ? sent : null,
  };
}

function readValues(stored: unknown, defaults: ClaimFormValues): ClaimFormValues {
  if (!isRecord(stored)) return defaults;
  const plain = Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [
      field,
      typeof value !== 'object' && typeof stored[field] === typeof value ? stored[field] : value,
    ]),
  );
  return {
    // Each field has the type of its default. The schema refuses a choice that no longer exists.
    ...(plain as unknown as ClaimFormValues),
    assets: Array.isArray(stored['assets']) ? stored['assets'].flatMap(readAsset) : [],
    answers: isRecord(stored['answers'])
      ? Object.fromEntries(
          Object.entries(stored['answers']).map(([key, answer]) => [
            key,
            typeof answer === 'string' ? answer : '',
          ]),
        )
      : {},
  };
}

function readAsset(stored: unknown): ClaimFormValues['assets'] {
  if (!isRecord(stored)) return [];
  const { symbol, quantity } = stored;
  return typeof symbol === 'string' && typeof quantity === 'string' ? [{ symbol, quantity }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
