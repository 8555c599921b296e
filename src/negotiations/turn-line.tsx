import type { NegotiationSummary } from '@generated/model';
import { DueText } from './due-text';
import { shownDeadline, type TurnReader } from './turn';
import { TurnBadge } from './turn-badge';

interface TurnLineProps {
  reader: TurnReader;
  negotiation: Pick<NegotiationSummary, 'status' | 'awaiting' | 'due_at' | 'objection_deadline_on'>;
}

/** Whose turn it is, and until when. During the objection period, how long objections are possible. */
export function TurnLine({ reader, negotiation }: TurnLineProps) {
  const dueAt = shownDeadline(negotiation);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <TurnBadge reader={reader} negotiation={negotiation} />
      {dueAt && <DueText dueAt={dueAt} as="deadline" />}
    </p>
  );
}
