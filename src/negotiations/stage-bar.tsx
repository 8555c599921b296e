import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { DEAL_STAGES, type DealStage } from '@/domain/deals/negotiation-state';
import { NEGOTIATION_STATUS_LABELS } from './labels';

interface StageBarProps {
  stage: DealStage;
  /** Whose turn it is, and until when. */
  children?: ReactNode;
}

/** The progress of a sale: the stages behind it, the current one and those to come. */
export function StageBar({ stage, children }: StageBarProps) {
  const present = DEAL_STAGES.indexOf(stage);
  return (
    <div className="grid gap-3">
      <ol aria-label="Stages of the sale" className="grid grid-cols-5 gap-1.5 sm:gap-2">
        {DEAL_STAGES.map((each, index) => {
          const isDone = index < present || stage === 'completed';
          const isPresent = index === present;
          return (
            <li
              key={each}
              aria-current={isPresent ? 'step' : undefined}
              className="grid content-start gap-1.5"
            >
              <span
                aria-hidden
                className={clsx(
                  'h-1.5 rounded-full',
                  isDone || isPresent ? 'bg-primary' : 'bg-line',
                )}
              />
              <span
                className={clsx(
                  'inline-flex items-center gap-1 text-xs',
                  isPresent ? 'font-semibold' : 'text-muted',
                  // On a phone there is no room for five words next to each other.
                  !isPresent && 'max-sm:sr-only',
                  isPresent && index > 2 && 'max-sm:justify-self-end',
                )}
              >
                {isDone && <Check aria-hidden size={14} className="text-primary max-sm:hidden" />}
                {NEGOTIATION_STATUS_LABELS[each]}
                {isDone && !isPresent && <span className="sr-only">, done</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}
