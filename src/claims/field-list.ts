import type { DeclaredFact } from '@/domain/claims/declared-facts';
import type { ClaimField, ClaimFieldName, ClaimStepKey, FactField } from './field-kinds';
import { CLAIM_FIELDS } from './fields';

/** The words for the facts that a seller declares. Seller, buyers and staff see the same ones. */
export const FACT_FIELDS: Record<DeclaredFact, FactField> = CLAIM_FIELDS;

// `Object.entries` loses the names of the table.
const ENTRIES = Object.entries(CLAIM_FIELDS) as [ClaimFieldName, ClaimField][];

/** Every field with its name, in the order of the form. */
export function claimFields(): readonly [ClaimFieldName, ClaimField][] {
  return ENTRIES;
}

export function fieldsOfStep(step: ClaimStepKey): readonly [ClaimFieldName, ClaimField][] {
  return ENTRIES.filter(([, field]) => field.step === step);
}

export const claimField = (name: ClaimFieldName): ClaimField => CLAIM_FIELDS[name];

/** What a field is called next to its value. */
export function fieldName(name: ClaimFieldName): string {
  const field: ClaimField = CLAIM_FIELDS[name];
  return field.name === undefined ? field.label : field.name;
}

export const yesOrNo = (answer: boolean) => (answer ? 'Yes' : 'No');
