import { late } from '@/ui/late';
import type { Act } from './act';
import type { Asking } from './use-act';

const ActDialog = late(
  async () => (await import('./act-dialog')).ActDialog,
  ({ acting }) => acting.cancel(acting.reason),
);

interface AskedActProps {
  acting: Asking;
  /**
   * The acts as they are now, if their questions can change while one is being read. The act sent stays the one that
   * was asked about.
   */
  present?: readonly Act[];
}

/** The dialog of the act whose question is open. Its code is loaded when a question is asked. */
export function AskedAct({ acting, present = [] }: AskedActProps) {
  const { asked } = acting;
  const { question } = present.find(({ name }) => name === asked?.name) ?? asked ?? {};
  return (
    asked &&
    question && <ActDialog key={asked.name} act={asked} question={question} acting={acting} />
  );
}
