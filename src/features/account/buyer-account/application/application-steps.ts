import { applicationGaps, neededDocumentKinds } from '@/domain/buyers/buyer-account';
import { missingDocumentKinds } from '@/domain/documents/document-checks';
import { keysOf } from '@/domain/keys-of';
import { BuyerAccountFields as FieldsSchema } from '@generated/zod/schemas/buyerAccountFields';
import type { Step } from '@/forms/stepper/steps';
import {
  type ApplicationField,
  type ApplicationValues,
  readApplication,
} from './application-values';

export type ApplicationStep = 'applicant' | 'accreditation' | 'documents' | 'review';

export const APPLICATION_STEPS: readonly Step<ApplicationStep>[] = [
  { key: 'applicant', title: 'Applicant', question: 'Who buys?' },
  { key: 'accreditation', title: 'Accreditation', question: 'What makes you an accredited buyer?' },
  { key: 'documents', title: 'Documents', question: 'What proves it?' },
  { key: 'review', title: 'Review', question: 'Is everything right?' },
];

const STEPS: Record<ApplicationField, ApplicationStep> = {
  account_type: 'applicant',
  legal_name: 'applicant',
  registration_country: 'applicant',
  registration_number: 'applicant',
  website: 'applicant',
  signatory_name: 'applicant',
  signatory_title: 'applicant',
  accreditation_basis: 'accreditation',
  source_of_funds: 'accreditation',
  investment_min: 'accreditation',
  investment_max: 'accreditation',
  case_ids: 'accreditation',
};

/** The step that asks for a field, given a path such as `case_ids.0` or `document_ids`. */
export function stepOfField(path: string): ApplicationStep {
  const [field] = path.split('.');
  const found = Object.entries(STEPS).find(([name]) => name === field);
  return found?.[1] ?? 'documents';
}

export function fieldsOfStep(step: ApplicationStep): ApplicationField[] {
  return keysOf(STEPS).filter((field) => STEPS[field] === step);
}

/** The step of each thing that is missing or wrong. */
export function stepsOfGaps(values: ApplicationValues): ApplicationStep[] {
  const { fields, faults } = readApplication(values);
  const { error } = FieldsSchema.safeParse(fields);
  const paths = new Set([
    ...Object.keys({ ...applicationGaps(fields, values.documents), ...faults }),
    // A field with a fault is not saved, and the submission would go without it.
    ...(error?.issues ?? []).map(({ path: [field] }) => String(field)),
  ]);
  // Each missing document counts separately.
  const missing = missingDocumentKinds(neededDocumentKinds(fields.account_type), values.documents);
  return [
    ...[...paths].map(stepOfField),
    ...missing.slice(1).map(() => stepOfField('document_ids')),
  ];
}
