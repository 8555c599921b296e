import type { DocumentKind } from '@generated/model';
import { type Ref } from 'react';
import type { ClaimFaults } from '@/domain/claims/claim-checks';
import type { ClaimStepKey } from '@/claims/field-kinds';
import { CLAIM_STEPS, stepOfField } from '@/claims/form/claim-steps';
import { Alert } from '@/ui/feedback/alert';

/** A document of the claim, wherever it is on its way. */
export interface GivenDocument {
  kind: DocumentKind;
  name: string;
}

interface ClaimGapListProps {
  faults: ClaimFaults;
  onStep: (step: ClaimStepKey) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The steps in which something is missing or wrong. */
export function ClaimGapList({ faults, onStep, headingRef }: ClaimGapListProps) {
  const paths = Object.keys(faults);
  const steps = CLAIM_STEPS.flatMap(({ key, title }) => {
    const count = paths.filter((path) => stepOfField(path) === key).length;
    return count > 0 ? [{ key, title, count }] : [];
  });
  if (steps.length === 0) return null;
  return (
    <Alert tone="warning">
      <h3 ref={headingRef} tabIndex={-1} className="text-sm">
        Something is missing before it can be submitted
      </h3>
      <ul className="mt-2 grid gap-1">
        {steps.map(({ key, title, count }) => (
          <li key={key}>
            <button
              type="button"
              className="text-link min-h-6 underline"
              onClick={() => onStep(key)}
            >
              {title}
            </button>
            : {count === 1 ? 'one thing' : `${count} things`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
