import { late } from '@/ui/late';
import type { Act } from './act';
import type { Asking } from './use-act';

const ActDialog = late(
  async () => (await import('./act-dialog')).ActDialog,
  ({ acting }) => acting.cancel(acting.reason),
);

interface AskedActProps {
  acting: Asking;
  /** The acts as they are by now, where what they ask can change while it is read: what is sent stays what was asked about. */
  present?: readonly Act[];
}

/** The dialog of the act that waits for an answer; its code comes when something is asked. */
export function AskedAct({ acting, present = [] }: AskedActProps) {
  const { asked } = acting;
  const { question } = present.find(({ name }) => name === asked?.name) ?? asked ?? {};
  return (
    asked &&
    question && <ActDialog key={asked.name} act={asked} question={question} acting={acting} />
  );
}
