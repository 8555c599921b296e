import { clsx } from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import type { ClaimStepKey } from '@/claims/field-kinds';
import { CLAIM_STEPS, claimStep } from '@/claims/form/claim-steps';
import { ProgressBar } from '@/ui/data/progress-bar';
import { Collapsible } from '@/ui/overlay/collapsible';

export type StepState = 'done' | 'incomplete' | 'untouched';

interface StepNavProps {
  current: ClaimStepKey;
  states: Record<ClaimStepKey, StepState>;
  onStep: (step: ClaimStepKey) => void;
}

/** Every step by its name, in any order; on a phone behind the progress. */
export function StepNav(props: StepNavProps) {
  const place = CLAIM_STEPS.findIndex(({ key }) => key === props.current) + 1;
  const label = `Step ${place} of ${CLAIM_STEPS.length}`;
  return (
    <nav aria-label="Steps">
      <div className="lg:hidden">
        <ProgressBar label={label} value={(100 * place) / CLAIM_STEPS.length} />
        {/* A new step closes the list. */}
        <Collapsible key={props.current} summary={`${label}: ${claimStep(props.current).title}`}>
          <StepList {...props} />
        </Collapsible>
      </div>
      <div className="hidden lg:block">
        <StepList {...props} />
      </div>
    </nav>
  );
}

const SPOKEN: Record<StepState, string> = {
  done: ', complete',
  incomplete: ', something is missing',
  untouched: '',
};

function StepList({ current, states, onStep }: StepNavProps) {
  return (
    <ol className="grid gap-1">
      {CLAIM_STEPS.map(({ key, title }, index) => (
        <li key={key}>
          <button
            type="button"
            aria-current={key === current ? 'step' : undefined}
            onClick={() => onStep(key)}
            className={clsx(
              'fade one-of flex min-h-10 w-full items-center gap-3 rounded-lg px-2 text-left text-sm',
              key === current ? 'bg-primary-soft font-semibold' : 'hover:bg-subtle',
            )}
          >
            <StepMark state={states[key]} number={index + 1} />
            {title}
            <span className="sr-only">{SPOKEN[states[key]]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'tabular grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
        state === 'done' && 'bg-primary text-on-primary',
        state === 'incomplete' && 'bg-warning-soft text-warning-ink',
        state === 'untouched' && 'bg-subtle text-muted',
      )}
    >
      {state === 'done' ? (
        <Check size={14} strokeWidth={3} />
      ) : state === 'incomplete' ? (
        <CircleAlert size={14} />
      ) : (
        number
      )}
    </span>
  );
}
