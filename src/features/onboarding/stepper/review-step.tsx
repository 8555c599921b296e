import type { CaseParameters } from '@generated/model';
import { useFormContext } from 'react-hook-form';
import { factText } from '@/claims/claim-facts';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { fieldName, fieldsOfStep, yesOrNo } from '@/claims/field-list';
import { readClaimForm } from '@/claims/form/claim-form-values';
import { CLAIM_STEPS } from '@/claims/form/claim-steps';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Button } from '@/ui/button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import type { GivenDocument } from './claim-gap-list';

interface ReviewStepProps {
  parameters: CaseParameters;
  documents: readonly GivenDocument[];
  /** ISO date; a claim is not filed later. */
  today: string;
  onStep: (step: ClaimStepKey) => void;
}

type Fact = readonly [label: string, value: string | null | undefined];

/** Everything that was said, by step, each with the way back to it. */
export function ReviewStep({ parameters, documents, today, onStep }: ReviewStepProps) {
  const values = useFormContext<ClaimFormValues>().getValues();
  const { fields } = readClaimForm(values, parameters, today);

  const answers = parameters.questions.map(({ key, label, type }): Fact => {
    const answer = values.answers[key];
    return [label, type === 'boolean' && answer ? yesOrNo(answer === 'true') : answer];
  });
  const factsOf = (step: ClaimStepKey): Fact[] => {
    if (step === 'review') return [];
    if (step === 'documents')
      return documents.map(({ kind, name }) => [DOCUMENT_KIND_LABELS[kind], name]);
    return fieldsOfStep(step).flatMap(([name, field]) => {
      if (field.kind === 'answers') return answers;
      const typed = values[name];
      // What cannot be read stands as it was typed; what is wrong with it stands in the list above.
      const asTyped = typeof typed === 'string' && typed !== '' ? typed : field.unsaid;
      return [[fieldName(name), factText(field, fields[name], parameters.currency) ?? asTyped]];
    });
  };

  return (
    <div className="grid gap-6">
      {CLAIM_STEPS.filter(({ key }) => key !== 'review').map(({ key, title }) => (
        <Section key={key} title={title} facts={factsOf(key)} onEdit={() => onStep(key)} />
      ))}
    </div>
  );
}

interface SectionProps {
  title: string;
  facts: readonly Fact[];
  onEdit: () => void;
}

function Section({ title, facts, onEdit }: SectionProps) {
  // What was left out needs no line of its own; what is missing stands in the list above.
  const given = facts.filter(([, value]) => Boolean(value));
  return (
    <section aria-label={title} className="border-line border-b pb-6">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-sm">{title}</h3>
        <Button variant="ghost" size="sm" onClick={onEdit}>
          Edit <span className="sr-only">{title}</span>
        </Button>
      </div>
      {given.length === 0 ? (
        <p className="text-muted text-sm">None yet</p>
      ) : (
        <DescriptionList columns={2}>
          {given.map(([label, value]) => (
            <DescriptionItem key={`${label} ${value}`} label={label} isNumeric>
              {value}
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </section>
  );
}
