import type { CaseParameters } from '@generated/model';
import { useFormContext } from 'react-hook-form';
import { DECLARED_FACTS, type DeclaredFact } from '@/domain/claims/declared-facts';
import { readAmount, readPercent } from '@/domain/decimal-input';
import { formatAmount, formatPercent } from '@/domain/money';
import type { ClaimFormValues } from '@/claims/form/claim-form-values';
import { claimStep, type ClaimStepKey } from '@/claims/form/claim-steps';
import { countryName } from '@/labels/countries';
import { formatDate } from '@/labels/dates';
import { DECLARED_FACT_WORDS, yesOrNo } from '@/claims/declared-facts';
import {
  CLAIM_PRIORITY_LABELS,
  CLAIM_TYPE_LABELS,
  ESTATE_KYC_LABELS,
  HOLDER_TYPE_LABELS,
  RECOURSE_LABELS,
  REGISTER_STATUS_LABELS,
} from '@/claims/labels';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Button } from '@/ui/button';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import type { GivenDocument } from './claim-gap-list';

interface ReviewStepProps {
  parameters: CaseParameters;
  documents: readonly GivenDocument[];
  onStep: (step: ClaimStepKey) => void;
}

/** Everything that was said, by step, each with the way back to it. */
export function ReviewStep({ parameters, documents, onStep }: ReviewStepProps) {
  const values = useFormContext<ClaimFormValues>().getValues();
  const { currency, questions } = parameters;
  const amount = (text: string) => {
    const read = readAmount(text, currency);
    return read === null ? text || null : formatAmount(read, currency);
  };
  const percent = (text: string) => {
    const read = readPercent(text);
    return read === null ? text || null : formatPercent(read);
  };
  const declared = (fact: DeclaredFact): Fact => [
    DECLARED_FACT_WORDS[fact].name,
    values[fact] && yesOrNo(values[fact] === 'true'),
  ];
  const section = (step: ClaimStepKey, facts: Fact[]) => (
    <Section step={step} onStep={onStep} facts={facts} />
  );
  return (
    <div className="grid gap-6">
      {section('holder', [
        ['Holder', values.holder_name],
        ['Kind', HOLDER_TYPE_LABELS[values.holder_type]],
        ['Country', values.holder_country && countryName(values.holder_country)],
        declared('acquired_from_other'),
      ])}
      {section('amounts', [
        ['Face amount', amount(values.face_amount)],
        ['Type', CLAIM_TYPE_LABELS[values.claim_type]],
        ['Class', values.claim_class],
        ['Company of the debtor', values.debtor_entity],
        ['Assets', values.assets.map(({ symbol, quantity }) => `${quantity} ${symbol}`).join(', ')],
      ])}
      {section('register', [
        ['State', REGISTER_STATUS_LABELS[values.register_status]],
        ['Priority', CLAIM_PRIORITY_LABELS[values.priority]],
        ['Scheduled', amount(values.scheduled_amount)],
        ['Schedule number', values.schedule_number],
        ['Proof of claim', values.proof_of_claim_number],
        ['Filed on', values.filed_on && formatDate(values.filed_on)],
        ['Filed', amount(values.filed_amount)],
        ['Allowed', amount(values.allowed_amount)],
        ['KYC with the estate', ESTATE_KYC_LABELS[values.estate_kyc_status]],
      ])}
      {section('risks', [
        ...DECLARED_FACTS.filter((fact) => fact !== 'acquired_from_other').map(declared),
        ...(values.has_preference_exposure === 'true'
          ? [['Received in the 90 days', amount(values.preference_exposure_amount)] as const]
          : []),
        ...questions.map(({ key, label, type }): Fact => {
          const answer = values.answers[key];
          if (type === 'boolean' && answer) return [label, yesOrNo(answer === 'true')];
          return [label, answer];
        }),
      ])}
      {section(
        'documents',
        documents.map(({ kind, name }): Fact => [DOCUMENT_KIND_LABELS[kind], name]),
      )}
      {section('price', [
        ['Ask', percent(values.ask_percent) ?? 'Open to offers'],
        ['The least you accept', percent(values.minimum_percent)],
        [
          'Recourse',
          values.recourse_preference
            ? RECOURSE_LABELS[values.recourse_preference]
            : 'No preference',
        ],
        ['Sale in parts', yesOrNo(values.partial_sale)],
        ['Description', values.description],
      ])}
    </div>
  );
}

type Fact = readonly [label: string, value: string | null | undefined];

interface SectionProps {
  step: ClaimStepKey;
  facts: readonly Fact[];
  onStep: (step: ClaimStepKey) => void;
}

function Section({ step, facts, onStep }: SectionProps) {
  const { title } = claimStep(step);
  // What was left out needs no line of its own; what is missing stands in the list above.
  const given = facts.filter(([, value]) => Boolean(value));
  return (
    <section aria-label={title} className="border-line border-b pb-6">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-sm">{title}</h3>
        <Button variant="ghost" size="sm" onClick={() => onStep(step)}>
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
