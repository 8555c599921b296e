import type { ReactNode, Ref } from 'react';
import { Button } from '@/ui/button';
import { Card, CardBody } from '@/ui/data/card';
import { StepNav } from './step-nav';
import { neighbourStep, type Step, stepOf, stepStates } from './steps';
import { useFocusOnChange } from './use-focus-on-change';

interface StepperFrameProps<Key extends string> {
  /** The last one is the review. */
  steps: readonly Step<Key>[];
  current: Key;
  visited: ReadonlySet<Key>;
  /** Steps in which something is missing or wrong. */
  faulty: ReadonlySet<Key>;
  onStep: (step: Key) => void;
  /** Checks the step, and goes to the next one if it is correct. */
  onContinue: () => Promise<void>;
  /** Where the last change is saved. Shown below the list of steps. */
  status: ReactNode;
  /** What is wrong with the whole form. Shown above the step. */
  notices: ReactNode;
  /** Shown next to the steps on a wide screen. */
  aside?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The list of steps, the current step under its question, and the buttons back and on. */
export function StepperFrame<Key extends string>({
  steps,
  current,
  visited,
  faulty,
  onStep,
  onContinue,
  status,
  notices,
  aside,
  ref,
  children,
}: StepperFrameProps<Key>) {
  const heading = useFocusOnChange(current);
  const back = neighbourStep(steps, current, -1);
  const isReview = neighbourStep(steps, current, 1) === null;
  return (
    <div
      ref={ref}
      className={
        aside
          ? 'grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)_17rem]'
          : 'grid items-start gap-6 lg:grid-cols-[11rem_minmax(0,1fr)]'
      }
    >
      <div className="stays-beside grid gap-3">
        <StepNav
          steps={steps}
          current={current}
          states={stepStates(steps, { visited, faulty, current })}
          onStep={onStep}
        />
        {status}
      </div>
      <div className="grid min-w-0 gap-4">
        {notices}
        <Card>
          <CardBody className="grid gap-5">
            <h2 ref={heading} tabIndex={-1} className="text-lg">
              {stepOf(steps, current).question}
            </h2>
            {children}
            <div className="border-line flex flex-wrap justify-between gap-3 border-t pt-5">
              {back ? (
                <Button variant="secondary" onClick={() => onStep(back)}>
                  Back
                </Button>
              ) : (
                <span />
              )}
              {!isReview && <Button onClick={() => void onContinue()}>Continue</Button>}
            </div>
          </CardBody>
        </Card>
      </div>
      {aside && <div className="stays-beside grid gap-6">{aside}</div>}
    </div>
  );
}
