import { clsx } from 'clsx';
import { Check, CircleAlert } from 'lucide-react';
import { ProgressBar } from '@/ui/data/progress-bar';
import { Collapsible } from '@/ui/overlay/collapsible';
import { type Step, stepOf, type StepState } from './steps';

interface StepNavProps<Key extends string> {
  steps: readonly Step<Key>[];
  current: Key;
  states: Record<Key, StepState>;
  onStep: (step: Key) => void;
}

/** Every step by its name, in any order. On a phone the list is behind the progress bar. */
export function StepNav<Key extends string>(props: StepNavProps<Key>) {
  const { steps, current } = props;
  const place = steps.findIndex(({ key }) => key === current) + 1;
  const label = `Step ${place} of ${steps.length}`;
  return (
    <nav aria-label="Steps">
      <div className="lg:hidden">
        <ProgressBar label={label} value={(100 * place) / steps.length} />
        {/* A new step closes the list. */}
        <Collapsible key={current} summary={`${label}: ${stepOf(steps, current).title}`}>
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

function StepList<Key extends string>({ steps, current, states, onStep }: StepNavProps<Key>) {
  return (
    <ol className="grid gap-1">
      {steps.map(({ key, title }, index) => (
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
