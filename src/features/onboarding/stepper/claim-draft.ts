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

/** An unfinished claim, as it is kept on the device. */
export interface ClaimDraft {
  caseCode: string;
  step: ClaimStepKey;
  values: ClaimFormValues;
  /** The claim of the account and the version it was last saved in; null for what no account has. */
  claim: { id: number; lock_version: number } | null;
  /** Whether the device knows more than the exchange. */
  isUnsaved: boolean;
  /** What was on its way to the exchange; whether it arrived is not known. */
  sent: ClaimFields | null;
}

export interface StoredClaimDraft {
  name: DraftName;
  savedAt: string;
  /** Read later, against the defaults of its case. */
  form: Record<string, unknown>;
  caseCode: string;
  /** Its code where an earlier version of the app has kept no name. */
  caseName: string;
  claim: ClaimDraft['claim'];
}

/**
 * What is kept on this device of a person, the latest first. What another version of the app has stored otherwise is left
 * out.
 */
export function storedClaimDrafts(owner: DraftOwner): StoredClaimDraft[] {
  return keptDrafts('user', owner).flatMap((kept) => {
    const draft = readEnvelope(kept);
    return draft ? [draft] : [];
  });
}

/** Whether somebody who was logged in has begun a claim of the case on this device; nothing of it is told. */
export function isBegunInAnAccount({ case_code: code }: Pick<Case, 'case_code'>): boolean {
  return isKeptForAnAccount((form) => isRecord(form) && form['caseCode'] === code);
}

function readEnvelope({ name, form, savedAt }: KeptDraft): StoredClaimDraft | null {
  if (!isRecord(form)) return null;
  const { caseCode, caseName, claim } = form;
  if (typeof caseCode !== 'string') return null;
  return {
    name,
    savedAt,
    form,
    caseCode,
    caseName: typeof caseName === 'string' ? caseName : caseCode,
    claim:
      isRecord(claim) &&
      typeof claim['id'] === 'number' &&
      typeof claim['lock_version'] === 'number'
        ? { id: claim['id'], lock_version: claim['lock_version'] }
        : null,
  };
}

/** @param defaults what a field holds that is missing or of another type. */
export function readClaimDraft(stored: StoredClaimDraft, defaults: ClaimFormValues): ClaimDraft {
  const { form, caseCode, claim } = stored;
  return {
    caseCode,
    claim,
    step: isStep(CLAIM_STEPS, form['step']) ? form['step'] : 'holder',
    values: readValues(form['values'], defaults),
    isUnsaved: form['isUnsaved'] !== false,
    // Only ever compared.
    sent: isRecord(form['sent']) ? form['sent'] : null,
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
    // Each field has the type of its default; a choice that no longer exists is refused by the schema.
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
