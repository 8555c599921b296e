import type { CaseParameters, ClaimFields } from '@generated/model';
import { useFormContext } from 'react-hook-form';
import { assetsValue } from '@/domain/claims/review/asset-doubts';
import type { FilingDays } from '@/domain/claims/register/register-doubts';
import { formatAmount } from '@/domain/money';
import { factText } from '@/claims/claim-facts';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { claimField, fieldName, fieldsOfStep, yesOrNo } from '@/claims/field-list';
import { readClaimForm } from '@/claims/form/claim-form-values';
import { CLAIM_STEPS } from '@/claims/form/claim-steps';
import { classText } from '@/claims/labels';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { formatDate } from '@/labels/dates';
import { type Fact, ReviewSection } from '@/forms/stepper/review-section';
import type { GivenDocument } from './given-documents';

interface ReviewStepProps {
  parameters: CaseParameters;
  documents: readonly GivenDocument[];
  filing: FilingDays;
  onStep: (step: ClaimStepKey) => void;
}

/** Everything that was entered, by step, each with the way back to it. */
export function ReviewStep({ parameters, documents, filing, onStep }: ReviewStepProps) {
  const values = useFormContext<ClaimFormValues>().getValues();
  const { fields } = readClaimForm(values, parameters, filing);

  const answers = parameters.questions.map(({ key, label, type }): Fact => {
    const answer = values.answers[key];
    if (type === 'boolean' && answer) return [label, yesOrNo(answer === 'true')];
    return [label, type === 'date' && answer ? formatDate(answer) : answer];
  });
  const factsOf = (step: ClaimStepKey): Fact[] => {
    if (step === 'review') return [];
    if (step === 'documents')
      return documents.map(({ kind, name }) => [DOCUMENT_KIND_LABELS[kind], name]);
    return fieldsOfStep(step).flatMap(([name, field]) => {
      // Text typed before a field stopped being asked for is not submitted either.
      if (field.isAsked && !field.isAsked(values)) return [];
      if (field.kind === 'answers') return answers;
      if (field.kind === 'class')
        return [[fieldName(name), classIn(parameters, fields.claim_class)]];
      if (field.kind === 'assets') return [[fieldName(name), assetsText(fields, parameters)]];
      const typed = values[name];
      // A value that cannot be read is shown as typed. Its fault is in the list above.
      const asTyped = typeof typed === 'string' && typed !== '' ? typed : field.unsaid;
      return [[fieldName(name), factText(field, fields[name], parameters.currency) ?? asTyped]];
    });
  };

  return (
    <div className="grid gap-6">
      {CLAIM_STEPS.filter(({ key }) => key !== 'review').map(({ key, title }) => (
        <ReviewSection key={key} title={title} facts={factsOf(key)} onEdit={() => onStep(key)} />
      ))}
    </div>
  );
}

/** Includes the total value of the assets, to compare with the face amount above. */
function assetsText({ assets = [] }: ClaimFields, parameters: CaseParameters) {
  const value = assetsValue(assets, parameters);
  const text = factText(claimField('assets'), assets, parameters.currency);
  return value === '0' ? text : `${text}, together ${formatAmount(value, parameters.currency)}`;
}

function classIn({ claim_classes: known }: CaseParameters, code: string | null | undefined) {
  return code && classText(code, known.find((each) => each.code === code)?.name);
}
