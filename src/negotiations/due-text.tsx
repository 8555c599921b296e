import { Clock, TriangleAlert } from 'lucide-react';
import { hasFormOfDay } from '@/domain/days';
import { isOverdue } from '@/domain/deals/deadlines/overdue';
import { DateText } from '@/ui/data/date-text';

interface DueTextProps {
  /** The deadline, a moment or a day; null if there is none. */
  dueAt: string | null;
  /** `deadline` names the time and the zone of a moment. */
  as?: 'date' | 'deadline';
}

/** By when somebody has to act. Says so if the deadline has passed. */
export function DueText({ dueAt, as = 'date' }: DueTextProps) {
  if (dueAt === null) return <span className="text-muted">–</span>;
  const isLate = isOverdue(dueAt);
  const Icon = isLate ? TriangleAlert : Clock;
  return (
    <span
      className={`tabular inline-flex items-baseline gap-1 ${isLate ? 'text-danger-ink font-medium' : ''}`}
    >
      {(isLate || as === 'deadline') && (
        <Icon aria-hidden size={14} className="shrink-0 translate-y-0.5" />
      )}
      <span>
        {isLate && 'Overdue since '}
        {as === 'deadline' && !isLate && 'Until '}
        <DateText iso={dueAt} as={hasFormOfDay(dueAt) ? 'date' : as} />
      </span>
    </span>
  );
}
