import { type ReactNode, useRef } from 'react';
import type { Act } from '@/acts/act';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { Button } from '@/ui/button';
import { UnsentText } from '@/ui/data/unsent-text';
import { BottomBar } from '@/ui/layout/bottom-bar';

interface DecisionBarProps {
  /** What is to be decided. */
  question: ReactNode;
  /** In the order of their buttons; the last one is the primary if `isPrimaryLast`. */
  acts: readonly Act[];
  isPrimaryLast: boolean;
  /** Whether a decision is due. Otherwise the acts change a decision that was made. */
  isWaiting: boolean;
  /** What to do next, once nothing is due. */
  next: ReactNode;
  /**
   * Moves the focus to where the person is, if nothing comes next or a colleague has decided otherwise. Without it the
   * title gets the focus.
   */
  focusPlace?: () => void;
}

/** The decisions that may be made now, then what comes next. Stays in view while the documents are looked at. */
export function DecisionBar({
  question,
  acts,
  isPrimaryLast,
  isWaiting,
  next,
  focusPlace,
}: DecisionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // The bar is visible wherever the page is scrolled to.
  const focusBar = () => bar.current?.focus({ preventScroll: true });
  const acting = useAct(isWaiting ? focusBar : focusPlace, focusPlace);
  const { asked, written } = acting;
  const unsent = !asked && !acts.some(({ name }) => name === written?.name) && written?.reason;
  return (
    <>
      {(acts.length > 0 || next || unsent) && (
        <BottomBar floats ref={bar} tabIndex={-1} role="group" aria-label="Decision">
          {unsent && (
            <div className="mb-3">
              <UnsentText text={unsent} />
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {/* On a phone the bar would cover too much of what the person has to read. */}
            <p className="hidden text-sm sm:block">{acts.length > 0 && question}</p>
            <div className="flex grow flex-wrap items-center gap-2 sm:grow-0">
              {acts.map((act, index) => (
                <Button
                  key={act.name}
                  className="grow sm:grow-0"
                  variant={isPrimaryLast && index === acts.length - 1 ? 'primary' : 'secondary'}
                  onClick={() => acting.start(act)}
                >
                  {act.label}
                </Button>
              ))}
              {next}
            </div>
          </div>
        </BottomBar>
      )}
      {/* Outlasts its button: the text stays if a colleague has decided meanwhile, and the exchange says so. */}
      <AskedAct acting={acting} />
    </>
  );
}
