import { type Ref } from 'react';
import { Alert } from '@/ui/feedback/alert';
import type { Step } from './steps';

interface GapListProps<Key extends string> {
  steps: readonly Step<Key>[];
  /** The step of each thing that is missing or wrong. */
  gaps: readonly Key[];
  onStep: (step: Key) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The steps in which something is missing or wrong. */
export function GapList<Key extends string>({
  steps,
  gaps,
  onStep,
  headingRef,
}: GapListProps<Key>) {
  const faulty = steps.flatMap(({ key, title }) => {
    const count = gaps.filter((step) => step === key).length;
    return count > 0 ? [{ key, title, count }] : [];
  });
  if (faulty.length === 0) return null;
  return (
    <Alert tone="warning">
      <h3 ref={headingRef} tabIndex={-1} className="text-sm">
        Something is missing before it can be submitted
      </h3>
      <ul className="mt-2 grid gap-1">
        {faulty.map(({ key, title, count }) => (
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
