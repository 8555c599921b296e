import type { ListedCaseStatus } from '@generated/model';
import { Alert } from '@/ui/feedback/alert';

const WORDS: Record<Exclude<ListedCaseStatus, 'active'>, { title: string; text: string }> = {
  paused: {
    title: 'This case is paused',
    text: 'It takes no new claims for now. Its facts and prices can still be read.',
  },
  closed: {
    title: 'This case is closed',
    text: 'Its claims are no longer traded here. Its facts and prices can still be read.',
  },
};

/** Says that a case is not traded; nothing for one that is. */
export function CaseStatusNotice({ status }: { status: ListedCaseStatus }) {
  if (status === 'active') return null;
  return (
    <Alert tone="warning" title={WORDS[status].title}>
      {WORDS[status].text}
    </Alert>
  );
}
