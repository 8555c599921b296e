import { useFormContext } from 'react-hook-form';
import { useCaseNames } from '@/cases/use-case-names';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { ReviewSection } from '@/forms/stepper/review-section';
import { accreditationFacts, applicantFacts } from '@/users/buyer-account/application-facts';
import type { ApplicationStep } from './application-steps';
import { type ApplicationValues, readApplication } from './application-values';

/** Everything that was entered, by step, each with the way back to it. */
export function ApplicationReview({ onStep }: { onStep: (step: ApplicationStep) => void }) {
  const values = useFormContext<ApplicationValues>().getValues();
  const { namesOf } = useCaseNames();
  const { fields } = readApplication(values);
  return (
    <div className="grid gap-6">
      <ReviewSection
        title="Applicant"
        facts={applicantFacts(fields)}
        onEdit={() => onStep('applicant')}
      />
      <ReviewSection
        title="Accreditation"
        facts={[
          ...accreditationFacts(fields),
          ['Cases of interest', namesOf(fields.case_ids ?? [])],
        ]}
        onEdit={() => onStep('accreditation')}
      />
      <ReviewSection
        title="Documents"
        facts={values.documents.map(({ kind, filename }) => [DOCUMENT_KIND_LABELS[kind], filename])}
        onEdit={() => onStep('documents')}
      />
    </div>
  );
}
