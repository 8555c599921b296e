import { lazy, Suspense } from 'react';
import type { Asking } from './use-act';

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog')).ActDialog }));

/** The dialog of the act that waits for an answer; its code comes when something is asked. */
export function ActQuestion({ acting }: { acting: Asking }) {
  const { asked } = acting;
  return (
    asked?.question && (
      <Suspense>
        <ActDialog key={asked.name} act={asked} question={asked.question} acting={acting} />
      </Suspense>
    )
  );
}
