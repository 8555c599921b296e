import type { ListedCaseStatus } from '@generated/model';
import { Alert } from '@/ui/feedback/alert';

const WORDS: Record<Exclude<ListedCaseStatus, 'active'>, { title: string; text: string }> = {
  paused: {
    title: 'This case is paused',
    text: 'It takes no new claims for now. Those that are listed stay on the market.',
  },
  closed: {
    title: 'This case is closed',
    text: 'It takes no new claims any more. Those that are listed stay on the market.',
  },
};

/** Says that a case takes no new claims; empty for one that does. */
export function CaseStatusNotice({ status }: { status: ListedCaseStatus }) {
  if (status === 'active') return null;
  return (
    <Alert tone="warning" title={WORDS[status].title}>
      {WORDS[status].text}
    </Alert>
  );
}
